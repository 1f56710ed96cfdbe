// What a message is made of beside its text: buttons, menus, containers, galleries, files.

import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { ifDefined } from "./vendor/lit-html/directives/if-defined.js";
import { unsafeHTML } from "./vendor/lit-html/directives/unsafe-html.js";
import { icon } from "./icons.js";
import { addressOf, sizeInWords } from "./files.js";
import { markdown } from "./markdown.js";
import { pickList } from "./pick.js";

const [ROW, BUTTON, STRING, , USER, ROLE, MENTIONABLE, CHANNEL, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR] =
  Array.from({ length: 14 }, (_, index) => index + 1);
const CONTAINER = 17;
const LINK = 5;
const TALLEST = 36;
const WIDEST = 40;

/** A text in the platform's Markdown as a template. */
export const text = (app, words) => (words ? html`<div class="text">${unsafeHTML(markdown(words, app.names))}</div>` : nothing);

/** All components of a message. */
export const parts = (app, message) => message.parts.map((part) => one(app, message, part));

function one(app, message, part) {
  switch (part.type) {
    case ROW:
      return html`<div class="row">${part.components.map((inner) => one(app, message, inner))}</div>`;
    case BUTTON:
      return button(app, message, part);
    case STRING:
    case USER:
    case ROLE:
    case MENTIONABLE:
    case CHANNEL:
      return menu(app, message, part);
    case SECTION:
      return html`<div class="section">
        <div class="section-text">${part.components.map((inner) => one(app, message, inner))}</div>
        <div class="section-side">${one(app, message, part.accessory)}</div>
      </div>`;
    case TEXT:
      return text(app, part.content);
    case THUMBNAIL:
      return picture(app, message, part.media, part.description, { spoiler: part.spoiler, small: true });
    case GALLERY:
      return html`<div class="gallery of-${Math.min(part.items.length, 4)}">
        ${part.items.map((item) => picture(app, message, item.media, item.description, { spoiler: item.spoiler }))}
      </div>`;
    case FILE:
      return fileLine(app, message, { ...part.file, name: part.name, size: part.size });
    case SEPARATOR:
      return html`<hr class="separator ${part.divider ? "" : "bare"} ${part.spacing === 2 ? "wide" : ""}" />`;
    case CONTAINER:
      return container(app, message, part);
    default:
      return html`<p class="hint">A part of a kind that this page does not know (${part.type}).</p>`;
  }
}

function container(app, message, part) {
  const colour = part.accent_color;
  const accent = colour === null || colour === undefined ? "" : `--accent: #${colour.toString(16).padStart(6, "0")}`;
  const inside = part.components.map((inner) => one(app, message, inner));
  return html`<div class="container ${accent ? "accented" : ""}" .style=${accent}>
    ${part.spoiler ? html`<details class="veil"><summary>Show what is hidden</summary>${inside}</details>` : inside}
  </div>`;
}

const emoji = (given) => (given && !given.id ? html`<span class="emoji" aria-hidden="true">${given.name}</span>` : nothing);

function button(app, message, part) {
  const inside = html`${emoji(part.emoji)}${part.label ?? ""}`;
  if (part.style === LINK) {
    const here = app.placeAt(part.url);
    if (here) return html`<button type="button" class="style-2" @click=${here}>${inside}</button>`;
    return html`<a class="button style-2" href=${part.url} target="_blank" rel="noopener noreferrer">${inside} <span aria-hidden="true">↗</span></a>`;
  }
  const busy = app.isBusy(message.id, part.custom_id);
  return html`<button
    type="button"
    class="style-${part.style}"
    aria-busy=${busy}
    aria-label=${ifDefined(part.label ? undefined : part.emoji?.name)}
    ?disabled=${part.disabled || busy}
    data-custom-id=${part.custom_id}
    @click=${() => app.act("click", message, part.custom_id)}
  >
    ${inside}
  </button>`;
}

