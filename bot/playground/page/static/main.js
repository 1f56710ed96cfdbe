// The playground's page: what it knows, what happens to it, and how it is drawn.

import { html, nothing, render } from "./vendor/lit-html/lit-html.js";
import { backstage, botWords } from "./backstage.js";
import { beginCommand, collected, composer, emptyDraft } from "./composer.js";
import { forgetFiles } from "./files.js";
import { openForm } from "./form.js";
import { icon } from "./icons.js";
import { plain } from "./markdown.js";
import { words } from "./parts.js";
import { personForm, whoIsWho } from "./people.js";
import { inOrder, placesColumn } from "./places.js";
import { room } from "./room.js";
import { refresh, setAhead } from "./times.js";
import { Problem, Wire } from "./wire.js";

const NEAR_THE_END = 80;
const MANY_REQUESTS = 200;
const LOOKS = ["auto", "light", "dark"];
const emptyRoom = () => ({ messages: [], more: false, loaded: false, read: "0" });

class App {
  wire = new Wire((told) => this.hear(told), (line) => this.lineIs(line));
  line = "opening";
  me = null;
  self = { dms_open: true };
  everybody = { server: "", people: [], bot: { id: "0", name: "The bot" }, roles: [] };
  places = [];
  bot = { phase: "elsewhere", connected: false, last_words: "", failing: [] };
  ahead = 0;
  place = null;
  room = emptyRoom();
  commands = { slash: [], on_messages: [] };
  drafts = new Map();
  busy = new Set();
  failed = new Map();
  failures = new Map();
  unveiled = new Set();
  requests = [];
  requestsOn = false;
  drawer = null;
  dialog = null;
  complaint = null;
  notes = [];
  below = false;
  sought = null;
  look = localStorage.getItem("look") ?? "auto";
  #afterDrawing = [];
  #planned = false;
  #sticks = true;
  #followedTo = 0;
  #focusedBefore = null;

  // --- who and where ---

  /** Be somebody else: nothing of what the last person saw is kept. */
  be(person) {
    const place = this.places.find((each) => each.id === this.place);
    location.hash = `#/${person}/${place?.kind === "dm" ? "private" : this.place ?? ""}`;
  }

  goTo(place) {
    location.hash = `#/${this.me}/${place}`;
    this.show({ drawer: this.drawer === "places" ? null : this.drawer });
  }

  route() {
    const [, person = null, place = null] = location.hash.split("/");
    return { person: person || null, place: place || null };
  }

  followRoute() {
    const { person, place } = this.route();
    if (person !== this.me) {
      this.#forget();
      this.wire.enter(person);
    } else if (place !== this.place) {
      this.open(this.#placeFor(place));
    }
  }

  #forget() {
    forgetFiles();
    Object.assign(this, {
      me: null,
      places: [],
      place: null,
      room: emptyRoom(),
      commands: { slash: [], on_messages: [] },
      drafts: new Map(),
      requests: [],
      dialog: null,
      drawer: this.drawer === "places" ? null : this.drawer,
    });
    this.busy.clear();
    this.failed.clear();
    document.getElementById("spoken").replaceChildren();
    this.draw();
  }

