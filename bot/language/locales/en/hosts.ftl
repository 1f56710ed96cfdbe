### Who sits where: tables for invited people, /remove, /keep-away, /move-table. For hosts and managers.

command-remove-name = remove
command-remove-description = Remove somebody from the table in this channel, for a reason that the table sees
command-keep-away-name = keep-away
command-keep-away-description = Keep somebody from all tables of this server (for moderators)
command-keep-away-other-name = person
command-keep-away-other-description = Whom; without anybody you see who is kept away
command-move-table-name = move-table
command-move-table-description = Let the match in this channel go on in another one (for moderators)
command-move-table-channel-name = channel
command-move-table-channel-description = Where it goes on

## A table for invited people alone

# In the menu of a person.
menu-challenge = Challenge
# $name is whoever is challenged.
challenge-question = You challenge { $name }. The table opens in this channel, and only the two of you sit down at it.
menu-challenge-game = Choose a game
challenge-opened = The table is open. Whoever you challenge hears of it if you press “Call them”.
refused-challenge = Challenge somebody else: another person of this server.
menu-invite = Invited people alone: choose who
button-call-invited = Call them
invited-called = Those who are invited are called.
# On the card. $names are mentions.
lobby-closed = For invited people alone: { $names }
# In the channel. $people are mentions.
notice-invited = { $people }, { $by } invites you to a table for { $game }. Press “Join” on its card in { $channel }.
refused-invite-later = Others sit at this table already, and it was open to everybody. Open a table of its own for invited people.
refused-all-called = Everybody who is invited has been called, or sits here already.
refused-not-invited = This table is for invited people alone. Its host can invite you, or you open one with /play.

## Removed from a table

remove-question-lobby = Choose whom you remove from this table. The seat is free again then; next you write the reason, which the table sees.
remove-question-running = Choose whom you remove from this match. The seat stays, and anybody can take it over with /replace; next you write the reason, which the table sees.
# The title of a form, and its field.
remove-form = Remove from the table
remove-reason = Reason
remove-reason-about = The table and whoever is removed read it.
removed = Done. The table reads it in the channel, and whoever was removed in a direct message.
# $reason is free text; $status is “lobby” before the match has begun, else “running”.
notice-removed =
    { $by } has removed { $name } from the table: “{ $reason }”{ $status ->
        [running] {" "}With /replace somebody new can take over the seat.
       *[lobby] {""}
    }
notice-you-are-removed =
    You were removed from match { $match } of { $game } in { $channel }: “{ $reason }”{ $status ->
        [running] {" "}The match does not count for you.
       *[lobby] {""}
    }
refused-no-reason = Write why. The table sees the reason.
refused-removed = You were removed from this table, so you cannot sit down at it again. Other tables are open to you.
refused-nobody-to-remove = Nobody but you sits at this table.

## Kept from all tables

keep-away-title = Who sits down at no table of this server
keep-away-done = { $name } sits down at no table of this server from now on. Seats in matches stay; /remove takes them.
keep-away-how = Nobody is told of it but those who try to open a table, join, seek or take over.
menu-let-back = Choose who may sit down again
refused-kept-away = Those who moderate this server keep you from its tables. Ask them.
refused-banned = Whoever runs this bot keeps you from all tables. Ask them.
refused-server-banned = Whoever runs this bot lets no tables be opened in this server any more. Matches that have begun go on.

## To another channel

table-moved = The match goes on in { $channel }.
notice-moved = The match goes on in { $channel }. Deadlines stay as they are.
notice-moved-by = { $by } has moved the match: it goes on in { $channel }. Deadlines stay as they are.
refused-no-posts-there = Nothing can be posted in { $channels }. Choose a text channel, a voice channel, or a thread that is not locked.
refused-own-permissions-there = You lack permissions in { $channels }: { $missing }. Somebody who manages it can grant them to you.
refused-permissions-there = I lack permissions in { $channels }: { $missing }. Somebody who manages it can grant them to me.
permission-manage-messages = Manage Messages
