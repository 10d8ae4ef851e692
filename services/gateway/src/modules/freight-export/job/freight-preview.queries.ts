import { Inject, Injectable } from '@nestjs/common';
import type { FreightPreview } from '@tallyport/contracts/freight-export/job-http';
import { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { threeWay } from '@tallyport/domain/freight-export/compare/three-way';
import type { ExportView } from '@tallyport/domain/freight-export/export/view';
import { notSentSince } from '@tallyport/domain/freight-export/shipment/not-sent-since';
import type { FreightShipment } from '@tallyport/domain/freight-export/shipment/shipment';
import type { SyncView } from '@tallyport/domain/freight-export/sync/fold';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../../platform/tokens.js';
import { presentRecord, RecordQueries } from '../../shipping-record/record.queries.js';
import { isSimulator } from '../settings/freight-system.presenter.js';
import { handleOf } from './export-handle.js';
import type { FreightTarget } from './freight-target.queries.js';
import { JobExports, keyIn, sentLast, shownSync } from './job-exports.js';
import { ShipmentDrafts } from './shipment-drafts.js';

const NO_EXPORT = '00000000-0000-0000-0000-000000000000';

/** What sending a job now would come to. */
@Injectable()
export class FreightPreviewQueries {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(RecordQueries) private readonly records: RecordQueries,
    @Inject(JobExports) private readonly exchanges: JobExports,
    @Inject(ShipmentDrafts) private readonly drafts: ShipmentDrafts,
  ) {}

  async of(orgId: string, job: WorkOrderView, target: FreightTarget, lookId: string | undefined): Promise<FreightPreview> {
    const { system } = target;
    const exchanges = await this.exchanges.of(orgId, job.id);
    const key = keyIn(exchanges, system.id);
    const look = exchanges.syncs.find((one) => one.id === lookId && one.system_id === system.id && one.key === key) ?? null;
    const built = await this.drafts.draft(orgId, job, target, key, handleOf(NO_EXPORT));
    const last = sentLast(exchanges, system.id);
    const [there, sent, notSent] = await Promise.all([
      this.there(orgId, look),
      last && this.drafts.read(orgId, last.sent.content),
      this.notSent(orgId, job, last),
    ]);
    const shipment = built.outcome === 'built' ? built.shipment : null;
    return {
      system: {
        id: system.id,
        name: system.name,
        is_simulator: isSimulator(system.address, this.config.FREIGHT_SIMULATOR_ADDRESS),
        is_held: system.is_held,
      },
      key,
      findings: [...(built.outcome === 'built' ? built.warnings : built.findings)],
      differences:
        shipment === null
          ? []
          : threeWay(sent, there, shipment).map(({ changedThere, ...one }) => ({ ...one, changed_there: changedThere })),
      look: look && shownSync(look),
      invoices: shipment?.invoices.length ?? 0,
      lines: shipment?.invoices.reduce((count, { lines }) => count + lines.length, 0) ?? 0,
      not_sent: notSent,
    };
  }

  private async there(orgId: string, look: SyncView | null): Promise<FreightShipment | null> {
    return look?.state === 'done' && look.result !== null ? this.drafts.read(orgId, look.result) : null;
  }

  /** What was changed here since the last message was made. */
  private async notSent(orgId: string, job: WorkOrderView, last: ExportView | null): Promise<FreightPreview['not_sent']> {
    if (last === null) return [];
    const standing = await this.records.ofKinds(orgId, job.id, RecordKind.options);
    const asSent = await Promise.all(last.positions.map((place) => this.recordAt(orgId, job.id, place)));
    const later = notSentSince(
      last.positions,
      standing,
      asSent.filter((record) => record !== null),
    );
    return later.flatMap(({ streamId, lines, goneLines, fields, isNew, isGone }) => [
      ...(isNew || isGone ? [{ stream_id: streamId, line_id: null, field: null }] : []),
      ...[...lines, ...goneLines].map((line_id) => ({ stream_id: streamId, line_id, field: null })),
      ...fields.map(({ lineId, field }) => ({ stream_id: streamId, line_id: lineId, field })),
    ]);
  }

  private async recordAt(orgId: string, workOrderId: string, { streamId, streamPosition }: ExportView['positions'][number]) {
    const [kind, id = ''] = streamId.split('/');
    const known = RecordKind.safeParse(kind);
    if (!known.success) return null;
    return presentRecord((await this.records.open(orgId, workOrderId, known.data, id)).at(streamPosition));
  }
}
