import { Agent, request } from 'node:http';

/** So many connections are open at the same time. */
export const CLIENTS = 8;

/** What is asked, and by whom. */
export interface Asked {
  readonly address: string;
  readonly token: string;
  /** Absent where nothing is sent but the address. */
  readonly body?: string | undefined;
}

/** Asks one address again and again, over connections that stay open. */
export class ListClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

  constructor(private readonly asked: Asked) {}

  /** One answer, whole; rejects where it is not 200. */
  ask(): Promise<Buffer[]> {
    const { address, token, body } = this.asked;
    const method = body === undefined ? 'GET' : 'POST';
    const headers = { authorization: `Token ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) };
    return new Promise((resolve, reject) => {
      const asked = request(address, { agent: this.agent, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(chunks);
          else reject(new Error(`${answer.statusCode}: ${Buffer.concat(chunks).toString()}`));
        });
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
