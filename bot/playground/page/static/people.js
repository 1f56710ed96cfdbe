// Who one is: the bar at the top, and the forms to name people and to let more come in.

import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { repeat } from "./vendor/lit-html/directives/repeat.js";

const LANGUAGES = { "en-US": "English", fr: "Français", de: "Deutsch", it: "Italiano", "es-ES": "Español" };
const MOST = 6;

/** The round token of a person or the bot. */
export function token(app, id, name) {
  const number = app.everybody.people.findIndex((person) => person.id === id);
  const kind = number < 0 ? "of-bot" : `of-${number}`;
  return html`<span class="token ${kind}" aria-hidden="true">${number < 0 ? icon("seal") : [...name][0]}</span>`;
}

/** The row in which one chooses whom to be. */
export function whoIsWho(app) {
  const { people } = app.everybody;
  const named = app.namedLast();
  return html`
    <div class="who" role="group" aria-label="Who you are">
      <span class="who-label">You are</span>
      ${repeat(
        people,
        (person) => person.id,
        (person, index) => {
          const me = person.id === app.me;
          return html`<button
            type="button"
            class="whom"
            aria-pressed=${me}
            title=${`${me ? "You are" : "Be"} ${person.name} (Alt+${index + 1})${named.has(person.id) ? ". Called in the last message here" : ""}`}
            @click=${() => (me ? app.show({ dialog: { kind: "person", person } }) : app.be(person.id))}
          >
            ${token(app, person.id, person.name)}
            <span class="whom-name">${person.name}${person.member ? "" : " (gone)"}</span>
            ${me ? html`<span class="whom-edit">${icon("pencil")}</span>` : nothing}
            ${named.has(person.id) && !me ? html`<span class="whom-named">called</span>` : nothing}
          </button>`;
        },
      )}
      ${people.length < MOST
        ? html`<button
            type="button"
            class="whom more"
            title="Let one more person come in"
            aria-label="Let one more person come in"
            @click=${() => app.show({ dialog: { kind: "person", person: null } })}
          >
            ${icon("plus")}
          </button>`
        : nothing}
    </div>
  `;
}

/** The form to change a person, or to let one come in. */
export function personForm(app, person) {
  const submit = async (event) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.target));
    const done = person
      ? await app.try("change person", { person: person.id, ...given })
      : await app.try("add person", { name: given.name });
    if (!done) return;
    app.show({ dialog: null });
    if (!person) app.be(done.person);
  };
  return html`
    <form class="sheet" @submit=${submit}>
      <h2>${person ? `You are ${person.name}` : "One more person"}</h2>
      <label class="field">
        <span>Name</span>
        <input name="name" required maxlength="32" autocomplete="off" .value=${person?.name ?? ""} />
      </label>
      ${person
        ? html`
            <label class="field">
              <span>Language</span>
              <small>The bot answers you in it where it can.</small>
              <select name="locale">
                ${Object.entries(LANGUAGES).map(
                  ([code, name]) => html`<option value=${code} ?selected=${code === person.locale}>${name}</option>`,
                )}
              </select>
            </label>
            <p class="hint">
              ${person.owner ? "The server is yours: you may change settings and stop matches. " : ""}To be two people
              at once, <a href="#/${person.id}/${app.place ?? ""}" target="_blank" rel="opener">open this page in one
              more tab</a> and be somebody else there.
            </p>
          `
        : nothing}
      ${app.sheetProblem()}
      <div class="sheet-foot">
        <button type="button" class="style-2" @click=${() => app.show({ dialog: null })}>Cancel</button>
        <button type="submit" class="style-1">${person ? "Save" : "Come in"}</button>
      </div>
    </form>
  `;
}
