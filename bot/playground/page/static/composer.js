// Where one writes: plain messages, and commands with their options.

import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { live } from "./vendor/lit-html/directives/live.js";
import { repeat } from "./vendor/lit-html/directives/repeat.js";
import { packed } from "./files.js";
import { icon } from "./icons.js";
import { choosable } from "./parts.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const NUMBER = 10;
const ATTACHMENT = 11;
/** Kinds of options that name somebody or something, and the menus that offer the same. */
const NAMING = { 6: 5, 7: 8, 8: 6, 9: 7 };

/** What is being written in one place. */
export const emptyDraft = () => ({
  text: "",
  at: 0,
  problem: null,
  replyTo: null,
  command: null,
  shown: [],
  suggestions: {},
  suggesting: null,
  chosen: {},
  busy: false,
});

/** Commands whose name begins with what was typed. */
function fitting(app, typed) {
  const wanted = typed.slice(1).trimStart().toLowerCase();
  return app.commands.slash.filter((command) => command.shown.toLowerCase().startsWith(wanted));
}

/** Begin a command in the current place. */
export function beginCommand(app, command) {
  const draft = app.draft;
  Object.assign(draft, emptyDraft(), {
    command,
    shown: command.options.filter((option) => option.required).map((option) => option.name),
  });
  app.draw(() => document.querySelector(".composer .option-input, .composer .send")?.focus());
}

export function composer(app) {
  const draft = app.draft;
  const place = app.places.find((each) => each.id === app.place);
  if (!place) return nothing;
  return html`<footer class="composer">
    ${draft.problem ? html`<p class="problem" role="alert">${draft.problem}</p>` : nothing}
    ${draft.replyTo ? replying(app, draft) : nothing}
    ${draft.command ? commandForm(app, draft) : writing(app, draft, place)}
  </footer>`;
}

const replying = (app, draft) => html`<p class="replying">
  ${icon("reply")} You answer ${draft.replyTo.author.name}.
  <button type="button" class="plain" @click=${() => app.redraft({ replyTo: null })}>Do not</button>
</p>`;

function writing(app, draft, place) {
  const naming = draft.text.startsWith("/") && !draft.text.includes("\n");
  const offered = naming ? fitting(app, draft.text) : [];
  const active = Math.min(draft.at, offered.length - 1);
  const me = app.everybody.people.find((person) => person.id === app.me)?.name;
  const say = async () => {
    const words = draft.text.trim();
    if (!words) return;
    if (naming) {
      if (offered[active]) beginCommand(app, offered[active]);
      else app.redraft({ problem: `There is no command ${words} here. Type / alone to see what there is.` });
      return;
    }
    const { replyTo } = draft;
    const answering = replyTo ? { reply_to: replyTo.id } : {};
    const done = await app.tryWriting("say", { place: place.id, text: words, ...answering });
    if (!done) return;
    // Whoever is fast has begun the next words by now, chosen what they answer, or gone to another place.
    if (draft.text.trim() === words) draft.text = "";
    if (draft.replyTo === replyTo) draft.replyTo = null;
    draft.problem = null;
    app.draw();
  };
  const pressed = (event) => {
    if (event.isComposing) return;
    if (naming && offered.length && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      app.redraft({ at: (active + step + offered.length) % offered.length });
      document.querySelector(".offered .active")?.scrollIntoView({ block: "nearest" });
    } else if ((event.key === "Enter" && !event.shiftKey) || (event.key === "Tab" && naming && offered.length)) {
      event.preventDefault();
      say();
    } else if (event.key === " " && naming) {
      const exact = offered.find((command) => draft.text === `/${command.shown}`);
      const longer = offered.some((command) => command !== exact && command.shown.startsWith(`${exact?.shown} `));
      if (exact && !longer) {
        event.preventDefault();
        beginCommand(app, exact);
      }
    } else if (event.key === "Escape" && naming) {
      event.preventDefault();
      app.redraft({ text: "", problem: null });
    }
  };
  return html`
    ${naming ? offers(app, offered, active) : nothing}
    <div class="writing">
      <button
        type="button"
        class="plain slash"
        title="Commands"
        aria-label="Show the commands"
        @click=${() => {
          app.redraft({ text: "/", at: 0, problem: null });
          app.draw(() => document.querySelector(".composer textarea")?.focus());
        }}
      >
        /
      </button>
      <textarea
        rows="1"
        maxlength="2000"
        aria-label=${`Write as ${me} in ${place.name}; type / for commands`}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded=${naming}
        aria-controls="offered"
        aria-activedescendant=${naming && offered.length ? `offered-${active}` : ""}
        placeholder=${`Write as ${me}, or type / for commands`}
        .value=${live(draft.text)}
        @input=${(event) => app.redraft({ text: event.target.value, at: 0, problem: null })}
        @keydown=${pressed}
      ></textarea>
      <button type="button" class="plain send" title="Send (Enter)" aria-label="Send" @click=${say}>${icon("send")}</button>
    </div>
  `;
}

