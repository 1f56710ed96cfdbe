// Moments in the zone and the language of whoever looks, by the playground's clock.

let ahead = 0;

/** Say by how many seconds the playground's clock is ahead of this machine's. */
export function setAhead(seconds) {
  ahead = seconds;
}

/** The playground's time in Unix seconds. */
export const now = () => Date.now() / 1000 + ahead;

const language = navigator.language;
const style = (options) => new Intl.DateTimeFormat(language, options);
const FORMATS = {
  t: style({ timeStyle: "short" }),
  T: style({ timeStyle: "medium" }),
  d: style({ dateStyle: "short" }),
  D: style({ dateStyle: "long" }),
  f: style({ dateStyle: "long", timeStyle: "short" }),
  F: style({ dateStyle: "full", timeStyle: "short" }),
};
const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** A moment in one of the platform's styles: t, T, d, D, f, F, R. */
export function inWords(moment, format = "f") {
  if (format !== "R") return (FORMATS[format] ?? FORMATS.f).format(moment * 1000);
  const left = Math.round(moment - now());
  const [unit, length] = UNITS.find(([, size]) => Math.abs(left) >= size) ?? UNITS.at(-1);
  return relative.format(Math.round(left / length), unit);
}

/** "today at 14:05" and the like, for the head of a message. */
export function shortly(moment) {
  const day = (seconds) => new Date(seconds * 1000).toDateString();
  return day(moment) === day(now()) ? FORMATS.t.format(moment * 1000) : style({ dateStyle: "medium", timeStyle: "short" }).format(moment * 1000);
}

/** Rewrite every relative moment on the page. */
export function refresh(root = document) {
  for (const element of root.querySelectorAll("time[data-moment][data-format='R']")) {
    const words = inWords(Number(element.dataset.moment), "R");
    if (element.textContent !== words) element.textContent = words;
  }
}

setInterval(refresh, 1000);
