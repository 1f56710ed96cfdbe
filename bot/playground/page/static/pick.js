// <pick-list>: a menu of one or several options that works by mouse, thumb and keyboard.
//
// `given` sets everything: options [{value, label, description, emoji, default}], min, max, placeholder, label,
// disabled, busy, attempt (what was chosen is forgotten when it changes), and confirms (true: a choice is an act of its
// own, told once by a "chosen" event; false: a field of a form, told by "change"). `value` holds the chosen values.

import { html, nothing, render } from "./vendor/lit-html/lit-html.js";
import { repeat } from "./vendor/lit-html/directives/repeat.js";

const WITH_FILTER = 9;
let count = 0;

class PickList extends HTMLElement {
  #options = [];
  #attempt = 0;
  #open = false;
  #active = 0;
  #filter = "";
  #name = `pick-${++count}`;
  value = [];
  min = 1;
  max = 1;
  placeholder = "";
  label = "";
  disabled = false;
  busy = false;
  confirms = true;

  set given({ options, min, max, attempt = 0, placeholder = "", label = "", disabled = false, busy = false, confirms = true }) {
    Object.assign(this, { min, max, placeholder, label, disabled, busy, confirms });
    if (attempt !== this.#attempt || JSON.stringify(options) !== JSON.stringify(this.#options)) {
      this.#attempt = attempt;
      this.#options = options;
      this.value = options.filter((option) => option.default).map((option) => option.value);
    }
    this.update();
  }

  get isValid() {
    return this.value.length >= this.min && this.value.length <= this.max;
  }

  connectedCallback() {
    this.addEventListener("focusout", this.#left);
    this.update();
  }

  focus() {
    this.querySelector("button")?.focus();
  }

  update() {
    if (this.isConnected) render(this.#look(), this);
  }

  get #shown() {
    const wanted = this.#filter.trim().toLowerCase();
    return wanted ? this.#options.filter((option) => option.label.toLowerCase().includes(wanted)) : this.#options;
  }

  get #several() {
    return this.max > 1;
  }