/** What can be chosen in a menu of people, roles or channels. */
export function choosable(app, part) {
  const { people, bot, roles } = app.everybody;
  const preset = new Set((part.default_values ?? []).map((value) => value.id));
  const line = (value, label, description) => ({ value, label, description, default: preset.has(value) });
  const users = [...people.filter((person) => person.member), bot].map((user) => line(user.id, user.name));
  const ofRoles = roles.map((role) => line(role.id, `@${role.name}`));
  switch (part.type) {
    case STRING:
      return part.options.map((option) => ({ ...option, emoji: option.emoji }));
    case USER:
      return users;
    case ROLE:
      return ofRoles;
    case MENTIONABLE:
      return [...users, ...ofRoles];
    default:
      return app.places
        .filter((place) => place.kind !== "dm" && fits(place, part.channel_types))
        .map((place) => line(place.id, `#${place.name}`));
  }
}

function fits(place, types) {
  if (!types?.length) return true;
  return types.includes(place.type);
}

const HINTS = { [USER]: "Choose a person", [ROLE]: "Choose a role", [MENTIONABLE]: "Choose a person or role", [CHANNEL]: "Choose a channel" };

function menu(app, message, part) {
  const given = {
    options: choosable(app, part),
    min: part.min_values ?? 1,
    max: part.max_values ?? 1,
    placeholder: part.placeholder || HINTS[part.type],
    disabled: part.disabled,
    busy: app.isBusy(message.id, part.custom_id),
    attempt: app.failures.get(`${message.id}:${part.custom_id}`) ?? 0,
    customId: part.custom_id,
  };
  return pickList(given, (event) => app.act("choose", message, part.custom_id, { values: event.detail }));
}

/** A picture that grows when it is pressed; its alternative text goes with it. */
function picture(app, message, media, alt, { spoiler = false, small = false } = {}) {
  if (!media.id) return outside(media.url, alt);
  if (media.type && !media.type.startsWith("image/")) return fileLine(app, message, { ...media, name: alt || "File" });
  const address = addressOf(app.wire, message.id, media.id, app.draw);
  const shape = media.width && media.height ? shapeOf(media.width, media.height, small) : "";
  const hidden = spoiler && !app.unveiled.has(media.id);
  const press = () => (hidden ? app.unveil(media.id) : app.show({ dialog: { kind: "picture", address, alt } }));
  return html`<button
    type="button"
    class="picture ${small ? "small" : ""} ${hidden ? "hidden" : ""}"
    .style=${shape}
    aria-label=${hidden ? "Hidden picture. Press to show." : `Picture: ${alt || "no description"}. Press to enlarge.`}
    @click=${press}
  >
    ${address ? html`<img src=${address} alt="" width=${media.width ?? nothing} height=${media.height ?? nothing} />` : html`<span class="loading">…</span>`}
    ${hidden ? html`<span class="veil-word">Hidden</span>` : nothing}
  </button>`;
}

/** Room for a picture before it is here, so that nothing jumps when it comes; no higher than the screen shows. */
function shapeOf(width, height, small) {
  const ratio = width / height;
  const room = small ? "6rem" : `min(100%, ${Math.min(TALLEST * ratio, WIDEST).toFixed(2)}rem)`;
  return `aspect-ratio: ${width} / ${height}; width: ${room}`;
}

const outside = (url, alt) => html`<a href=${url} target="_blank" rel="noopener noreferrer">${alt || "A picture from elsewhere"} ↗</a>`;

function fileLine(app, message, file) {
  const save = async () => {
    const address = addressOf(app.wire, message.id, file.id, save);
    if (!address) return;
    const link = Object.assign(document.createElement("a"), { href: address, download: file.name ?? "file" });
    link.click();
  };
  return html`<div class="file">
    ${icon("file")}
    <span class="file-name">${file.name}</span>
    ${file.size === undefined || file.size === null ? nothing : html`<small>${sizeInWords(file.size)}</small>`}
    <button type="button" class="style-2" @click=${save}>Save</button>
  </div>`;
}

/** The files under a plain message. */
export const files = (app, message) =>
  message.files.map((file) =>
    file.type.startsWith("image/") ? picture(app, message, file, file.alt, { spoiler: file.spoiler }) : fileLine(app, message, file),
  );

/** All words of a message, for an announcement. */
export function words(message) {
  const found = [message.text];
  const walk = (part) => {
    if (part.type === TEXT) found.push(part.content);
    for (const inner of part.components ?? []) walk(inner);
  };
  message.parts.forEach(walk);
  return found.filter((each) => each).join("\n");
}
