import { Inject, Injectable } from '@nestjs/common';
import type { RequestExport } from '@tallyport/contracts/freight-export/export-commands';
import type { FreightExchange } from '@tallyport/contracts/freight-export/job-http';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { foldExport } from '@tallyport/domain/freight-export/export/fold';
import type { SyncView } from '@tallyport/domain/freight-export/sync/fold';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { actorOf, type Member } from '../../../platform/auth/caller.js';
import type { CommandIdentity } from '../../../platform/commands/command-identity.js';
import { CommandRegister } from '../../../platform/commands/command-register.js';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import type { ExportProcess } from '../../../platform/temporal/processes.js';
import { EVENT_STORE, EXPORTS } from '../../../platform/tokens.js';
import { SyncCommands } from '../sync/sync.commands.js';
import { DocumentDrafts } from './document-drafts.js';
import { handleOf } from './export-handle.js';
import type { FreightTarget } from './freight-target.queries.js';
import { isUnderWay, JobExports, keyIn, shownExport } from './job-exports.js';
import { ShipmentDrafts } from './shipment-drafts.js';
import { SnapshotDrafts } from './snapshot-drafts.js';

/** Who wants what of a job, to which system. */
export interface ExchangeWish {
  readonly member: Member;
  readonly job: WorkOrderView;
  readonly target: FreightTarget;
  readonly identity: CommandIdentity;
}

/** Begins exchanges of a job with its freight system. A repeat is answered with what the first one began. */
@Injectable()
export class ExchangeCommands {
  constructor(
    @Inject(EXPORTS) private readonly exports: ExportProcess,
    @Inject(SyncCommands) private readonly syncs: SyncCommands,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CommandRegister) private readonly register: CommandRegister,
    @Inject(JobExports) private readonly exchanges: JobExports,
    @Inject(ShipmentDrafts) private readonly drafts: ShipmentDrafts,
    @Inject(DocumentDrafts) private readonly documentDrafts: DocumentDrafts,
    @Inject(SnapshotDrafts) private readonly snapshotDrafts: SnapshotDrafts,
  ) {}

  /** Fetches the job's counterpart, to look at it or to take it over. */
  async fetch(wish: ExchangeWish, kind: 'look' | 'pull', named: string | undefined): Promise<FreightExchange> {
    const { member, job, target, identity } = wish;
    await this.register.admit(member.orgId, identity);
    const known = keyIn(await this.exchanges.of(member.orgId, job.id), target.system.id);
    if (known !== null && named !== undefined && named !== known) throw new ProblemError('export.has-key');
    const key = known ?? named;
    if (key === undefined) throw new ProblemError('export.no-key');
    return {
      sync: await this.syncs.request(member, identity, { kind, systemId: target.system.id, workOrderId: job.id, key }),
      export: null,
    };
  }

  /** Sends the job as a new one. */
  async send(wish: ExchangeWish, reason: string | null): Promise<FreightExchange> {
    return this.export(wish, async (handle) => {
      const exchanges = await this.exchanges.of(wish.member.orgId, wish.job.id);
      if (isUnderWay(exchanges, wish.target.system.id)) throw new ProblemError('export.under-way');
      if (keyIn(exchanges, wish.target.system.id) !== null) throw new ProblemError('export.has-key');
      const message = await this.shipment(wish, null, handle);
      return { ...toSystem(wish.target), kind: 'send', key: null, looked: null, reason, message };
    });
  }

  /** Updates the job that was looked at. */
  async update(wish: ExchangeWish, look: string, reason: string | null): Promise<FreightExchange> {
    return this.export(wish, async (handle) => {
      const exchanges = await this.exchanges.of(wish.member.orgId, wish.job.id);
      if (isUnderWay(exchanges, wish.target.system.id)) throw new ProblemError('export.under-way');
      const seen = exchanges.syncs.find(({ id, system_id }) => id === look && system_id === wish.target.system.id);
      if (!isLook(seen)) throw new ProblemError('export.look-again');
      if (seen.key !== keyIn(exchanges, wish.target.system.id)) throw new ProblemError('export.key-not-bound');
      const message = await this.shipment(wish, seen.key, handle);
      const looked = { syncId: look, fingerprint: seen.fingerprint };
      return { ...toSystem(wish.target), kind: 'update', key: seen.key, looked, reason, message };
    });
  }

  /** Sends documents to the job there: all that stand, or those that are named. */
  async documents(wish: ExchangeWish, chosen: readonly string[] | undefined, reason: string | null): Promise<FreightExchange> {
    const { member, job, target } = wish;
    return this.export(wish, async () => {
      const key = keyIn(await this.exchanges.of(member.orgId, job.id), target.system.id);
      if (key === null) throw new ProblemError('export.no-key');
      const message = await this.documentDrafts.store(member.orgId, job, target, key, chosen);
      return { ...toSystem(target), kind: 'edocs', key, looked: null, reason, message };
    });
  }

  /** Approves the job as it stands for the customs interface. */
  async snapshot(wish: Omit<ExchangeWish, 'target'>, reason: string | null): Promise<FreightExchange> {
    return this.export(wish, async () => {
      const message = await this.snapshotDrafts.store(wish.member.orgId, wish.job);
      return { kind: 'customs', systemId: null, targetType: null, key: null, looked: null, reason, message };
    });
  }

  /** A message of the job as it stands, stored. */
  private async shipment({ member, job, target }: ExchangeWish, key: string | null, handle: string) {
    return this.drafts.store(member.orgId, target, await this.drafts.draft(member.orgId, job, target, key, handle));
  }

  private async export(
    { member, job, identity }: Omit<ExchangeWish, 'target'>,
    decide: (handle: string) => Promise<Omit<RequestExport['wish'], 'handle' | 'branchId'>>,
  ): Promise<FreightExchange> {
    await this.register.admit(member.orgId, identity);
    const exportId = uuidv5(identity.commandId, 'export');
    const recorded = await this.store.findCommand(member.orgId, `export/${exportId}`, identity.commandId);
    if (recorded.length === 0) {
      const handle = handleOf(exportId);
      const wish = { ...(await decide(handle)), handle, branchId: job.branch };
      const of = { ...circumstances(member, identity), workOrderId: job.id, exportId };
      await this.exports.send(wish.kind, { type: 'request-export', ...of, wish });
    }
    return { sync: null, export: await this.exported(member.orgId, exportId) };
  }

  private async exported(orgId: string, exportId: string) {
    const events = await this.store.load(orgId, `export/${exportId}`);
    const view = events.reduce<ReturnType<typeof foldExport>>((before, event) => foldExport(before, parseEvent(event), event), null);
    return view && shownExport(view);
  }
}

function toSystem({ system }: FreightTarget): Pick<RequestExport['wish'], 'systemId' | 'targetType'> {
  return { systemId: system.id, targetType: system.target_type };
}

function isLook(seen: SyncView | undefined): seen is SyncView & { readonly key: string; readonly fingerprint: string } {
  return seen?.state === 'done' && seen.key !== null && seen.fingerprint !== null;
}

function circumstances(member: Member, { commandId, correlationId }: CommandIdentity) {
  return { commandId, correlationId, orgId: member.orgId, actor: actorOf(member), issuedAt: new Date().toISOString() };
}
