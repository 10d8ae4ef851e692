import { Inject, Injectable } from '@nestjs/common';
import type { RequestExport } from '@tallyport/contracts/freight-export/export-commands';
import type { FreightExchange } from '@tallyport/contracts/freight-export/job-http';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { foldExport } from '@tallyport/domain/freight-export/export/fold';
import { foldSync, type SyncView } from '@tallyport/domain/freight-export/sync/fold';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { actorOf, type Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { CommandRegister } from '../../platform/commands/command-register.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import type { ExportProcess, SyncProcess } from '../../platform/temporal/processes.js';
import { EVENT_STORE, EXPORTS, SYNCS } from '../../platform/tokens.js';
import { handleOf } from './export-handle.js';
import type { FreightTarget } from './freight-target.queries.js';
import { isUnderWay, JobExports, keyIn, shownExport, shownSync } from './job-exports.js';
import { ShipmentDrafts } from './shipment-drafts.js';

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
    @Inject(SYNCS) private readonly syncs: SyncProcess,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CommandRegister) private readonly register: CommandRegister,
    @Inject(JobExports) private readonly exchanges: JobExports,
    @Inject(ShipmentDrafts) private readonly drafts: ShipmentDrafts,
  ) {}

  /** Fetches the job's counterpart, to look at it or to take it over. */
  async fetch(wish: ExchangeWish, kind: 'look' | 'pull', named: string | undefined): Promise<FreightExchange> {
    const { member, job, target, identity } = wish;
    await this.register.admit(member.orgId, identity);
    const key = named ?? keyIn(await this.exchanges.of(member.orgId, job.id), target.system.id);
    if (key === null) throw new ProblemError('export.no-key');
    const syncId = uuidv5(identity.commandId, 'sync');
    const ref = { orgId: member.orgId, syncId, workOrderId: job.id };
    const asked = { kind, systemId: target.system.id, workOrderId: job.id, key };
    await this.syncs.send(ref, { type: 'request-sync', ...circumstances(member, identity), syncId, ...asked });
    return { sync: await this.sync(member.orgId, syncId), export: null };
  }

  /** Sends the job as a new one. */
  async send(wish: ExchangeWish, reason: string | null): Promise<FreightExchange> {
    return this.export(wish, async () => {
      const exchanges = await this.exchanges.of(wish.member.orgId, wish.job.id);
      if (isUnderWay(exchanges, wish.target.system.id)) throw new ProblemError('export.under-way');
      if (keyIn(exchanges, wish.target.system.id) !== null) throw new ProblemError('export.has-key');
      return { kind: 'send', key: null, looked: null, reason };
    });
  }

  /** Updates the job that was looked at. */
  async update(wish: ExchangeWish, look: string, reason: string | null): Promise<FreightExchange> {
    return this.export(wish, async () => {
      const exchanges = await this.exchanges.of(wish.member.orgId, wish.job.id);
      if (isUnderWay(exchanges, wish.target.system.id)) throw new ProblemError('export.under-way');
      const seen = exchanges.syncs.find(({ id, system_id }) => id === look && system_id === wish.target.system.id);
      if (!isLook(seen)) throw new ProblemError('export.look-again');
      return { kind: 'update', key: seen.key, looked: { syncId: look, fingerprint: seen.fingerprint }, reason };
    });
  }

  private async export(wish: ExchangeWish, decide: () => Promise<DecidedExport>): Promise<FreightExchange> {
    const { member, job, target, identity } = wish;
    await this.register.admit(member.orgId, identity);
    const exportId = uuidv5(identity.commandId, 'export');
    const recorded = await this.store.findCommand(member.orgId, `export/${exportId}`, identity.commandId);
    if (recorded.length === 0) {
      const decided = await decide();
      const handle = handleOf(exportId);
      const built = await this.drafts.draft(member.orgId, job, target, decided.key, handle);
      const message = await this.drafts.store(member.orgId, target, built);
      const { id: systemId, target_type: targetType } = target.system;
      const command: RequestExport = {
        type: 'request-export',
        ...circumstances(member, identity),
        workOrderId: job.id,
        exportId,
        wish: { ...decided, systemId, branchId: job.branch, targetType, handle, message },
      };
      await this.exports.send(decided.kind, command);
    }
    return { sync: null, export: await this.exported(member.orgId, exportId) };
  }

  private async sync(orgId: string, syncId: string) {
    const events = await this.store.load(orgId, `sync/${syncId}`);
    const view = events.reduce<SyncView | null>((before, event) => foldSync(before, parseEvent(event), event), null);
    return view && shownSync(view);
  }

  private async exported(orgId: string, exportId: string) {
    const events = await this.store.load(orgId, `export/${exportId}`);
    const view = events.reduce<ReturnType<typeof foldExport>>((before, event) => foldExport(before, parseEvent(event), event), null);
    return view && shownExport(view);
  }
}

type DecidedExport = Pick<RequestExport['wish'], 'kind' | 'key' | 'looked' | 'reason'>;

function isLook(seen: SyncView | undefined): seen is SyncView & { readonly key: string; readonly fingerprint: string } {
  return seen?.state === 'done' && seen.key !== null && seen.fingerprint !== null;
}

function circumstances(member: Member, { commandId, correlationId }: CommandIdentity) {
  return { commandId, correlationId, orgId: member.orgId, actor: actorOf(member), issuedAt: new Date().toISOString() };
}
