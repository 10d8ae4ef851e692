import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { z } from 'zod';
import { freePortFrom, isPortFree } from '../processes/free-port.js';
import { readJson, writeJson } from './json-file.js';
import { checkout } from './stack-folder.js';
import { StartRefused } from './start-refused.js';

const Ports = z.record(z.string(), z.int().min(1).max(65_535));
export type Ports = z.infer<typeof Ports>;

/** Answers the ports that a stack has kept. */
export function readPorts(file: string): Readonly<Ports> {
  return readJson(file, Ports) ?? {};
}

/** Each stack looks for its ports in a block that follows from its folder, so that two never want the same. */
const FIRST_BLOCK = 20_000;
const BLOCKS = 600;
const BLOCK_SIZE = 20;

/**
 * The ports of one stack. Each is chosen once, when it is first asked for, and kept with the data: addresses stay,
 * and two checkouts run side by side.
 */
export class PortAllocator {
  private readonly ports: Ports;
  private readonly firstPort: number;

  constructor(private readonly file: string) {
    this.firstPort = FIRST_BLOCK + BLOCK_SIZE * (createHash('sha256').update(file).digest().readUInt32BE(0) % BLOCKS);
    this.ports = { ...readPorts(file) };
  }

  /** Answers the port kept under this name; the first time a free one. */
  async portFor(name: string): Promise<number> {
    const kept = this.ports[name];
    if (kept !== undefined) return kept;
    const port = await freePortFrom(this.firstPort, new Set(Object.values(this.ports)));
    // Another name may have got the same port while we looked.
    if (Object.values(this.ports).includes(port)) return await this.portFor(name);
    this.keep(name, port);
    return port;
  }

  /** The port of the web address: what `TALLYPORT_PORT` says, else the kept one. */
  async webPort(env: NodeJS.ProcessEnv = process.env): Promise<number> {
    const named = env['TALLYPORT_PORT'];
    if (named === undefined || named === '') return await this.portFor('gateway');
    const port = z.coerce.number().int().min(1).max(65_535).safeParse(named);
    if (!port.success) throw new StartRefused(`TALLYPORT_PORT is "${named}", which is not a port: give a number from 1 to 65535.`);
    this.keep('gateway', port.data);
    return port.data;
  }

  /** Throws a sentence when another program listens on a port that a process of ours is about to take. */
  async requireFree(name: string): Promise<void> {
    const port = this.ports[name];
    if (port === undefined || (await isPortFree(port))) return;
    const otherwise =
      name === 'gateway'
        ? 'choose another with TALLYPORT_PORT'
        : `remove the line "${name}" from ${relative(checkout, this.file)}, and the next start chooses another`;
    throw new StartRefused(`Port ${port}, kept for ${name}, is taken by another program. Either end that program, or ${otherwise}.`);
  }

  private keep(name: string, port: number): void {
    this.ports[name] = port;
    writeJson(this.file, this.ports);
  }
}
