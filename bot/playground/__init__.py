"""The loopback server: a chat world on 127.0.0.1 that real bots log in to and people act in.

It speaks the platform's HTTP API (v10) and gateway closely enough for an unmodified discord.py or hikari, knows
nothing of the bot, and holds every request, answer and main event to the published descriptions
(`bot.playground.spec`). In a test::

    async with Playground() as playground:              # Playground(now=clock) to move time
        guild = playground.guild("Harbour")             # the bot is a member
        table = playground.world.create_channel(guild.id, "games")
        ada = playground.person("Ada", guild, locale="fr")
        ...                                             # start a bot with playground.api_url and playground.token
        await playground.connected()

        answer = await ada.slash(table, "play", game="verraeter")     # Answer: type, ephemeral, message, modal
        lobby = await ada.wait_for_message(table, "Join")             # Seen: text, buttons, selects, pictures
        answer = await ada.click(lobby, label="Join")                 # or custom_id=...
        await ada.choose(answer.message, "menu", ["knight"])          # strings, persons, roles, channels
        if answer.modal:
            await ada.submit(answer.modal, {"name": "Ada"})           # by custom id or label
        ada.sees(table), ada.dms, ada.last(table)                     # what she sees now
        await ada.wait_for(lambda: ada.dms)                           # after each change, without polling
        await ada.result(answer)                                      # the message behind a deferred answer
        await ada.forge_click("x:1", lobby)                           # what a tampered client could send

        assert playground.breaches == ()                # nobody sent anything that the platform would refuse

- `Playground` (server): start and close, `api_url`, `token`, `requests` (the log), `breaches`, `faults`,
  `gateway` (drop, invalidate ...), `until`, `time_moved`; scenes with `guild` and `person`.
- `Person`: one user's eyes and hands. A person can press only what is on the screen, or `CannotDo` is raised.
- `World` (`playground.world`): the model, pure and synchronous; scenes beyond the two helpers are set there
  (`set_overwrite`, `leave`, `delete_channel`, `set_guild`, `new_dms_left`, `messages.old_edits_allowed` ...).
- `Faults` (`playground.faults`): the next matching requests are answered 429 or 500, delayed, hung, or cut off
  before or after their effect.
- `Refusal`: what the world raises when somebody may not do something.

Each room sees those below it, by their fronts: `page` (what `sealed-orders playground` serves), `wire` (the server, its
routes and gateway, limits, faults, persons), `world` (the model), `spec` (the published descriptions).

Shards and limits, as the platform documents them. A session has the shard that its IDENTIFY names; limits count on
the world's clock (or on `limit_clock`) and hold only where they are asked for::

    limits = replace(USUAL_GATEWAY, shards=2, max_concurrency=2)  # what GET /gateway/bot tells
    async with Playground(now=clock, rates=USUAL, gateway_limits=limits) as playground:
        guild = playground.guild("Harbour", shard=Shard(1, 2))  # an id of the second of two shards
        await playground.connected(shard=1)
        playground.gateway.drop(shard=1)  # or ask_to_reconnect, invalidate, forget_sessions
        [session.shard for session in playground.gateway.connected]

Nothing here depends on the real clock but waiting; the world's time is `now`.
"""

from bot.playground.wire import (
    GENEROUS,
    USUAL,
    USUAL_GATEWAY,
    Answer,
    GatewayLimits,
    Person,
    Playground,
    Rate,
    Rates,
    Request,
)
from bot.playground.world import (
    CannotDo,
    Channel,
    Guild,
    Intent,
    Message,
    Modal,
    Permission,
    Refusal,
    Seen,
    Shard,
    User,
    World,
    fields,
)
