import { Agent, get } from 'node:http';

/** Asks one server over one connection that stays open, and takes the time until the whole answer is there. */
export class TimedRequests {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(
    private readonly address: string,
    private readonly token: string,
  ) {}

  /** In milliseconds. Throws unless the answer has this status. */
  ask(path: string, wanted: number): Promise<number> {
    return new Promise((resolve, reject) => {
      const begin = performance.now();
      get(this.address + path, { agent: this.agent, headers: { authorization: `Token ${this.token}` } }, (answer) => {
        answer.resume();
        answer.on('error', reject);
        answer.on('end', () => {
          if (answer.statusCode === wanted) resolve(performance.now() - begin);
          else reject(new Error(`${path} answered ${answer.statusCode} instead of ${wanted}`));
        });
      }).on('error', reject);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
