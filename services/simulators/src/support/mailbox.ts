import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a simulator sends its answers in a test: keeps what comes, in the order in which it came. */
export class Mailbox {
  readonly letters: string[] = [];
  private readonly waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  private constructor(private readonly server: Server) {}

  /** Answers with these statuses in turn, then with 200. What is not answered with 200 is not kept. */
  static async open(...statuses: number[]): Promise<Mailbox> {
    const server = createServer();
    const mailbox = new Mailbox(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const status = statuses.shift() ?? 200;
        response.writeHead(status).end();
        if (status === 200) mailbox.keep(Buffer.concat(chunks).toString('latin1'));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return mailbox;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** All letters once there are so many. */
  async until(count: number): Promise<readonly string[]> {
    if (this.letters.length < count) await new Promise<void>((resolve) => this.waiting.push({ count, resolve }));
    return this.letters;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private keep(letter: string): void {
    this.letters.push(letter);
    for (const { count, resolve } of this.waiting) if (this.letters.length >= count) resolve();
  }
}
