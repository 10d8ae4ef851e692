import { Mailbox } from '../../support/mailbox.js';
import { CustomsSimulator, type CustomsSimulatorOptions } from '../customs-simulator.js';
import { interchangeOf, type MessageSegments } from './edit-message.js';

let references = 0;

/** A simulator with a site that gets its answers. */
export class CustomsDesk {
  private constructor(
    readonly simulator: CustomsSimulator,
    readonly mailbox: Mailbox,
  ) {}

  static async open(options: CustomsSimulatorOptions = {}): Promise<CustomsDesk> {
    const desk = new CustomsDesk(await CustomsSimulator.start(options), await Mailbox.open());
    await desk.register('TALLY01', desk.mailbox);
    return desk;
  }

  async register(site: string, mailbox: Mailbox): Promise<Response> {
    return this.call('PUT', `/sites/${site}`, { answers_to: mailbox.address });
  }

  call(method: string, path: string, body?: object): Promise<Response> {
    return fetch(new URL(path, this.simulator.address), { method, ...(body && { body: JSON.stringify(body) }) });
  }

  post(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal | null = null): Promise<Response> {
    return fetch(new URL('/interchanges', this.simulator.address), { method: 'POST', body: bytes, signal });
  }

  /** Sends a message in an interchange of its own; answers the text of the acknowledgement. */
  async send(message: MessageSegments, site = 'TALLY01'): Promise<string> {
    references += 1;
    const response = await this.post(Uint8Array.from(interchangeOf(message, `REF${references}`, site)));
    return await response.text();
  }

  async close(): Promise<void> {
    await this.simulator.close();
    await this.mailbox.close();
  }
}
