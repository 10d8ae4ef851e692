import { once } from 'node:events';
import { SUBPROTOCOL } from '@tallyport/contracts/realtime';
import { WebSocket } from 'ws';

/** What a frame of the server says, as far as a crowd looks. */
interface Heard {
  readonly type: string;
  readonly cursor?: string;
  readonly stream_id?: string;
}

interface Client {
  socket: WebSocket | null;
  /** The place from which it goes on; null before it heard one. */
  place: string | null;
  streams: string[];
}

const PATIENCE_MS = 60_000;

/** Many clients of one server, all in this process. They read each frame where `listens`, else they only count it. */
export class Crowd {
  private readonly clients: readonly Client[];
  private readonly origin: string;
  /** How many frames all of them got; of those that listen, only frames about a stream. */
  private heard = 0;
  private waiting: { readonly frames: number; readonly tell: () => void } | null = null;
  /** The newest frame of any of them. */
  sample = '';

  constructor(
    private readonly address: string,
    private readonly tokens: readonly string[],
    size: number,
    private readonly listens: boolean,
  ) {
    this.origin = `http://${new URL(address).host}`;
    this.clients = Array.from({ length: size }, () => ({ socket: null, place: null, streams: [] }));
  }

  get size(): number {
    return this.clients.length;
  }

  /** All at once, until each is let in. Who was there before says where it stands. */
  async open(): Promise<void> {
    await Promise.all(
      this.clients.map(async (client, n) => {
        const token = `token.${this.tokens[n % this.tokens.length]}`;
        const socket = new WebSocket(this.address, [SUBPROTOCOL, token], { perMessageDeflate: false, origin: this.origin });
        client.socket = socket;
        const { place } = client;
        socket.on('message', (data: Buffer) => this.hear(client, data));
        await once(socket, 'open');
        if (place !== null) socket.send(JSON.stringify({ type: 'resume', cursor: place }));
      }),
    );
  }

  /** Cut off, without a word. */
  async drop(): Promise<void> {
    const open = this.clients.flatMap(({ socket }) => socket ?? []);
    const gone = open.map((socket) => once(socket, 'close'));
    for (const socket of open) socket.terminate();
    await Promise.all(gone);
  }

  /** Counts from here. */
  reset(): void {
    this.heard = 0;
    for (const client of this.clients) client.streams = [];
  }

  /** Waits until all together got so many frames since `reset`. */
  async until(frames: number): Promise<void> {
    if (this.heard >= frames) return;
    let late: NodeJS.Timeout | undefined;
    await new Promise<void>((tell, fail) => {
      late = setTimeout(() => fail(new Error(`${this.heard} of ${frames} frames came`)), PATIENCE_MS);
      this.waiting = { frames, tell };
    }).finally(() => clearTimeout(late));
  }

  /** How many of them did not hear each of these streams once. */
  wrong(streams: readonly string[]): number {
    const wanted = JSON.stringify(streams.toSorted());
    return this.clients.filter((client) => JSON.stringify(client.streams.toSorted()) !== wanted).length;
  }

  private hear(client: Client, data: Buffer): void {
    if (this.listens) {
      this.sample = data.toString();
      const { type, cursor, stream_id } = JSON.parse(this.sample) as Heard;
      // A welcome says where the feed stands, not what was missed before.
      if (type !== 'welcome' || client.place === null) client.place = cursor ?? client.place;
      if (stream_id === undefined) return;
      client.streams.push(stream_id);
    }
    this.heard += 1;
    if (this.waiting && this.heard >= this.waiting.frames) {
      this.waiting.tell();
      this.waiting = null;
    }
  }
}
