import { Inject, Injectable } from '@nestjs/common';
import { type JobThere, MOST_PULLED, type PullItem, type PullProposal } from '@tallyport/contracts/freight-export/pull-http';
import { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { type PullProposal as Proposal, proposeChanges } from '@tallyport/domain/freight-export/pull/propose-changes';
import { pullItems } from '@tallyport/domain/freight-export/pull/pull-items';
import type { JobPapers } from '@tallyport/domain/freight-export/shipment/job-papers';
import type { FreightShipment } from '@tallyport/domain/freight-export/shipment/shipment';
import type { SyncView } from '@tallyport/domain/freight-export/sync/fold';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import { notFound, ProblemError } from '../../../platform/problems/problem-error.js';
import { presentRecord, RecordQueries } from '../../shipping-record/record.queries.js';
import { JobGate } from '../../work-order/job-gate.js';
import { FreightTargetQueries } from '../job/freight-target.queries.js';
import { type JobExchanges, JobExports, keyIn, shownSync } from '../job/job-exports.js';
import { JobPapersQueries, papersOf } from '../job/job-papers.queries.js';
import { ShipmentDrafts } from '../job/shipment-drafts.js';
import { JobsByKey } from './jobs-by-key.js';

/** A fetch of a job that was read, under the key that it was read by. */
export type ReadSync = SyncView & { readonly key: string; readonly result: string };

type Seen = PullProposal['seen'];

/** What was fetched, against papers of the job. */
export interface Compared {
  readonly proposal: Proposal;
  /** What is shown of it, and chosen from. */
  readonly items: readonly PullItem[];
  readonly more: number;
}

/** What taking over a job from its freight system would change here. */
@Injectable()
export class PullQueries {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(RecordQueries) private readonly records: RecordQueries,
    @Inject(JobExports) private readonly exchanges: JobExports,
    @Inject(ShipmentDrafts) private readonly drafts: ShipmentDrafts,
    @Inject(JobPapersQueries) private readonly papers: JobPapersQueries,
    @Inject(FreightTargetQueries) private readonly targets: FreightTargetQueries,
    @Inject(JobsByKey) private readonly jobs: JobsByKey,
  ) {}

  async of(orgId: string, job: WorkOrderView, syncId: string): Promise<PullProposal> {
    const exchanges = await this.exchanges.of(orgId, job.id);
    const sync = readSync(exchanges, syncId);
    const [there, papers, ours] = await Promise.all([
      this.drafts.read(orgId, sync.result),
      this.papers.of(orgId, job),
      this.jobs.other(orgId, job.id, sync.system_id, sync.key),
    ]);
    const { proposal, items, more } = await this.compare(orgId, sync, there, papers);
    return {
      sync: shownSync(sync),
      there: jobThere(sync.key, there, ours),
      is_bound: isBound(exchanges, sync),
      is_outdated: isOutdated(exchanges, sync),
      items: [...items],
      more,
      seen: seenIn(job, papers),
      invoices_only_there: [...proposal.invoicesOnlyThere],
      invoices_only_here: [...proposal.invoicesOnlyHere],
    };
  }

  /** What was fetched against the papers as they stood when a person saw them; without that, as they stand now. */
  async asSeen(orgId: string, job: WorkOrderView, sync: ReadSync, seen: Seen | null): Promise<Compared> {
    const papers = seen === null ? await this.papers.of(orgId, job) : await this.papersAt(orgId, job, seen);
    return this.compare(orgId, sync, await this.drafts.read(orgId, sync.result), papers);
  }

  private async compare(orgId: string, sync: ReadSync, there: FreightShipment, papers: JobPapers): Promise<Compared> {
    const target = await this.targets.ofSystem(orgId, sync.system_id);
    if (target === null) throw new ProblemError('export.no-system');
    const proposal = proposeChanges(there, papers, target.mappings);
    const items = pullItems(proposal, papers.records);
    return { proposal, items: items.slice(0, MOST_PULLED), more: Math.max(0, items.length - MOST_PULLED) };
  }

  private async papersAt(orgId: string, job: WorkOrderView, seen: Seen): Promise<JobPapers> {
    const positions = new Map(seen.map(({ stream_id, stream_position }) => [stream_id, stream_position]));
    const at = positions.get(`work-order/${job.id}`);
    const then = at === undefined || at >= job.stream_position ? job : ((await this.gate.viewAt(orgId, job.id, at)) ?? job);
    const records = await Promise.all(
      [...positions].flatMap(([streamId, position]) => {
        const [kind, id = ''] = streamId.split('/');
        const known = RecordKind.safeParse(kind);
        return known.success ? [this.recordAt(orgId, job.id, known.data, id, position)] : [];
      }),
    );
    return papersOf(then, records);
  }

  private async recordAt(orgId: string, workOrderId: string, kind: RecordKind, id: string, position: number) {
    return presentRecord((await this.records.open(orgId, workOrderId, kind, id)).at(position));
  }
}

/** Throws 404 where the job has no such fetch, 409 where nothing came of it. */
export function readSync({ syncs }: Pick<JobExchanges, 'syncs'>, syncId: string): ReadSync {
  const sync = syncs.find(({ id }) => id === syncId);
  if (sync === undefined) throw notFound();
  const { key, result, state } = sync;
  if (state !== 'done' || key === null || result === null) throw new ProblemError('export.not-read');
  return { ...sync, key, result };
}

export function isBound(exchanges: JobExchanges, { system_id, key }: SyncView): boolean {
  return keyIn(exchanges, system_id) === key;
}

/** Whether the same job was read again later, and was another one by then. */
export function isOutdated({ syncs }: Pick<JobExchanges, 'syncs'>, sync: SyncView): boolean {
  const later = syncs.find(({ system_id, key, state }) => system_id === sync.system_id && key === sync.key && state === 'done');
  return later !== undefined && later.requested_at > sync.requested_at && later.fingerprint !== sync.fingerprint;
}

function seenIn(job: WorkOrderView, { records }: JobPapers): Seen {
  return [
    { stream_id: `work-order/${job.id}`, stream_position: job.stream_position },
    ...records.map(({ kind, id, stream_position }) => ({ stream_id: `${kind}/${id}`, stream_position })),
  ];
}

function jobThere(key: string, there: FreightShipment, ours: JobThere['ours']): JobThere {
  return {
    key,
    bill_number: there.billNumber,
    other_bills: there.otherBills.flatMap(({ number }) => (number === null ? [] : [number])),
    vessel: there.vessel,
    voyage: there.voyage,
    goods_description: there.goodsDescription,
    port_of_loading: there.portOfLoading,
    port_of_discharge: there.portOfDischarge,
    parties: [...new Set(there.parties.flatMap(({ name }) => (name === null ? [] : [name])))],
    invoices: there.invoices.flatMap(({ number }) => (number === null ? [] : [number])),
    lines: there.invoices.reduce((count, { lines }) => count + lines.length, 0),
    ours,
  };
}