function offers(app, offered, active) {
  return html`<ul class="offered" id="offered" role="listbox" aria-label="Commands">
    ${repeat(
      offered,
      (command) => command.name,
      (command, index) => html`<li
        id="offered-${index}"
        role="option"
        aria-selected=${index === active}
        class=${index === active ? "active" : ""}
        @click=${() => beginCommand(app, command)}
      >
        <b>/${command.shown}</b>
        <span>${command.description}</span>
        ${command.options.length
          ? html`<small>${command.options.map((option) => (option.required ? option.shown : `${option.shown}?`)).join("  ")}</small>`
          : nothing}
      </li>`,
    )}
    ${offered.length ? nothing : html`<li class="none">No command of that name is offered here.</li>`}
  </ul>`;
}

function commandForm(app, draft) {
  const { command } = draft;
  const left = command.options.filter((option) => !draft.shown.includes(option.name));
  const cancel = () => {
    Object.assign(draft, emptyDraft());
    app.draw(() => document.querySelector(".composer textarea")?.focus());
  };
  const submit = async (event) => {
    event.preventDefault();
    const options = await collected(draft, event.target);
    if (options) await app.call(command, options);
  };
  const add = (option) => {
    draft.shown.push(option.name);
    app.draw(() => document.getElementById(`option-${option.name}`)?.focus());
  };
  return html`<form
    class="command"
    @submit=${submit}
    @keydown=${(event) => {
      if (event.key === "Escape") cancel();
    }}
  >
    <p class="command-name"><b>/${command.shown}</b> <span>${command.description}</span></p>
    <div class="options">
      ${repeat(
        draft.shown,
        (name) => name,
        (name) => optionField(app, draft, command.options.find((option) => option.name === name)),
      )}
    </div>
    ${left.length
      ? html`<p class="more-options">
          <span>You may add</span>
          ${left.map(
            (option) => html`<button type="button" class="style-2" title=${option.description} @click=${() => add(option)}>
              + ${option.shown}
            </button>`,
          )}
        </p>`
      : nothing}
    <p class="command-foot">
      <button type="button" class="style-2" @click=${cancel}>Cancel</button>
      <button type="submit" class="style-1 send" aria-busy=${draft.busy} ?disabled=${draft.busy}>Send /${command.shown}</button>
    </p>
  </form>`;
}

function optionField(app, draft, option) {
  return html`<label class="option">
    <span>${option.shown}${option.required ? nothing : html` <small>(optional)</small>`}</span>
    ${optionInput(app, draft, option)}
    <small>${option.description}</small>
  </label>`;
}

