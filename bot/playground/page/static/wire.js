// The line to the playground: one WebSocket, one person. What is asked for is answered by number.

const SHORTEST_WAIT = 300;
const LONGEST_WAIT = 5000;

/** What the playground refused, in a sentence for the person. */
export class Problem extends Error {}

export class Wire {
  #socket = null;
  #person = null;
  #waiting = new Map();
  #number = 0;
  #wait = SHORTEST_WAIT;
  #again = 0;

  /**
   * @param {(event: object) => void} onEvent called with everything that the playground tells
   * @param {(line: "opening" | "open" | "cut") => void} onLine called when the line opens or is cut
   */
  constructor(onEvent, onLine) {
    this.onEvent = onEvent;
    this.onLine = onLine;
  }

  /** Be this person from now on; null lets the playground choose. */
  enter(person) {
    this.#person = person;
    this.#close();
    this.#open();
  }

  /** Ask for something and wait for the answer. Rejects with a Problem. */
  ask(wish, fields = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Problem("The line to the playground is cut."));
    }
    const re = ++this.#number;
    this.#socket.send(JSON.stringify({ ...fields, do: wish, re }));
    return new Promise((resolve, reject) => this.#waiting.set(re, { resolve, reject }));
  }

  #open() {
    clearTimeout(this.#again);
    this.onLine("opening");
    const socket = new WebSocket(`ws://${location.host}/ws`);
    this.#socket = socket;
    socket.addEventListener("open", () => socket.send(JSON.stringify({ as: this.#person })));
    socket.addEventListener("message", ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data));
    });
    socket.addEventListener("close", () => {
      if (socket !== this.#socket) return;
      this.#close();
      this.onLine("cut");
      this.#again = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    });
  }

  #receive(told) {
    if (told.event === "unknown") this.#person = null;
    if (told.event === "welcome") {
      this.#person = told.self.id;
      this.#wait = SHORTEST_WAIT;
      this.onLine("open");
    }
    if (told.event) {
      this.onEvent(told);
      return;
    }
    const waiting = this.#waiting.get(told.re);
    this.#waiting.delete(told.re);
    if (told.problem) waiting?.reject(new Problem(told.problem));
    else waiting?.resolve(told.result);
  }

  #close() {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const { reject } of this.#waiting.values()) reject(new Problem("The line to the playground was cut."));
    this.#waiting.clear();
  }
}
