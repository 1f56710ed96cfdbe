// For whoever tests: the clock, the bot, the line between them, and what the bot has asked for.

import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { repeat } from "./vendor/lit-html/directives/repeat.js";
import { icon } from "./icons.js";
import { inWords, now } from "./times.js";

const HOUR = 3600;
const SOON_AFTER = 60;
const WHILE = 10;

/** How the bot fares, in a few words. */
export function botWords(app) {
  const { phase, connected } = app.bot;
  const { name } = app.everybody.bot;
  if (connected) return { kind: "here", words: `${name} is here` };
  if (phase === "refusing") return { kind: "away", words: `${name} does not start` };
  if (phase === "elsewhere") return { kind: "away", words: `No bot has logged in` };
  return { kind: "coming", words: `${name} is on its way` };
}

export function backstage(app) {
  const me = app.everybody.people.find((person) => person.id === app.me);
  const status = botWords(app);
  const child = app.bot.phase !== "elsewhere";
  const button = (words, wish, fields = {}, title = "") => html`<button
    type="button"
    class="style-2"
    title=${title || nothing}
    @click=${() => app.try(wish, fields)}
  >
    ${words}
  </button>`;
  return html`<aside class="backstage" aria-label="Backstage">
    <header>
      <h2>Backstage</h2>
      <button type="button" class="plain" aria-label="Close" @click=${() => app.show({ drawer: null })}>${icon("close")}</button>
    </header>

    <section>
      <h3>Clock</h3>
      <p>
        It is <b>${inWords(now(), "f")}</b> here${app.ahead >= 1 ? html`, ${inHours(app.ahead)} ahead of your own clock` : nothing}.
        The bot’s clock goes along.
      </p>
      <div class="tests">
        ${button("1 hour on", "advance", { seconds: HOUR })} ${button("6 hours on", "advance", { seconds: 6 * HOUR })}
        ${button("1 day on", "advance", { seconds: 24 * HOUR })}
        <button type="button" class="style-2" @click=${() => toNextMoment(app)}>Past the next deadline</button>
      </div>
      <p class="hint">The next deadline is the earliest moment to come that is named in the places you see.</p>
    </section>

    <section>
      <h3>${me?.name ?? "This person"}</h3>
      <div class="tests">
        ${app.self.dms_open
          ? button("Close your private messages", "set dms", { open: false })
          : button("Open your private messages", "set dms", { open: true })}
        ${me?.member ? button("Leave the server", "set member", { member: false }) : button("Come back to the server", "set member", { member: true })}
      </div>
      <p class="hint">${app.self.dms_open ? "The bot can write to you privately." : "The bot cannot write to you privately."}</p>
    </section>

    <section>
      <h3>The bot</h3>
      <p class="bot-status ${status.kind}"><span class="lamp" aria-hidden="true"></span>${status.words}.</p>
      ${app.bot.last_words ? html`<p class="problem">${app.bot.last_words}</p>` : nothing}
      <div class="tests">
        ${child ? button("Restart it", "restart bot", {}, "Ends it in peace and starts it again") : nothing}
        ${child ? button("Kill it", "kill bot", {}, "Ends it without a warning; it comes back by itself") : nothing}
        ${button("Cut its line", "lose gateway", {}, "It loses the gateway and has to resume")}
        ${button(`Answer 429 for ${WHILE} s`, "fail requests", { status: 429, seconds: WHILE }, "Each request is told to come back later")}
        ${button(`Answer 500 for ${WHILE} s`, "fail requests", { status: 500, seconds: WHILE }, "Each request meets a broken server")}
      </div>
      ${app.bot.failing.length ? html`<p class="problem">Every request is answered ${app.bot.failing.join(" and ")} now.</p>` : nothing}
    </section>

    <section>
      <h3>What the bot asked for</h3>
      <label class="check">
        <input type="checkbox" .checked=${app.requestsOn} @change=${(event) => app.watchRequests(event.target.checked)} />
        <span>List its requests<small>Without their contents, which may be somebody else’s secret.</small></span>
      </label>
      ${app.requestsOn ? requests(app) : nothing}
    </section>
  </aside>`;
}

async function toNextMoment(app) {
  const found = await app.try("next moment");
  if (!found) return;
  if (found.moment === null) app.note("No moment to come is named in any place that you see.");
  else if (await app.try("advance", { seconds: Math.max(0, found.moment - now()) + SOON_AFTER })) {
    app.note(`It is a minute past ${inWords(found.moment, "f")} now.`);
  }
}

function inHours(seconds) {
  const hours = seconds / HOUR;
  return hours < 48 ? `${hours.toFixed(hours < 10 ? 1 : 0)} hours` : `${(hours / 24).toFixed(1)} days`;
}

function requests(app) {
  if (!app.requests.length) return html`<p class="hint">None yet.</p>`;
  return html`<ol class="requests">
    ${repeat(
      app.requests,
      (request) => request.key,
      (request) => html`<li class=${verdict(request).kind}>
        <span class="request-line"><b>${request.method}</b> <code>${request.path}</code></span>
        <span class="request-foot">
          <span class="verdict">${verdict(request).words}</span>
          <span>${request.status ?? "cut off"}</span>
          ${request.place ? html`<span>${request.place}</span>` : nothing}
          <time>${inWords(request.at, "T")}</time>
        </span>
        ${request.wrong.map((each) => html`<small class="problem">${each}</small>`)}
        ${request.our_fault.map((each) => html`<small class="problem">in our answer: ${each}</small>`)}
      </li>`,
    )}
  </ol>`;
}

function verdict(request) {
  if (request.wrong.length) return { kind: "wrong", words: "✗ breaks a rule" };
  if (request.our_fault.length) return { kind: "wrong", words: "✗ answered wrongly by us" };
  if (request.fault) return { kind: "fault", words: "△ fault on demand" };
  return { kind: "right", words: "✓ as described" };
}
