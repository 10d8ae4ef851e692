import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What came in one request. */
export interface CameIn {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server on this machine that says what it is told to say, and keeps what came. */
export class FreightServer {
  readonly came: CameIn[] = [];
  answer: RequestListener = (_, response) => response.end();
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => undefined);
    request.on('end', () => {
      this.came.push({ method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(chunks) });
      this.answer(request, response);
    });
  });

  static async start(): Promise<FreightServer> {
    const started = new FreightServer();
    await new Promise<void>((resolve) => started.server.listen(0, '127.0.0.1', resolve));
    return started;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  says(
    status: number,
    body: string | Uint8Array = '',
    headers: Readonly<Record<string, string>> = { 'content-type': 'application/xml' },
  ): void {
    this.answer = (_, response) => response.writeHead(status, headers).end(body);
  }
}
