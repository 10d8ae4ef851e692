import { randomUUID } from 'node:crypto';
import { unknownShipment } from '@tallyport/contracts/work-order/details';
import type { AppendedStream } from './appended-stream.js';
import type { Arrivals } from './arrivals.js';
import type { LiveClient } from './live-client.js';
import type { LiveDesk } from './live-desk.js';

/** A job whose reference somebody changes again and again: a change that the list, the record and the history show. */
export class ChangingJob {
  private changes = 0;

  private constructor(
    readonly id: string,
    private readonly stream: AppendedStream,
  ) {}

  static async receive(desk: LiveDesk): Promise<ChangingJob> {
    const id = randomUUID();
    const stream = desk.stream(`work-order/${id}`, id);
    const details = {
      ...unknownShipment(desk.org.branch),
      waybill_number: 'CLNB2600001',
      port_of_origin: 'CNNGB',
      port_of_dest: 'AUSYD',
      date_depart: '2026-02-20',
      date_arrive: '2026-03-14',
      vessel: 'Ever Given',
      voyage: '0126E',
      reference: 'PO 0',
    };
    await stream.append({
      type: 'work-order.received',
      data: { workOrderId: id, code: `SYD-${id.slice(0, 6)}`, jobStatus: 'received', details, names: {} },
    });
    return new ChangingJob(id, stream);
  }

  /** From the call of `append` until the client has parsed the frame, in milliseconds. */
  async measure(client: LiveClient): Promise<number> {
    const arrival = client.arrivals.next(this.next);
    const begin = performance.now();
    await this.change();
    return (await arrival) - begin;
  }

  /** The same, with the stations between: acknowledged, consumed, committed, parsed. */
  async measureHops(client: LiveClient, messages: Arrivals, notifications: Arrivals): Promise<number[]> {
    const stations = [messages.next(this.next), notifications.next('feed'), client.arrivals.next(this.next)];
    const begin = performance.now();
    await this.change();
    const times = [performance.now(), ...(await Promise.all(stations))];
    return times.map((at) => at - begin);
  }

  /** The name of the event that is appended next. */
  private get next(): string {
    return `${this.stream.place.streamId}@${this.stream.next}`;
  }

  private change(): Promise<void> {
    const changes = [{ field: 'reference', previous: `PO ${this.changes}`, next: `PO ${this.changes + 1}` }];
    this.changes += 1;
    return this.stream.append({ type: 'work-order.amended', data: { workOrderId: this.id, changes, names: {} } });
  }
}
