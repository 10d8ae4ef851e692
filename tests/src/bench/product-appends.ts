import { START } from '@tallyport/event-store/append';
import { EventStore } from '@tallyport/event-store/event-store';
import { sampleAppend, sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import { verifyDatabase } from '@tallyport/event-store/verify/verify-database';
import { AppendingSide, type AppendShape, fullPool } from './appending-side.js';
import { TEXT } from './sample-text.js';

/** Our side of P1: `EventStore.append` as the worker calls it. */
export class ProductAppends extends AppendingSide {
  private readonly store = new EventStore(this.pool);
  private written = 0;

  static async open(shape: AppendShape): Promise<ProductAppends> {
    const { pool, backends } = await fullPool(shape.database.urlOf('worker'), shape.connections);
    return new ProductAppends(pool, backends, shape);
  }

  async check(): Promise<void> {
    const { events, findings } = await verifyDatabase(this.shape.database.pool('reactor', 1));
    if (events < this.written || findings.length > 0) {
      throw new Error(`${this.written} events were written, ${events} are there, ${findings.length} are wrong`);
    }
  }

  protected async writeStream(appends: number, isTimeUp: () => boolean): Promise<number> {
    const stream = sampleAppend(Array.from({ length: this.shape.batch }, () => TEXT));
    let head = START;
    for (let n = 0; n < appends && !isTimeUp(); n++) {
      const appended = await this.store.append({ ...stream, after: head, metadata: sampleMetadata() });
      if (appended.kind !== 'recorded') throw new Error('a conflict on a stream of our own');
      head = appended.head;
    }
    this.written += head.streamPosition;
    return head.streamPosition;
  }
}
