// Forms that the bot opens.

import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { keyed } from "./vendor/lit-html/directives/keyed.js";
import { packed } from "./files.js";
import { choosable, text } from "./parts.js";
import { pickList } from "./pick.js";

const TEXT_INPUT = 4;
const FILE_UPLOAD = 19;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;
const PARAGRAPH = 2;

/** The form that is open. */
export function openForm(app, form) {
  const submit = async (event) => {
    event.preventDefault();
    const values = await collected(form, event.target, app);
    if (values) await app.submit(form, values);
  };
  return keyed(
    form.id,
    html`
      <form class="sheet" @submit=${submit}>
        <h2>${form.title}</h2>
        <p class="hint">${app.everybody.bot.name} asks.</p>
        ${form.parts.map((part) => (part.text === undefined ? field(app, part) : text(app, part.text)))}
        ${app.sheetProblem()}
        <div class="sheet-foot">
          <button type="button" class="style-2" @click=${() => app.show({ dialog: null })}>Cancel</button>
          <button type="submit" class="style-1" aria-busy=${app.isBusy(form.id, "submit")}>Send</button>
        </div>
      </form>
    `,
  );
}

function field(app, part) {
  const hints = html`
    <span>${part.label}${part.required ? nothing : html` <small>(may stay empty)</small>`}</span>
    ${part.description ? html`<small>${part.description}</small>` : nothing}
  `;
  switch (part.type) {
    case TEXT_INPUT:
      return html`<label class="field">${hints}${input(part)}</label>`;
    case CHECKBOX:
      return html`<label class="field check">
        <input type="checkbox" name=${part.custom_id} .checked=${part.default === true} />
        <span>${part.label}${part.description ? html`<small>${part.description}</small>` : nothing}</span>
      </label>`;
    case RADIO_GROUP:
    case CHECKBOX_GROUP:
      return html`<fieldset class="field">
        <legend>${hints}</legend>
        ${part.options.map(
          (option) => html`<label class="check">
            <input
              type=${part.type === RADIO_GROUP ? "radio" : "checkbox"}
              name=${part.custom_id}
              value=${option.value}
              ?checked=${option.default}
              ?required=${part.type === RADIO_GROUP && part.required}
            />
            <span>${option.label}${option.description ? html`<small>${option.description}</small>` : nothing}</span>
          </label>`,
        )}
      </fieldset>`;
    case FILE_UPLOAD:
      return html`<label class="field">
        ${hints}
        <input type="file" name=${part.custom_id} ?multiple=${part.max_values > 1} ?required=${part.min_values > 0} />
      </label>`;
    default: {
      const given = {
        options: choosable(app, part),
        min: part.required ? part.min_values : 0,
        max: part.max_values,
        placeholder: part.placeholder,
        label: part.label,
        confirms: false,
        customId: part.custom_id,
      };
      return html`<div class="field">${hints}${pickList(given)}</div>`;
    }
  }
}

function input(part) {
  const { custom_id: name, required, placeholder, min_length: least, max_length: most, value } = part;
  return part.style === PARAGRAPH
    ? html`<textarea
        name=${name}
        rows="5"
        ?required=${required}
        placeholder=${placeholder}
        minlength=${least}
        maxlength=${most}
        .value=${value}
      ></textarea>`
    : html`<input
        type="text"
        name=${name}
        ?required=${required}
        placeholder=${placeholder}
        minlength=${least}
        maxlength=${most}
        autocomplete="off"
        .value=${value}
      />`;
}

/** What was filled in, by custom id; null if something is missing. */
async function collected(form, element, app) {
  const values = {};
  const data = new FormData(element);
  for (const part of form.parts) {
    const name = part.custom_id;
    if (name === undefined) continue;
    switch (part.type) {
      case TEXT_INPUT:
        values[name] = data.get(name);
        break;
      case CHECKBOX:
        values[name] = data.has(name);
        break;
      case RADIO_GROUP:
        values[name] = data.has(name) ? [data.get(name)] : [];
        break;
      case CHECKBOX_GROUP:
        values[name] = data.getAll(name);
        break;
      case FILE_UPLOAD:
        values[name] = await Promise.all(data.getAll(name).filter((file) => file.name).map(packed));
        break;
      default: {
        const menu = element.querySelector(`pick-list[data-custom-id="${CSS.escape(name)}"]`);
        if (!menu.isValid) {
          app.complain(`“${part.label}” wants ${menu.min === menu.max ? menu.min : `${menu.min} to ${menu.max}`} chosen.`);
          menu.focus();
          return null;
        }
        values[name] = menu.value;
      }
    }
  }
  return values;
}