function optionInput(app, draft, option) {
  const id = `option-${option.name}`;
  const select = (lines) => html`<select class="option-input" id=${id} name=${option.name} ?required=${option.required}>
    <option value="">Choose…</option>
    ${lines.map((line) => html`<option value=${line.value}>${line.label}</option>`)}
  </select>`;
  if (option.choices.length) {
    return select(option.choices.map((choice, index) => ({ value: index, label: choice.shown })));
  }
  if (option.type === BOOLEAN) return select([{ value: "yes", label: "Yes" }, { value: "no", label: "No" }]);
  if (option.type in NAMING) {
    return select(choosable(app, { type: NAMING[option.type], channel_types: option.channel_types }));
  }
  if (option.type === ATTACHMENT) {
    return html`<input class="option-input" id=${id} name=${option.name} type="file" ?required=${option.required} />`;
  }
  const number = option.type === INTEGER || option.type === NUMBER;
  return html`<input
      class="option-input"
      id=${id}
      name=${option.name}
      type=${number ? "number" : "text"}
      step=${option.type === NUMBER ? "any" : option.type === INTEGER ? 1 : nothing}
      min=${option.min_value ?? nothing}
      max=${option.max_value ?? nothing}
      minlength=${option.min_length ?? nothing}
      maxlength=${option.max_length ?? nothing}
      ?required=${option.required}
      autocomplete="off"
      role=${option.autocomplete ? "combobox" : nothing}
      aria-expanded=${option.autocomplete ? draft.suggesting === option.name : nothing}
      aria-controls=${option.autocomplete ? `${id}-list` : nothing}
      aria-activedescendant=${option.autocomplete && draft.suggesting === option.name ? `${id}-${draft.at}` : nothing}
      @input=${option.autocomplete ? (event) => app.suggest(draft, option, event.target) : nothing}
      @focus=${option.autocomplete ? (event) => app.suggest(draft, option, event.target) : nothing}
      @blur=${option.autocomplete ? () => app.redraft({ suggesting: null }) : nothing}
      @keydown=${option.autocomplete ? (event) => suggestionKeys(app, draft, option, event) : nothing}
    />
    ${draft.suggesting === option.name ? suggestionList(app, draft, option, id) : nothing}`;
}

function suggestionList(app, draft, option, id) {
  const found = draft.suggestions[option.name] ?? [];
  return html`<ul class="suggested" id="${id}-list" role="listbox" aria-label=${`Suggestions for ${option.shown}`}>
    ${found.map(
      (choice, index) => html`<li
        id="${id}-${index}"
        role="option"
        class=${index === draft.at ? "active" : ""}
        aria-selected=${index === draft.at}
        @pointerdown=${(event) => {
          event.preventDefault();
          takeSuggestion(app, draft, option, choice);
        }}
      >
        ${choice.shown}
      </li>`,
    )}
    ${found.length ? nothing : html`<li class="none" role="presentation">Nothing is suggested for this.</li>`}
  </ul>`;
}

function takeSuggestion(app, draft, option, choice) {
  document.getElementById(`option-${option.name}`).value = choice.shown;
  app.redraft({ suggesting: null, chosen: { ...draft.chosen, [option.name]: choice } });
}

function suggestionKeys(app, draft, option, event) {
  const found = draft.suggestions[option.name] ?? [];
  if (draft.suggesting !== option.name || !found.length) return;
  if (["ArrowDown", "ArrowUp"].includes(event.key)) {
    event.preventDefault();
    app.redraft({ at: (draft.at + (event.key === "ArrowDown" ? 1 : -1) + found.length) % found.length });
    document.querySelector(".suggested .active")?.scrollIntoView({ block: "nearest" });
  } else if (event.key === "Enter") {
    event.preventDefault();
    takeSuggestion(app, draft, option, found[draft.at]);
  } else if (event.key === "Tab") {
    takeSuggestion(app, draft, option, found[draft.at]);
  } else if (event.key === "Escape") {
    event.stopPropagation();
    app.redraft({ suggesting: null });
  }
}

/** The options that were filled in, by name, as the wish wants them. */
export async function collected(draft, form) {
  const data = new FormData(form);
  const given = {};
  for (const option of draft.command.options) {
    const value = data.get(option.name);
    if (value === null || value === "" || (value instanceof File && !value.name)) continue;
    if (option.choices.length) given[option.name] = option.choices[Number(value)].value;
    else if (value instanceof File) given[option.name] = await packed(value);
    else if (option.type === BOOLEAN) given[option.name] = value === "yes";
    else if (option.type === INTEGER || option.type === NUMBER) given[option.name] = Number(value);
    else if (option.type === STRING && option.autocomplete) {
      const chosen = draft.chosen[option.name];
      given[option.name] = chosen?.shown === value ? chosen.value : value;
    } else given[option.name] = value;
  }
  return given;
}
