// Where one can be: channels with their threads, and private messages.

import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { repeat } from "./vendor/lit-html/directives/repeat.js";

const SIGNS = { 2: "speaker", 5: "horn", 13: "speaker", 15: "posts", 16: "posts" };

/** The sign before a place's name. */
export const sign = (place) =>
  icon({ channel: SIGNS[place.type] ?? "channel", thread: place.private ? "lock" : "thread", dm: "letter" }[place.kind]);

/** Places in the order in which they are listed. */
export function inOrder(places) {
  const threads = (parent, archived) =>
    places.filter((place) => place.kind === "thread" && place.parent === parent.id && place.archived === archived);
  const channels = places.filter((place) => place.kind === "channel");
  return [
    ...channels.flatMap((channel) => [channel, ...threads(channel, false)]),
    ...places.filter((place) => place.kind === "dm"),
    ...channels.flatMap((channel) => threads(channel, true)),
  ];
}

function line(app, place) {
  const here = place.id === app.place;
  const words = [
    place.unread ? `${place.unread} unread` : "",
    place.pings ? `${place.pings} for you` : "",
    place.locked ? "locked" : "",
  ].filter((word) => word);
  return html`
    <li>
      <button
        type="button"
        class="place ${place.kind} ${place.unread ? "unread" : ""} ${place.archived ? "archived" : ""}"
        aria-current=${here ? "page" : "false"}
        data-place-line=${place.id}
        @click=${() => app.goTo(place.id)}
      >
        <span class="sign" aria-hidden="true">${sign(place)}</span>
        <span class="place-name">${place.name}</span>
        ${words.length ? html`<span class="unseen">${words.join(", ")}</span>` : nothing}
        ${place.pings
          ? html`<span class="pings" aria-hidden="true">${place.pings}</span>`
          : place.unread
            ? html`<span class="dot" aria-hidden="true"></span>`
            : nothing}
      </button>
    </li>
  `;
}

const list = (app, places) => html`<ul>${repeat(places, (place) => place.id, (place) => line(app, place))}</ul>`;

/** The column on the left. */
export function placesColumn(app) {
  const ordered = inOrder(app.places);
  const open = ordered.filter((place) => place.kind !== "dm" && !place.archived);
  const dms = ordered.filter((place) => place.kind === "dm");
  const archived = ordered.filter((place) => place.archived);
  const me = app.everybody.people.find((person) => person.id === app.me);
  const addChannel = () => app.askForName("One more channel", (name) => app.try("add channel", { name }));
  return html`
    <nav class="places" aria-label="Channels and private messages">
      <h2 class="server">${app.everybody.server}</h2>
      ${me?.member === false
        ? html`<p class="gone">
            You have left this server.
            <button type="button" class="style-1" @click=${() => app.try("set member", { member: true })}>Come back</button>
          </p>`
        : nothing}
      <h3>
        Channels
        <button type="button" class="plain" title="Add a channel" aria-label="Add a channel" @click=${addChannel}>
          ${icon("plus")}
        </button>
      </h3>
      ${list(app, open)}
      <h3>Private messages</h3>
      ${list(app, dms)}
      ${archived.length
        ? html`<details>
            <summary>Archived threads (${archived.length})</summary>
            ${list(app, archived)}
          </details>`
        : nothing}
    </nav>
  `;
}
