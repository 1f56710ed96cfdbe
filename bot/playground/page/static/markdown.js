// The platform's Markdown: read by markdown-it, cleaned by DOMPurify.

import DOMPurify from "./vendor/dompurify/purify.es.mjs";
import markdownit from "./vendor/markdown-it/markdown-it.esm.min.mjs";
import { inWords } from "./times.js";

const SHAPES =
  /<(?:(@!?|@&|#)(\d{1,20})|t:(-?\d{1,13})(?::([tTdDfFR]))?|a?:(\w{2,32}):\d{1,20}|\/([^:>]{1,100}):\d{1,20})>/y;
const EVERYBODY = /@(everyone|here)\b/y;
const SPECIAL = /[\n!#$%&*+\-:<=>@[\\\]^_`{|}~]/g;
const SPOILER = /\|\|([\s\S]+?)\|\|/y;
const SMALL = /^-# +(.+)$/;

const reader = markdownit({ html: false, linkify: true, breaks: true });
reader.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
reader.disable(["image", "table", "reference", "html_block", "html_inline", "entity", "lheading", "hr", "code"]);

function at(pattern, state) {
  pattern.lastIndex = state.pos;
  const found = pattern.exec(state.src);
  return found && found.index + found[0].length <= state.posMax ? found : null;
}

reader.inline.ruler.before("autolink", "shapes", (state, silent) => {
  const found = at(SHAPES, state);
  if (!found) return false;
  if (!silent) {
    const [, kind, id, moment, format, emoji, command] = found;
    const token = state.push("shape", "", 0);
    token.meta = { kind, id, moment, format, emoji, command };
  }
  state.pos += found[0].length;
  return true;
});

// The library's own rule for plain text runs over bars.
reader.inline.ruler.at("text", (state, silent) => {
  SPECIAL.lastIndex = state.pos;
  const end = Math.min(SPECIAL.exec(state.src)?.index ?? state.posMax, state.posMax);
  if (end === state.pos) return false;
  if (!silent) state.pending += state.src.slice(state.pos, end);
  state.pos = end;
  return true;
});

reader.inline.ruler.before("emphasis", "spoiler", (state, silent) => {
  const found = at(SPOILER, state);
  if (!found) return false;
  if (!silent) {
    const end = state.posMax;
    state.push("spoiler_open", "span", 1);
    state.pos += 2;
    state.posMax = state.pos + found[1].length;
    state.md.inline.tokenize(state);
    state.push("spoiler_close", "span", -1);
    state.posMax = end;
    state.pos = found.index + found[0].length;
  } else {
    state.pos += found[0].length;
  }
  return true;
});

reader.inline.ruler.before("emphasis", "everybody", (state, silent) => {
  const found = at(EVERYBODY, state);
  if (!found) return false;
  if (!silent) state.push("everybody", "", 0).content = found[0];
  state.pos += found[0].length;
  return true;
});

reader.block.ruler.before(
  "list",
  "small",
  (state, line, _end, silent) => {
    const start = state.bMarks[line] + state.tShift[line];
    const found = SMALL.exec(state.src.slice(start, state.eMarks[line]));
    if (!found) return false;
    if (silent) return true;
    state.line = line + 1;
    const open = state.push("small_open", "small", 1);
    open.map = [line, state.line];
    const inline = state.push("inline", "", 0);
    inline.content = found[1];
    inline.map = [line, state.line];
    inline.children = [];
    state.push("small_close", "small", -1);
    return true;
  },
  { alt: ["paragraph", "blockquote", "list"] },
);

// A line that is not indented ends a list; the library would take it for more of the last item.
reader.block.ruler.before("list", "after_list", (state, line, _end, silent) => silent && state.sCount[line] < state.blkIndent, {
  alt: ["paragraph"],
});

const escape = reader.utils.escapeHtml;
const render = reader.renderer.rules;
const underline = (name) => (tokens, index, options, _env, self) => {
  if (tokens[index].markup === "__") tokens[index].tag = "u";
  return self.renderToken(tokens, index, options, name);
};
render.strong_open = underline();
render.strong_close = underline();
render.small_open = () => '<small class="small-print">';
render.spoiler_open = () => '<span class="spoiler" role="button" tabindex="0" aria-label="Hidden text. Press to show.">';
render.everybody = (tokens, index) => `<span class="mention to-me">${escape(tokens[index].content)}</span>`;
render.shape = (tokens, index, _options, names) => {
  const { kind, id, moment, format, emoji, command } = tokens[index].meta;
  if (moment) return timestamp(Number(moment), format);
  if (emoji) return escape(`:${emoji}:`);
  if (command) return `<button type="button" class="mention" data-command="${escape(command)}">/${escape(command)}</button>`;
  if (kind === "#") {
    const place = names.place(id);
    return place
      ? `<button type="button" class="mention" data-place="${id}">#${escape(place)}</button>`
      : '<span class="mention">#unknown</span>';
  }
  if (kind === "@&") return `<span class="mention">@${escape(names.role(id) ?? "unknown role")}</span>`;
  const mine = id === names.me ? " to-me" : "";
  return `<span class="mention${mine}">@${escape(names.user(id) ?? "somebody")}</span>`;
};

function timestamp(moment, format = "f") {
  const date = new Date(moment * 1000);
  if (Number.isNaN(date.getTime())) return "an unknown time";
  return (
    `<time datetime="${date.toISOString()}" data-moment="${moment}" data-format="${format}" ` +
    `title="${escape(inWords(moment, "F"))}">${escape(inWords(moment, format))}</time>`
  );
}

const CLEAN = {
  ALLOWED_TAGS: [
    ..."a b blockquote br button code del em h1 h2 h3 h4 h5 h6 li ol p pre s small span strong time u ul".split(" "),
  ],
  ALLOWED_ATTR: [
    ..."href class title datetime role tabindex aria-label type start data-moment data-format data-place data-command".split(" "),
  ],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
  // Of all other attributes the values would have to be addresses as well.
  ADD_URI_SAFE_ATTR: [..."datetime tabindex type start data-moment data-format data-place data-command".split(" ")],
  ALLOW_DATA_ATTR: false,
};

DOMPurify.addHook("afterSanitizeAttributes", (element) => {
  if (element.tagName === "A") {
    element.setAttribute("target", "_blank");
    element.setAttribute("rel", "noopener noreferrer");
  }
});

const read = new Map();
let readFor = null;

/**
 * Clean HTML of a text in the platform's Markdown.
 * @param {{me: string, user: Function, role: Function, place: Function}} names who and what ids stand for; the same
 *   object for as long as they stand for the same
 */
export function markdown(text, names) {
  if (readFor !== names || read.size > 2000) {
    read.clear();
    readFor = names;
  }
  if (!read.has(text)) read.set(text, DOMPurify.sanitize(reader.render(text, names), CLEAN));
  return read.get(text);
}

/** The words of a text without its marks, for an announcement. */
export function plain(text, names) {
  const holder = document.createElement("template");
  holder.innerHTML = markdown(text, names);
  return holder.content.textContent.replace(/\s+/g, " ").trim();
}
