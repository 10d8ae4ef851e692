import { EVERYBODY } from '../books/everybody.js';
import { FreightSimulator, type FreightSimulatorOptions } from '../freight-simulator.js';
import { all, at, type Node, textAt } from '../xml/node.js';
import { readXml } from '../xml/read.js';

/** What a system answered, as it was meant. */
export interface Heard {
  readonly status: string;
  readonly log: readonly string[];
  /** The key of the job that is named first. */
  readonly key: string;
  readonly root: Node;
}

/** Simulators of one test, which end with it. */
export class FreightDesks {
  private readonly opened: FreightSimulator[] = [];

  async open(options: FreightSimulatorOptions = {}): Promise<FreightDesk> {
    const simulator = await FreightSimulator.start(options);
    this.opened.push(simulator);
    return new FreightDesk(simulator);
  }

  async close(): Promise<void> {
    for (const one of this.opened.splice(0).toReversed()) await one.close();
  }
}

/** A simulator, and whoever sends messages to it. */
export class FreightDesk {
  constructor(readonly simulator: FreightSimulator) {}

  post(body: string, { system, password = EVERYBODY.password, signal = null }: PostOptions = {}): Promise<Response> {
    const authorization = `Basic ${Buffer.from(`${EVERYBODY.user}:${password}`).toString('base64')}`;
    return fetch(this.simulator.addressOf(system), { method: 'POST', headers: { authorization }, body, signal });
  }

  async send(body: string, options: PostOptions = {}): Promise<Heard> {
    return heard(await (await this.post(body, options)).bytes());
  }

  async direct(method: string, path: string, body?: object | null): Promise<Response> {
    return fetch(new URL(path, this.simulator.address), { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  }

  /** How each request ended, in the order in which they came. */
  outcomes(): readonly string[] {
    return this.simulator.ledger().map(({ outcome }) => outcome);
  }
}

interface PostOptions {
  readonly system?: string;
  readonly password?: string;
  readonly signal?: AbortSignal | null;
}

function heard(bytes: Uint8Array): Heard {
  const { root } = readXml(bytes);
  const log = textAt(root, 'ProcessingLog');
  return {
    status: textAt(root, 'Status'),
    log: log === '' ? [] : log.split('\n'),
    key: all(root, 'Key')[0]?.text ?? '',
    root,
  };
}

/** The shipment of an answer. */
export function shipmentIn({ root }: Heard): Node | undefined {
  return at(root, 'Data/UniversalShipment/Shipment');
}
