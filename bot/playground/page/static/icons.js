// The page's few signs, drawn so that they do not depend on anybody's fonts.

import { html, svg } from "./vendor/lit-html/lit-html.js";

const PATHS = {
  channel: svg`<path d="M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h15.5M4 15h15.5" />`,
  thread: svg`<path d="M6 4v9a3 3 0 0 0 3 3h10M15 12l4 4-4 4" />`,
  speaker: svg`<path d="M4 10v4h4l5 4V6l-5 4zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11" />`,
  horn: svg`<path d="M4 10v4h3l11 5V5L7 10zM8 14l1.5 5.5h2.5L10.5 15" />`,
  posts: svg`<path d="M4 5h13v9H9l-5 4zM20 9v11l-3-2.5h-6" />`,
  lock: svg`<rect x="5" y="11" width="14" height="9" rx="2" /><path d="M8 11V8a4 4 0 0 1 8 0v3" />`,
  letter: svg`<rect x="3.5" y="6" width="17" height="12.5" rx="2" /><path d="m4 7.5 8 6 8-6" />`,
  file: svg`<path d="M6 3h8l4 4v14H6zM14 3v4h4" />`,
  plus: svg`<path d="M12 5v14M5 12h14" />`,
  pencil: svg`<path d="m4 20 1-4L16.5 4.5l3 3L8 19zM14 7l3 3" />`,
  menu: svg`<path d="M4 7h16M4 12h16M4 17h16" />`,
  close: svg`<path d="m6 6 12 12M18 6 6 18" />`,
  stage: svg`<path d="M3 21V4h18v17M3 4c1 6 3 8 5 9M21 4c-1 6-3 8-5 9M8 13c1 3 1 6 0 8M16 13c-1 3-1 6 0 8" />`,
  help: svg`<path d="M9 9a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1-1.3 2.3M12 17.6v.1" /><circle cx="12" cy="12" r="9.3" />`,
  look: svg`<circle cx="12" cy="12" r="9" /><path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />`,
  reply: svg`<path d="M10 6 4 11.5 10 17M4.5 11.5H14a6 6 0 0 1 6 6V19" />`,
  bin: svg`<path d="M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13" />`,
  send: svg`<path d="M4 12 20 4l-4 16-4-7z" />`,
  down: svg`<path d="M12 5v13M6 12.5l6 6 6-6" />`,
  eye: svg`<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" /><circle cx="12" cy="12" r="2.6" />`,
  seal: svg`<path d="m12 5 2 4.6 5 .4-3.8 3.3 1.2 4.9-4.4-2.7-4.4 2.7 1.2-4.9L5 10l5-.4z" fill="currentColor" />`,
};

/** A sign by name, hidden from screen readers. */
export const icon = (name) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${PATHS[name]}</svg>`;
