/** One seat's WebSocket: says hello, listens, comes back when the line breaks, and sends again what was not answered. */
import type { Lang, Message, Refused, Trial, Hint, View, ChatLine } from './messages';

export type LineState = 'connecting' | 'live' | 'lost' | 'closed';

export interface Heard {
  view(view: View): void;
  chat(lines: ChatLine[]): void;
  line(state: LineState, tries: number, code: number): void;
}

type Answer = { type: 'ack'; key: string } | Refused | Trial | Hint;

interface Waiting {
  message: Record<string, unknown>;
  done: (answer: Answer) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Codes after which coming back is of no use: the message, the token or the table is not good. */
const FINAL = new Set([4400, 4401, 4404]);

/** How long the line may be silent before it is asked whether it still stands, and how long for an answer. */
const SILENCE = 12000;
const PATIENCE = 5000;

/** Not randomUUID: that is missing on a plain http address of a local network. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private pulse = 0;
  private over = false;
  private greeted = false;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private lang: Lang,
    private text: boolean,
    private readonly heard: Heard,
  ) {
    this.open();
    addEventListener('online', this.retry);
    addEventListener('offline', this.doubt);
  }

  private open(): void {
    this.greeted = false;
    this.heard.line(this.tries ? 'lost' : 'connecting', this.tries, 0);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`, 'prairie.1');
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token: this.token, lang: this.lang, text: this.text }));
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.broken(socket, event.code);
    this.beat();
  }

  /** A cut cable closes nothing: whoever hears nothing for a while asks, and whoever gets no answer starts anew. */
  private beat(): void {
    clearTimeout(this.pulse);
    this.pulse = window.setTimeout(this.doubt, SILENCE);
  }

  private readonly doubt = (): void => {
    clearTimeout(this.pulse);
    const socket = this.socket;
    if (!socket || this.over) return;
    if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
    this.pulse = window.setTimeout(() => this.giveUp(socket), PATIENCE);
  };

  private giveUp(socket: WebSocket): void {
    socket.onclose = null;
    socket.close();
    this.broken(socket, 1006);
  }

  private hear(message: Message): void {
    this.beat();
    if (message.type === 'view') {
      if (!this.greeted) this.back();
      this.heard.view(message);
    } else if (message.type === 'chat') {
      this.heard.chat(message.lines);
    } else if (message.type !== 'pong') {
      this.waiting.get(message.key)?.done(message);
      this.waiting.delete(message.key);
    }
  }

  /** The line stands again: what was sent and never answered goes out once more, under the same key. */
  private back(): void {
    this.greeted = true;
    this.tries = 0;
    this.heard.line('live', 0, 0);
    for (const { message } of this.waiting.values()) this.socket?.send(JSON.stringify(message));
  }

  private broken(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.over) return;
    this.socket = null;
    clearTimeout(this.pulse);
    if (FINAL.has(code)) {
      this.over = true;
      this.heard.line('closed', this.tries, code);
      return;
    }
    this.tries += 1;
    this.heard.line('lost', this.tries, code);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries - 1)) * (0.8 + Math.random() * 0.4);
    this.timer = window.setTimeout(this.retry, wait);
  }

  readonly retry = (): void => {
    clearTimeout(this.timer);
    if (!this.over && !this.socket) this.open();
  };

  speak(lang: Lang, text: boolean): void {
    this.lang = lang;
    this.text = text;
    if (this.greeted) this.socket?.send(JSON.stringify({ type: 'hello', lang, text }));
  }

  /** Sends a request and waits for its answer, across as many breaks of the line as it takes. */
  ask(message: Record<string, unknown>): Promise<Answer> {
    const key = newKey();
    const sent = { ...message, key };
    return new Promise((done) => {
      this.waiting.set(key, { message: sent, done });
      if (this.greeted && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(sent));
    });
  }

  end(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    removeEventListener('online', this.retry);
    removeEventListener('offline', this.doubt);
    this.socket?.close(1000);
    this.heard.line('closed', 0, 1000);
  }
}
