import { Inject, Injectable } from '@nestjs/common';
import type { ShippingRecord, ShownSource } from '@tallyport/contracts/shipping-record/http';
import { keyOfSource, sourcesIn } from '@tallyport/domain/lodgement/lineage/sources';
import { foldRecord } from '@tallyport/domain/shipping-record/fold';
import type { EventStore } from '@tallyport/event-store/event-store';
import { LoadedStream } from '../../platform/streams/loaded-stream.js';
import { EVENT_STORE } from '../../platform/tokens.js';
import { shownRecord } from '../shipping-record/record.queries.js';
import type { LodgedRecord } from './lodgement.queries.js';

/** The papers that a record was compiled from, as they stood when each value was taken. Each stream is loaded once. */
@Injectable()
export class SourcePapers {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  async of({ orgId, workOrderId }: LodgedRecord, record: ShippingRecord): Promise<(source: ShownSource) => ShippingRecord | null> {
    const sources = Map.groupBy(sourcesIn(record), ({ kind, record_id }) => `${kind}/${record_id}`);
    const known = new Map<string, ShippingRecord>();
    for (const [streamId, positions] of sources) {
      const stream = await LoadedStream.open(this.store, orgId, streamId, foldRecord);
      for (const source of positions) {
        const view = stream.at(source.position);
        if (view?.work_order_id === workOrderId) known.set(keyOfSource(source), shownRecord(view));
      }
    }
    return (source) => known.get(keyOfSource(source)) ?? null;
  }
}
