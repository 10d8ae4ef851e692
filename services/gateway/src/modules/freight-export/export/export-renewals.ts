import { Inject, Injectable } from '@nestjs/common';
import type { ChangedSince } from '@tallyport/contracts/freight-export/export-detail';
import type { LookedAt, RenewedMessage } from '@tallyport/contracts/freight-export/export-events';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { groupOf } from '@tallyport/domain/freight-export/cockpit/export-group';
import { failsTheSame } from '@tallyport/domain/freight-export/cockpit/fails-the-same';
import { foldChanges } from '@tallyport/domain/freight-export/compare/fold-changes';
import { changesBetween } from '@tallyport/domain/freight-export/compare/three-way';
import type { ExportView } from '@tallyport/domain/freight-export/export/view';
import { fitting } from '@tallyport/domain/freight-export/fitting';
import type { BuiltShipment } from '@tallyport/domain/freight-export/shipment/build-shipment';
import { foldSync, type SyncView } from '@tallyport/domain/freight-export/sync/fold';
import type { EventStore } from '@tallyport/event-store/event-store';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import { EVENT_STORE } from '../../../platform/tokens.js';
import { JobGate } from '../../work-order/job-gate.js';
import { type FreightTarget, FreightTargetQueries } from '../job/freight-target.queries.js';
import { fingerprintOf, ShipmentDrafts } from '../job/shipment-drafts.js';

const NOTHING: ChangedSince = { moved: [], changes: [], findings: [], fails_the_same: false };

/** A message made anew of what stands now, and where it goes. */
interface Draft {
  readonly target: FreightTarget;
  readonly built: BuiltShipment;
}

/** Exports made anew: what would be sent otherwise now, and the message that says it. */
@Injectable()
export class ExportRenewals {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(FreightTargetQueries) private readonly targets: FreightTargetQueries,
    @Inject(ShipmentDrafts) private readonly drafts: ShipmentDrafts,
  ) {}

  /** What changed since the message was made. Nothing is made of what goes on by itself or has ended. */
  async since(orgId: string, view: ExportView): Promise<ChangedSince> {
    const group = groupOf(view);
    if (group === 'running' || group === 'ended') return NOTHING;
    const draft = await this.draft(orgId, view);
    if (draft === null) return NOTHING;
    const { target, built } = draft;
    if (built.outcome === 'refused') return { ...NOTHING, findings: [...built.findings] };
    const isSame = fingerprintOf(built.shipment, target) === view.sent.fingerprint;
    return {
      moved: built.madeFrom
        .filter(({ streamId, streamPosition }) => hasMoved(view, streamId, streamPosition))
        .map(({ streamId }) => streamId),
      changes: isSame ? [] : await this.changes(orgId, view, built.shipment),
      findings: [],
      fails_the_same: failsTheSame(view, isSame),
    };
  }

  /** Makes and stores the message anew. Throws 409 with everything that stands in its way. */
  async renew(orgId: string, view: ExportView, look: string | undefined): Promise<RenewedMessage> {
    const draft = await this.draft(orgId, view);
    if (draft === null) throw new ProblemError('export.cannot-be-made');
    const { target, built } = draft;
    const looked = look === undefined ? await this.lookedAtLast(orgId, view) : await this.lookedAt(orgId, view, look);
    const message = await this.drafts.store(orgId, target, built);
    const changes = built.outcome === 'built' ? await this.changes(orgId, view, built.shipment) : [];
    return { message, changes, looked };
  }

  /** Null where nothing can be made: the job or the system is gone, or it is no message of a job. */
  private async draft(orgId: string, view: ExportView): Promise<Draft | null> {
    if (view.system_id === null || (view.kind !== 'send' && view.kind !== 'update')) return null;
    const [target, job] = await Promise.all([
      this.targets.ofSystem(orgId, view.system_id),
      this.gate.require(orgId, view.work_order_id).catch(goneAsNull),
    ]);
    if (target === null || job === null) return null;
    return { target, built: await this.drafts.draft(orgId, job, target, view.key, view.handle) };
  }

  private async changes(orgId: string, view: ExportView, next: Parameters<typeof changesBetween>[1]): Promise<ChangedSince['changes']> {
    return fitting(foldChanges(changesBetween(await this.drafts.read(orgId, view.sent.content), next)));
  }

  /** The look that the last message was decided on. What changed there since then is seen when the call is made. */
  private async lookedAtLast(orgId: string, { id }: ExportView): Promise<LookedAt | null> {
    const events = (await this.store.load(orgId, `export/${id}`)).map((event) => parseEvent(event));
    const looks = events.flatMap((event) => {
      if (event?.type === 'export.requested') return [event.data.looked];
      return event?.type === 'export.retried' && event.data.renewed ? [event.data.renewed.looked] : [];
    });
    return looks.at(-1) ?? null;
  }

  private async lookedAt(orgId: string, view: ExportView, look: string): Promise<LookedAt> {
    const events = await this.store.load(orgId, `sync/${look}`);
    const seen = events.reduce<SyncView | null>((before, event) => foldSync(before, parseEvent(event), event), null);
    const isOfThis = seen?.system_id === view.system_id && seen.work_order_id === view.work_order_id && seen.state === 'done';
    if (!isOfThis || seen.fingerprint === null || seen.key !== view.key) throw new ProblemError('export.look-again');
    return { syncId: look, fingerprint: seen.fingerprint };
  }
}

function hasMoved({ positions }: ExportView, streamId: string, streamPosition: number): boolean {
  return positions.every((place) => place.streamId !== streamId || place.streamPosition < streamPosition);
}

function goneAsNull(error: unknown): null {
  if (error instanceof ProblemError && error.problem.code === 'work-order.not-found') return null;
  throw error;
}
