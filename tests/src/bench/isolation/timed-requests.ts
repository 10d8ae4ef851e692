import { Agent, request } from 'node:http';

interface Asked {
  /** Sent as JSON; without it the request reads. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks one server over one connection that stays open, and takes the time until the whole answer is there. */
export class TimedRequests {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(
    private readonly address: string,
    private readonly token: string,
  ) {}

  /** In milliseconds. Throws unless the answer has this status. */
  ask(path: string, wanted: number, { body, headers }: Asked = {}): Promise<number> {
    const json = body === undefined ? null : JSON.stringify(body);
    const sent = {
      ...headers,
      authorization: `Token ${this.token}`,
      ...(json !== null && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(json)) }),
    };
    return new Promise((resolve, reject) => {
      const begin = performance.now();
      const asking = request(
        this.address + path,
        { method: json === null ? 'GET' : 'POST', agent: this.agent, headers: sent },
        (answer) => {
          answer.resume();
          answer.on('error', reject);
          answer.on('end', () => {
            if (answer.statusCode === wanted) resolve(performance.now() - begin);
            else reject(new Error(`${path} answered ${answer.statusCode} instead of ${wanted}`));
          });
        },
      );
      asking.on('error', reject);
      asking.end(json ?? undefined);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