  #look() {
    const chosen = this.#options.filter((option) => this.value.includes(option.value));
    const words = chosen.map((option) => option.label).join(", ");
    return html`
      <button
        type="button"
        class="pick"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded=${this.#open}
        aria-controls="${this.#name}-list"
        aria-label=${`${this.label || this.placeholder || "Choose"}${words ? `: ${words}` : ""}`}
        aria-busy=${this.busy}
        ?disabled=${this.disabled || this.busy}
        @click=${() => (this.#open ? this.#close() : this.#unfold())}
        @keydown=${this.#pressedClosed}
      >
        <span class=${words ? "pick-chosen" : "pick-hint"}>${words || this.placeholder || "Choose…"}</span>
        <span class="pick-arrow" aria-hidden="true">${this.#open ? "▴" : "▾"}</span>
      </button>
      ${this.#open ? this.#list() : nothing}
    `;
  }

  #list() {
    const shown = this.#shown;
    return html`
      <div class="pick-open">
        ${this.#options.length >= WITH_FILTER
          ? html`<input
              type="search"
              class="pick-filter"
              placeholder="Filter"
              aria-label="Filter the options"
              .value=${this.#filter}
              @input=${(event) => this.#lookFor(event.target.value)}
              @keydown=${this.#pressed}
            />`
          : nothing}
        <ul
          id="${this.#name}-list"
          role="listbox"
          tabindex="0"
          aria-label=${this.label || this.placeholder || "Options"}
          aria-multiselectable=${this.#several}
          aria-activedescendant=${shown.length ? `${this.#name}-${this.#active}` : ""}
          @keydown=${this.#pressed}
        >
          ${repeat(
            shown,
            (option) => option.value,
            (option, index) => html`
              <li
                id="${this.#name}-${index}"
                role="option"
                class=${index === this.#active ? "active" : ""}
                aria-selected=${this.value.includes(option.value)}
                @click=${() => this.#take(index)}
                @pointermove=${() => this.#point(index)}
              >
                <span class="pick-mark" aria-hidden="true">${this.#mark(option)}</span>
                ${option.emoji?.name && !option.emoji.id ? html`<span class="emoji">${option.emoji.name}</span>` : nothing}
                <span class="pick-words">
                  <span>${option.label}</span>
                  ${option.description ? html`<small>${option.description}</small>` : nothing}
                </span>
              </li>
            `,
          )}
          ${shown.length ? nothing : html`<li class="pick-none" role="presentation">Nothing fits.</li>`}
        </ul>
        ${this.#several || this.min === 0
          ? html`<div class="pick-foot">
              <span>${this.#amount()}</span>
              ${this.min === 0 && this.value.length
                ? html`<button type="button" class="plain" @click=${() => this.#set([])}>Clear</button>`
                : nothing}
              <button type="button" class="style-1" ?disabled=${!this.isValid} @click=${() => this.#done()}>
                ${this.confirms ? "Choose these" : "Done"}
              </button>
            </div>`
          : nothing}
      </div>
    `;
  }

  #mark(option) {
    const chosen = this.value.includes(option.value);
    return this.#several ? (chosen ? "☑" : "☐") : chosen ? "●" : "○";
  }

  #amount() {
    const wanted = this.min === this.max ? `${this.max}` : `${this.min} to ${this.max}`;
    return `${this.value.length} chosen, ${wanted} wanted`;
  }

  #unfold() {
    this.#open = true;
    this.#filter = "";
    this.#active = Math.max(0, this.#options.findIndex((option) => this.value.includes(option.value)));
    this.update();
    this.querySelector(".pick-filter, ul").focus();
    this.querySelector(".pick-open").scrollIntoView({ block: "nearest" });
  }

  #close(focus = true) {
    this.#open = false;
    this.update();
    if (focus) this.focus();
  }

  #left = (event) => {
    if (this.#open && event.relatedTarget && !this.contains(event.relatedTarget)) this.#close(false);
  };

  #lookFor(words) {
    this.#filter = words;
    this.#active = 0;
    this.update();
  }

  #point(index) {
    if (this.#active === index) return;
    this.#active = index;
    this.update();
  }

  #pressedClosed = (event) => {
    if (!this.#open && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      this.#unfold();
    } else if (this.#open && event.key === "Escape") {
      event.preventDefault();
      this.#close();
    }
  };

  #pressed = (event) => {
    const typing = event.target.matches("input");
    const last = this.#shown.length - 1;
    const moves = {
      ArrowDown: Math.min(this.#active + 1, last),
      ArrowUp: Math.max(this.#active - 1, 0),
      ...(typing ? {} : { Home: 0, End: last }),
    };
    if (event.key in moves) {
      event.preventDefault();
      this.#point(moves[event.key]);
      this.querySelector("li.active")?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" || (event.key === " " && !typing)) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) this.#done();
      else this.#take(this.#active);
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.#close();
    } else if (!typing && event.key.length === 1 && !event.altKey && !event.ctrlKey && !event.metaKey) {
      const letter = event.key.toLowerCase();
      const order = [...this.#shown.keys()].map((index) => (this.#active + 1 + index) % this.#shown.length);
      const found = order.find((index) => this.#shown[index].label.toLowerCase().startsWith(letter));
      if (found !== undefined) this.#point(found);
    }
  };

  #take(index) {
    const option = this.#shown[index];
    if (!option) return;
    if (!this.#several) {
      this.#set([option.value]);
      this.#done();
    } else if (this.value.includes(option.value)) {
      this.#set(this.value.filter((value) => value !== option.value));
    } else if (this.value.length < this.max) {
      this.#set([...this.value, option.value]);
    }
  }

  #set(values) {
    const order = this.#options.map((option) => option.value);
    this.value = [...values].sort((one, other) => order.indexOf(one) - order.indexOf(other));
    this.update();
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }

  #done() {
    if (!this.isValid) return;
    this.#close();
    if (this.confirms) this.dispatchEvent(new CustomEvent("chosen", { detail: this.value }));
  }
}

customElements.define("pick-list", PickList);

/** A menu as a template; `given` has the element's properties. */
export const pickList = (given, onChosen) =>
  html`<pick-list .given=${given} data-custom-id=${given.customId ?? ""} @chosen=${onChosen}></pick-list>`;