  #placeFor(wanted) {
    const dm = this.places.find((place) => place.kind === "dm");
    if (wanted === "private" && dm) return dm.id;
    return (this.places.find((place) => place.id === wanted) ?? inOrder(this.places)[0])?.id ?? null;
  }

  async open(place) {
    this.place = place;
    this.room = emptyRoom();
    this.below = false;
    this.#sticks = true;
    this.failed.clear();
    history.replaceState(null, "", `#/${this.me}/${place ?? ""}`);
    this.draw();
    if (place === null) return;
    const [opened, commands] = await Promise.all([this.try("open", { place }), this.try("commands", { place })]);
    if (place !== this.place || !opened) return;
    this.room = { ...opened, loaded: true };
    if (commands) this.commands = commands;
    this.draw(() => {
      this.#markRead();
      this.#lookAtSought();
    });
  }

  async earlier() {
    const { place, room } = this;
    const older = await this.try("open", { place, before: room.messages[0].id });
    // Pressed twice, it is answered twice: the second answer finds another room.
    if (!older || room !== this.room) return;
    const box = document.getElementById("messages");
    const fromEnd = box.scrollHeight - box.scrollTop;
    this.room = { ...room, messages: [...older.messages, ...room.messages], more: older.more };
    this.draw(() => {
      box.scrollTop = box.scrollHeight - fromEnd;
    });
  }

  /** What leads to the place, or the message, that an address of the platform's names; null if it is none here. */
  placeAt(url) {
    const [, id, message] = /^https?:\/\/[^/]+\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(url) ?? [];
    if (!this.places.some((place) => place.id === id)) return null;
    return () => {
      this.sought = message ?? null;
      if (id === this.place) this.#lookAtSought();
      else this.goTo(id);
    };
  }

  #lookAtSought() {
    if (this.sought) this.lookAt(this.sought);
    this.sought = null;
  }

  name(id) {
    const { people, bot } = this.everybody;
    return [...people, bot].find((each) => each.id === id)?.name;
  }

  get draft() {
    if (!this.drafts.has(this.place)) this.drafts.set(this.place, emptyDraft());
    return this.drafts.get(this.place);
  }

  get unreadElsewhere() {
    return this.places.some((place) => place.unread && place.id !== this.place);
  }

  /** Whom the last public message here names. */
  namedLast() {
    const last = this.room.messages.findLast((message) => !message.only_you);
    return new Set(last?.mentions ?? []);
  }

  // --- what the playground tells ---

  lineIs(line) {
    this.line = line;
    this.draw();
  }

  hear(told) {
    switch (told.event) {
      case "welcome":
        this.#welcomed(told);
        break;
      case "unknown":
        history.replaceState(null, "", "#/");
        break;
      case "everybody":
        this.#meet(told.everybody);
        if (told.self) this.self = told.self;
        break;
      case "places":
        this.#seePlaces(told.places);
        break;
      case "message":
        this.#hearMessage(told);
        break;
      case "gone":
        if (told.place === this.place) {
          this.room.messages = this.room.messages.filter((message) => message.id !== told.message);
        }
        break;
      case "bot": {
        const came = told.bot.connected && !this.bot.connected;
        this.bot = told.bot;
        if (came || !this.commands.slash.length) this.#refreshCommands();
        break;
      }
      case "time":
        this.ahead = told.ahead;
        setAhead(told.ahead);
        break;
      case "requests":
        this.#hearRequests(told.requests);
        break;
    }
    this.draw();
  }

  #welcomed(told) {
    const again = this.me === told.self.id;
    this.me = told.self.id;
    this.self = told.self;
    this.places = told.places;
    this.bot = told.bot;
    this.ahead = told.ahead;
    setAhead(told.ahead);
    this.#meet(told.everybody);
    document.title = `${this.name(this.me)} · Playground`;
    this.open(again ? this.#placeFor(this.place) : this.#placeFor(this.route().place));
    if (this.requestsOn) this.watchRequests(true);
    this.draw(() => {
      if (document.activeElement === document.body) document.getElementById("messages")?.focus({ preventScroll: true });
    });
  }

  #meet(everybody) {
    const before = this.#language;
    this.everybody = everybody;
    this.#nameAnew();
    if (before && before !== this.#language) this.#refreshCommands();
  }

  /** The language of the client of whoever looks: commands are called by their names in it. */
  get #language() {
    return this.everybody.people.find((person) => person.id === this.me)?.locale;
  }

  #seePlaces(places) {
    const known = this.places.map((place) => place.name).join("\n");
    this.places = places;
    if (known !== places.map((place) => place.name).join("\n")) this.#nameAnew();
    if (!places.some((place) => place.id === this.place)) this.open(this.#placeFor(null));
  }

  /** Make a new object, so that texts are read again with the new names. */
  #nameAnew() {
    this.names = {
      me: this.me,
      user: (id) => this.name(id),
      role: (id) => this.everybody.roles.find((role) => role.id === id)?.name,
      place: (id) => this.places.find((place) => place.id === id)?.name,
    };
  }

  #hearMessage({ message, new: isNew }) {
    if (message.place !== this.place || !this.room.loaded) return;
    const { messages } = this.room;
    const index = messages.findIndex((each) => each.id === message.id);
    if (index >= 0) messages[index] = message;
    else if (isNew) messages.push(message);
    else return;
    if (isNew || messages[index]?.thinking) this.#announce(message);
    this.draw(() => (this.#sticks ? this.#markRead() : this.#noteBelow(isNew)));
  }

  #hearRequests(told) {
    const stamped = told.map((request) => ({ ...request, key: crypto.randomUUID() }));
    this.requests = [...stamped.reverse(), ...this.requests].slice(0, MANY_REQUESTS);
  }

  async #refreshCommands() {
    if (!this.place) return;
    const commands = await this.try("commands", { place: this.place });
    if (commands) this.show({ commands });
  }

  #announce(message) {
    if (message.mine || message.thinking) return;
    const line = document.createElement("p");
    const whose = message.only_you ? ", only for you" : "";
    line.textContent = `${message.author.name}${whose}: ${plain(words(message), this.names)}`;
    const spoken = document.getElementById("spoken");
    spoken.append(line);
    while (spoken.childElementCount > 5) spoken.firstElementChild.remove();
  }

  // --- what the person does ---

  /** Ask for something; what is refused is shown as a note, and null comes back. */
  async try(wish, fields = {}) {
    try {
      return await this.wire.ask(wish, fields);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (this.dialog) this.complain(problem.message);
      else this.note(problem.message);
      return null;
    }
  }

  /** Like `try`, but what is refused stands above the line where one writes. */
  async tryWriting(wish, fields) {
    try {
      return await this.wire.ask(wish, fields);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.redraft({ problem: problem.message });
      return null;
    }
  }

  /** Press a button, choose in a menu, use a command on a message. */
  async act(wish, message, customId, fields = {}) {
    const key = `${message.id}:${customId}`;
    if (this.busy.has(key)) return;
    const fail = (words) => {
      this.failed.set(message.id, words);
      this.failures.set(key, (this.failures.get(key) ?? 0) + 1);
    };
    this.busy.add(key);
    this.failed.delete(message.id);
    this.draw();
    try {
      const asked = customId === null ? fields : { custom_id: customId, ...fields };
      this.#answered(await this.wire.ask(wish, { message: message.id, ...asked }), () => {
        fail(`${this.everybody.bot.name} did not answer in time. Try again.`);
      });
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      fail(problem.message);
    } finally {
      this.busy.delete(key);
      this.draw();
    }
  }

  /** Call a command with its options. */
  async call(command, options) {
    const { draft } = this;
    draft.busy = true;
    this.draw();
    const answer = await this.tryWriting("slash", { place: this.place, name: command.name, options });
    draft.busy = false;
    if (answer) {
      Object.assign(draft, emptyDraft());
      this.#answered(answer, () => {
        draft.problem = `${this.everybody.bot.name} did not answer /${command.shown} in time. Try again.`;
      });
    }
    this.draw(() => {
      if (!this.dialog) document.querySelector(".composer textarea")?.focus();
    });
  }

  /** Ask for suggestions while an option is being typed. */
  async suggest(draft, option, input) {
    const asked = (draft.asked = (draft.asked ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (asked !== draft.asked || !draft.command || !input.form) return;
    const { [option.name]: _typed, ...options } = await collected(draft, input.form);
    const about = { place: this.place, name: draft.command.name, option: option.name, typed: input.value, options };
    const answer = await this.tryWriting("suggest", about);
    if (!answer || asked !== draft.asked || document.activeElement !== input) return;
    draft.suggestions[option.name] = answer.choices;
    this.redraft({ suggesting: option.name, at: 0 });
  }

  /** Send a form in. */
  async submit(form, values) {
    this.busy.add(`${form.id}:submit`);
    this.complaint = null;
    this.draw();
    const answer = await this.try("submit", { form: form.id, values });
    this.busy.delete(`${form.id}:submit`);
    if (answer) {
      if (answer.answer === "failed") this.complain(`${this.everybody.bot.name} did not answer in time. Try again.`);
      else this.show({ dialog: null });
    }
    this.draw();
  }

  #answered(answer, failed) {
    if (answer.answer === "failed") failed();
    if (answer.form) this.show({ dialog: { kind: "form", form: answer.form } });
  }

  /** Ask for the name of a new place, make it and go there. */
  askForName(title, make) {
    const done = async (name) => {
      const made = await make(name);
      if (made) this.goTo(made.place);
      return made;
    };
    this.show({ dialog: { kind: "name", title, done } });
  }

  async watchRequests(on) {
    this.requestsOn = on;
    this.requests = [];
    this.draw();
    await this.try("watch requests", { on });
  }

  redraft(changes) {
    Object.assign(this.draft, changes);
    this.draw();
  }

  isBusy(id, customId) {
    return this.busy.has(`${id}:${customId}`);
  }

  unveil(file) {
    this.unveiled.add(file);
    this.draw();
  }

  /** Say what is wrong within the open sheet. */
  complain(problem) {
    this.complaint = problem;
    this.draw();
  }

  sheetProblem() {
    return this.complaint ? html`<p class="problem" role="alert">${this.complaint}</p>` : nothing;
  }

  /** Show a line at the bottom for a while. */
  note(line) {
    const note = { line };
    this.notes = [...this.notes, note];
    setTimeout(() => {
      this.notes = this.notes.filter((each) => each !== note);
      this.draw();
    }, 7000);
    this.draw();
  }

  // --- the end of the messages ---

  scrolled() {
    const box = document.getElementById("messages");
    if (!box) return;
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_THE_END;
    // Only who scrolls up stops following: a picture that has come pushes the end away as well.
    this.#sticks = near || (this.#sticks && box.scrollTop >= this.#followedTo);
    if (this.#sticks && this.below) {
      this.below = false;
      this.#markRead();
      this.draw();
    }
  }

  /** Somebody looks at the page again. */
  lookedAt() {
    if (!document.hidden && this.me && this.#sticks) this.#markRead();
  }

  toEnd() {
    const box = document.getElementById("messages");
    box.scrollTop = box.scrollHeight;
  }

  #noteBelow(isNew) {
    if (isNew && !this.below) this.show({ below: true });
  }

  #markRead() {
    const last = this.room.messages.findLast((message) => !message.only_you);
    const place = this.places.find((each) => each.id === this.place);
    if (!last || document.hidden || !place) return;
    if (place.unread || BigInt(last.id) > BigInt(this.room.marked ?? this.room.read)) {
      this.room.marked = last.id;
      this.wire.ask("read", { place: this.place, message: last.id }).catch(() => {});
    }
  }

  lookAt(message) {
    const element = document.getElementById(`message-${message}`);
    if (!element) return;
    element.scrollIntoView({ block: "center" });
    element.focus();
  }

  // --- drawing ---

  show(changes) {
    if ("dialog" in changes) {
      this.complaint = null;
      if (changes.dialog && !this.dialog) this.#focusedBefore = document.activeElement;
    }
    Object.assign(this, changes);
    this.draw();
  }

  draw = (after) => {
    if (typeof after === "function") this.#afterDrawing.push(after);
    if (this.#planned) return;
    this.#planned = true;
    queueMicrotask(() => {
      this.#planned = false;
      this.#drawNow();
    });
  };

  #drawNow() {
    render(page(this), document.getElementById("page"));
    this.#setDialog();
    refresh();
    const area = document.querySelector(".composer textarea");
    if (area) {
      area.style.height = "auto";
      area.style.height = `${Math.min(area.scrollHeight, 180)}px`;
    }
    if (this.#sticks) this.toEndIfThere();
    const after = this.#afterDrawing.splice(0);
    for (const each of after) each();
  }

  toEndIfThere() {
    const box = document.getElementById("messages");
    if (!box) return;
    box.scrollTop = box.scrollHeight;
    this.#followedTo = box.scrollTop;
  }

  /** Something in the messages has grown without being drawn anew, as a picture does when it comes. */
  grown() {
    if (this.#sticks) this.toEndIfThere();
  }

  #setDialog() {
    const dialog = document.getElementById("dialog");
    if (this.dialog && !dialog.open) dialog.showModal();
    if (!this.dialog && dialog.open) {
      dialog.close();
      if (this.#focusedBefore?.isConnected) this.#focusedBefore.focus();
      else document.querySelector(".composer textarea")?.focus();
    }
  }

  setLook(look) {
    localStorage.setItem("look", look);
    document.documentElement.dataset.look = look;
    this.show({ look });
  }
}

function page(app) {
  if (!app.me) {
    return html`<p class="waiting">${app.line === "cut" ? "The playground is not running. Start it again, and this page comes back by itself." : "Coming in…"}</p>
      <dialog id="dialog"></dialog>`;
  }
  const status = botWords(app);
  const number = app.everybody.people.findIndex((person) => person.id === app.me);
  return html`
    <div class="page as-${number} ${app.drawer ? `with-${app.drawer}` : ""}">
      <header class="top">
        <span class="mark">Playground</span>
        ${whoIsWho(app)}
        <div class="top-tools">
          <button
            type="button"
            class="plain bot-status ${status.kind}"
            title=${status.words}
            @click=${() => app.show({ drawer: app.drawer === "backstage" ? null : "backstage" })}
          >
            <span class="lamp" aria-hidden="true"></span><span class="wide-only">${status.words}</span>
          </button>
          <button
            type="button"
            class="plain"
            aria-expanded=${app.drawer === "backstage"}
            title="Backstage: clock, bot, faults (Alt+B)"
            @click=${() => app.show({ drawer: app.drawer === "backstage" ? null : "backstage" })}
          >
            ${icon("stage")}<span class="wide-only">Backstage</span>
          </button>
          <button type="button" class="plain" title="Light or dark" aria-label=${`Look: ${app.look}. Change it.`} @click=${() => app.setLook(LOOKS[(LOOKS.indexOf(app.look) + 1) % LOOKS.length])}>
            ${icon("look")}
          </button>
          <button type="button" class="plain" title="Help and shortcuts (?)" aria-label="Help and shortcuts" @click=${() => app.show({ dialog: { kind: "help" } })}>
            ${icon("help")}
          </button>
        </div>
      </header>
      ${app.line === "open" ? nothing : html`<p class="cut" role="status">The line to the playground is cut. It is tried again…</p>`}
      <div class="columns">
        ${placesColumn(app)}
        <div class="middle">${room(app)} ${composer(app)}</div>
        ${app.drawer === "backstage" ? backstage(app) : nothing}
        ${app.drawer === "places" ? html`<div class="shade" @click=${() => app.show({ drawer: null })}></div>` : nothing}
      </div>
      <div class="notes" role="status">${app.notes.map((note) => html`<p>${note.line}</p>`)}</div>
    </div>
    <dialog
      id="dialog"
      class=${app.dialog?.kind ?? ""}
      @cancel=${(event) => {
        event.preventDefault();
        app.show({ dialog: null });
      }}
      @click=${(event) => {
        if (event.target.id === "dialog" && app.dialog?.kind !== "form") app.show({ dialog: null });
      }}
    >
      ${app.dialog ? sheet(app, app.dialog) : nothing}
    </dialog>
  `;
}

function sheet(app, dialog) {
  switch (dialog.kind) {
    case "form":
      return openForm(app, dialog.form);
    case "person":
      return personForm(app, dialog.person);
    case "name":
      return nameForm(app, dialog);
    case "picture":
      return html`<figure class="enlarged">
        <img src=${dialog.address} alt=${dialog.alt ?? ""} />
        <figcaption>
          <span>${dialog.alt || "This picture has no description."}</span>
          <button type="button" class="style-2" autofocus @click=${() => app.show({ dialog: null })}>Close</button>
        </figcaption>
      </figure>`;
    case "help":
      return help(app);
  }
}

/** Ask for the name of something new; `done` gets it, and says whether it could be made. */
function nameForm(app, { title, done }) {
  const submit = async (event) => {
    event.preventDefault();
    if (await done(new FormData(event.target).get("name"))) app.show({ dialog: null });
  };
  return html`<form class="sheet" @submit=${submit}>
    <h2>${title}</h2>
    <label class="field"><span>Name</span><input name="name" required maxlength="100" autocomplete="off" /></label>
    ${app.sheetProblem()}
    <div class="sheet-foot">
      <button type="button" class="style-2" @click=${() => app.show({ dialog: null })}>Cancel</button>
      <button type="submit" class="style-1">Begin it</button>
    </div>
  </form>`;
}

const help = (app) => html`<div class="sheet">
  <h2>Playground</h2>
  <p>
    Everything here happens on your machine: the bot is the real one, the chat around it is a stand-in, and all the people are
    you. Press a name at the top to be that person. What one person may not see is not on that person’s page.
  </p>
  <h3>By keyboard</h3>
  <dl class="keys">
    <div><dt><kbd>/</kbd></dt><dd>write, beginning with a command</dd></div>
    <div><dt><kbd>Alt</kbd>+<kbd>1</kbd>…<kbd>6</kbd></dt><dd>be the first, second … person</dd></div>
    <div><dt><kbd>Alt</kbd>+<kbd>↑</kbd> <kbd>↓</kbd></dt><dd>the place above or below</dd></div>
    <div><dt><kbd>Alt</kbd>+<kbd>U</kbd></dt><dd>the next place with something unread</dd></div>
    <div><dt><kbd>Alt</kbd>+<kbd>L</kbd></dt><dd>the last message; then <kbd>↑</kbd> <kbd>↓</kbd> between messages, <kbd>Tab</kbd> into one</dd></div>
    <div><dt><kbd>Alt</kbd>+<kbd>W</kbd></dt><dd>back to where you write</dd></div>
    <div><dt><kbd>Alt</kbd>+<kbd>B</kbd></dt><dd>Backstage: the clock, the bot, faults</dd></div>
    <div><dt><kbd>Esc</kbd></dt><dd>close what is open</dd></div>
    <div><dt><kbd>?</kbd></dt><dd>this help</dd></div>
  </dl>
  <div class="sheet-foot"><button type="button" class="style-1" autofocus @click=${() => app.show({ dialog: null })}>Close</button></div>
</div>`;

const app = new App();
document.documentElement.dataset.look = app.look;

const isWriting = (element) => element?.matches?.("input, textarea, select, [contenteditable]");

function step(list, current, by) {
  const index = list.findIndex((each) => each === current);
  return list[(index + by + list.length) % list.length];
}

const ALT_KEYS = {
  ArrowUp: () => app.goTo(step(inOrder(app.places), app.places.find((place) => place.id === app.place), -1).id),
  ArrowDown: () => app.goTo(step(inOrder(app.places), app.places.find((place) => place.id === app.place), 1).id),
  KeyU: () => {
    const next = inOrder(app.places).find((place) => place.unread && place.id !== app.place);
    if (next) app.goTo(next.id);
    else app.note("You have read everything.");
  },
  KeyL: () => [...document.querySelectorAll("article.message")].at(-1)?.focus(),
  KeyW: () => document.querySelector(".composer textarea, .composer .option-input")?.focus(),
  KeyB: () => app.show({ drawer: app.drawer === "backstage" ? null : "backstage" }),
};

document.addEventListener("keydown", (event) => {
  if (!app.me || app.dialog) return;
  const number = /^Digit([1-6])$/.exec(event.code)?.[1];
  const inside = event.target.closest?.("article.message");
  if (event.altKey && !event.ctrlKey && !event.metaKey) {
    const person = number && app.everybody.people[number - 1];
    if (person || ALT_KEYS[event.code]) {
      event.preventDefault();
      if (person) app.be(person.id);
      else ALT_KEYS[event.code]();
    }
  } else if (event.key === "Escape" && app.drawer) {
    app.show({ drawer: null });
  } else if (event.key === "/" && !isWriting(event.target)) {
    event.preventDefault();
    app.redraft({ ...emptyDraft(), text: "/" });
    app.draw(() => document.querySelector(".composer textarea")?.focus());
  } else if (event.key === "?" && !isWriting(event.target)) {
    app.show({ dialog: { kind: "help" } });
  } else if (inside === event.target && ["ArrowUp", "ArrowDown"].includes(event.key)) {
    event.preventDefault();
    const all = [...document.querySelectorAll("article.message")];
    all[all.indexOf(inside) + (event.key === "ArrowUp" ? -1 : 1)]?.focus();
  }
});

// Texts are plain HTML, so what can be pressed in them is heard here.
document.addEventListener("click", (event) => {
  const pressed = event.target.closest?.(".spoiler, [data-place], [data-command], .text a");
  if (!pressed) return;
  if (pressed.matches("a")) {
    const here = app.placeAt(pressed.href);
    if (here) event.preventDefault();
    here?.();
    return;
  }
  if (pressed.matches(".spoiler")) pressed.classList.add("shown");
  else if (pressed.dataset.place) app.goTo(pressed.dataset.place);
  else {
    const command = app.commands.slash.find((each) => each.name === pressed.dataset.command);
    if (command) beginCommand(app, command);
  }
});
document.addEventListener("keydown", (event) => {
  if (event.target.matches?.(".spoiler") && ["Enter", " "].includes(event.key)) {
    event.preventDefault();
    event.target.classList.add("shown");
  }
});

addEventListener("hashchange", () => app.followRoute());
document.addEventListener("visibilitychange", () => app.lookedAt());
app.wire.enter(app.route().person);
