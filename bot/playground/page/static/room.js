// The middle of the page: the messages of one place.

import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { repeat } from "./vendor/lit-html/directives/repeat.js";
import { beginCommand } from "./composer.js";
import { icon } from "./icons.js";
import { files, parts, text } from "./parts.js";
import { token } from "./people.js";
import { sign } from "./places.js";
import { inWords, shortly } from "./times.js";

const TOGETHER = 300;

export function room(app) {
  const place = app.places.find((each) => each.id === app.place);
  const opened = app.room;
  if (!place) {
    return html`<main class="room"><p class="nothing">${app.places.length ? "Choose a place on the left." : "You see no place here."}</p></main>`;
  }
  const parent = app.places.find((each) => each.id === place.parent);
  return html`<main class="room" aria-label=${`${place.name}, as ${app.name(app.me)}`}>
    <header class="room-head">
      <button
        type="button"
        class="plain only-narrow"
        aria-label="Channels and private messages"
        aria-expanded=${app.drawer === "places"}
        @click=${() => app.show({ drawer: app.drawer === "places" ? null : "places" })}
      >
        ${icon("menu")}${app.unreadElsewhere ? html`<span class="dot" aria-hidden="true"></span>` : nothing}
      </button>
      <h1>${sign(place)}<span>${place.name}</span></h1>
      ${parent
        ? html`<button type="button" class="plain in-parent" @click=${() => app.goTo(parent.id)}>in #${parent.name}</button>`
        : html`<p class="topic">${place.kind === "dm" ? "Only you and the bot see this." : place.topic ?? ""}</p>`}
      ${place.threads
        ? html`<button type="button" class="plain" @click=${() => app.askForName(`A thread in #${place.name}`, (name) => app.try("start thread", { place: place.id, name }))} title="Start a thread">
            ${icon("thread")}<span class="unseen">Start a thread</span>
          </button>`
        : nothing}
    </header>
    <div class="messages" id="messages" tabindex="-1" aria-busy=${!opened.loaded} @scroll=${() => app.scrolled()} @load=${{ handleEvent: () => app.grown(), capture: true }}>
      ${opened.more
        ? html`<button type="button" class="style-2 earlier" @click=${() => app.earlier()}>Show earlier messages</button>`
        : nothing}
      ${opened.loaded && !opened.messages.length ? welcome(app, place) : nothing}
      ${repeat(
        opened.messages,
        (message) => message.id,
        (message, index) => entry(app, opened, message, opened.messages[index - 1]),
      )}
    </div>
    ${app.below ? html`<button type="button" class="style-1 to-end" @click=${() => app.toEnd()}>${icon("down")} New messages</button>` : nothing}
  </main>`;
}

function entry(app, opened, message, before) {
  const day = new Date(message.at * 1000).toDateString();
  const newDay = !before || new Date(before.at * 1000).toDateString() !== day;
  const firstNew =
    opened.read !== "0" && BigInt(message.id) > BigInt(opened.read) && !message.mine && !message.only_you && before && BigInt(before.id) <= BigInt(opened.read);
  return html`
    ${newDay ? html`<p class="day"><span>${inWords(message.at, "D")}</span></p>` : nothing}
    ${firstNew ? html`<p class="new-ones"><span>New</span></p>` : nothing}
    ${one(app, message, before && !newDay && !firstNew ? before : null)}
  `;
}

function one(app, message, before) {
  if (message.kind.endsWith("notice") || message.kind === "thread start") return notice(app, message);
  const together =
    before &&
    before.author.id === message.author.id &&
    before.kind === "message" &&
    message.kind === "message" &&
    before.only_you === message.only_you &&
    !message.reply &&
    message.at - before.at < TOGETHER;
  const classes = ["message", message.only_you ? "only-you" : "", message.pings_me ? "pings-me" : "", together ? "together" : ""];
  const failed = app.failed.get(message.id);
  return html`<article
    class=${classes.join(" ")}
    id="message-${message.id}"
    data-message=${message.id}
    tabindex="-1"
    aria-label=${`${message.author.name}, ${shortly(message.at)}${message.only_you ? ", only you see this" : ""}`}
  >
    ${together ? html`<span class="beside">${inWords(message.at, "t")}</span>` : token(app, message.author.id, message.author.name)}
    <div class="body">
      ${message.used
        ? html`<p class="used">${icon("thread")} <b>${message.used.by}</b> used ${message.used.command ? html`<b>/${message.used.command}</b>` : "a command"}</p>`
        : nothing}
      ${message.reply ? reply(app, message) : nothing}
      ${together
        ? nothing
        : html`<p class="head">
            <b class="author">${message.author.name}</b>${message.author.bot ? html`<span class="badge">bot</span>` : nothing}
            <time datetime=${new Date(message.at * 1000).toISOString()} title=${inWords(message.at, "F")}>${shortly(message.at)}</time>
          </p>`}
      ${message.thinking
        ? html`<p class="thinking"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> ${message.author.name} is thinking…</p>`
        : html`${text(app, message.text)} ${files(app, message)} ${parts(app, message)}`}
      ${message.edited ? html`<small class="edited">(edited)</small>` : nothing}
      ${message.thread ? threadOf(app, message.thread) : nothing}
      ${failed ? html`<p class="problem" role="alert">${failed}</p>` : nothing}
      ${message.only_you
        ? html`<p class="only-you-foot">
            ${icon("eye")} Only you see this.
            <button type="button" class="plain" @click=${() => app.try("dismiss", { message: message.id })}>Dismiss</button>
          </p>`
        : nothing}
    </div>
    ${message.only_you || message.thinking ? nothing : tools(app, message)}
  </article>`;
}

