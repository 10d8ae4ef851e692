import { randomUUID } from 'node:crypto';
import { mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BareTasks, type BareTemporal } from '../upload/bare-tasks.js';
import type { BareUpdates } from '../upload/bare-updates.js';
import type { Timed } from '../upload/timed.js';

/** As many bytes as a declaration of two lines has when it is signed, and on its way. */
const SNAPSHOT = 'x'.repeat(6_000);
const INTERCHANGE = 'x'.repeat(2_000);

/**
 * The calls that no lodging can do without, one after the other: a request that is answered, a file that lasts, an update of a workflow
 * with its row, two activities that come to a worker, another file and row, the file read, and the bytes posted. Nothing is looked up,
 * checked, computed or encoded.
 */
export class BareLodging implements Timed {
  private constructor(
    private readonly server: Server,
    private readonly folder: string,
    private readonly updates: BareUpdates,
    private readonly tasks: BareTasks,
  ) {}

  static async open(updates: BareUpdates, temporal: BareTemporal): Promise<BareLodging> {
    const server = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const folder = await mkdtemp(join(tmpdir(), 'tallyport-bench-lodge-'));
    return new BareLodging(server, folder, updates, new BareTasks(temporal, `bare-lodging-${randomUUID()}`));
  }

  async once(): Promise<number> {
    const began = performance.now();
    await this.post('{}');
    await this.lasting(SNAPSHOT);
    const update = await this.updates.once();
    const interchange = await this.lasting(INTERCHANGE);
    await this.updates.row();
    await this.post(await readFile(interchange));
    const took = performance.now() - began;
    if (update > took) throw new Error('a part took longer than the whole');
    return took + (await this.tasks.chain(2));
  }

  async close(): Promise<void> {
    await this.updates.close();
    await new Promise((resolve) => this.server.close(resolve));
    await rm(this.folder, { recursive: true, force: true });
  }

  private async post(body: string | Buffer): Promise<void> {
    const { port } = this.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body });
    await answer.text();
  }

  /** A file that survives a power cut, under its name or not at all. */
  private async lasting(content: string): Promise<string> {
    const path = join(this.folder, randomUUID());
    const file = await open(`${path}.tmp`, 'w');
    await file.writeFile(content);
    await file.sync();
    await file.close();
    await rename(`${path}.tmp`, path);
    return path;
  }
}