function tools(app, message) {
  return html`<div class="tools">
    <button
      type="button"
      class="plain"
      title="Answer"
      aria-label="Answer this message"
      @click=${() => {
        app.redraft({ replyTo: message });
        app.draw(() => document.querySelector(".composer textarea")?.focus());
      }}
    >
      ${icon("reply")}
    </button>
    ${app.commands.on_messages.map(
      (command) => html`<button type="button" class="plain" @click=${() => app.act("use on", message, null, { name: command.name })}>${command.shown}</button>`,
    )}
    ${message.mine
      ? html`<button type="button" class="plain" title="Delete" aria-label="Delete this message" @click=${() => app.try("delete", { message: message.id })}>
          ${icon("bin")}
        </button>`
      : nothing}
  </div>`;
}

const reply = (app, message) => html`<button type="button" class="plain reply" @click=${() => app.lookAt(message.reply.id)}>
  ${icon("reply")} <b>${message.reply.author}</b> ${message.reply.text || "…"}
</button>`;

function notice(app, message) {
  const who = html`<b>${message.author.name}</b>`;
  const words = {
    "thread notice": html`${who} started the thread <b>${message.text}</b>.`,
    "thread start": html`This thread began with a message of ${message.reply?.author ?? "somebody"}.`,
  }[message.kind];
  return html`<p class="notice" id="message-${message.id}">${words} <small>${shortly(message.at)}</small></p>`;
}

function threadOf(app, id) {
  const thread = app.places.find((place) => place.id === id);
  return thread
    ? html`<button type="button" class="style-2 thread-of" @click=${() => app.goTo(id)}>${icon("thread")} Go to the thread ${thread.name}</button>`
    : nothing;
}

/** What stands in a place where nothing has been said yet. */
function welcome(app, place) {
  const bot = app.everybody.bot.name;
  const alone = app.commands.slash.find((command) => command.name === "practice");
  if (place.kind === "dm") {
    return html`<div class="nothing">
      <h2>Between you and ${bot}</h2>
      <p>When a game has a secret for you, your hand or a hidden choice, it comes here. Nobody else can see it.</p>
      ${alone ? html`<p>You can also play here, alone with ${bot}: ${beginning(app, alone)}</p>` : nothing}
    </div>`;
  }
  const first = app.commands.slash.find((command) => command.name === "play") ?? app.commands.slash[0];
  return html`<div class="nothing">
    <h2>Have a seat at ${app.everybody.server}</h2>
    <p>${bot} is at the table. Everybody else is you: you can be each of the people in the row at the top.</p>
    <ol>
      <li>
        ${first
          ? html`Type <kbd>/</kbd> and choose a command, or start here: ${beginning(app, first)}`
          : html`<span class="hint">The bot is on its way. As soon as it is here, type <kbd>/</kbd> to see what it can do.</span>`}
      </li>
      ${alone ? html`<li>Or play alone against computers: ${beginning(app, alone)}</li>` : nothing}
      <li>Be somebody else: press a name at the top (<kbd>Alt</kbd>+<kbd>1</kbd>, <kbd>2</kbd> …), and press the buttons under the bot’s message.</li>
      <li>What is secret comes under <b>Private messages</b>, to each person apart.</li>
    </ol>
  </div>`;
}

/** A command to begin with, and what it does. */
function beginning(app, command) {
  return html`<button type="button" class="style-1" @click=${() => beginCommand(app, command)}>/${command.shown}</button>
    <span class="hint">${command.description}</span>`;
}
