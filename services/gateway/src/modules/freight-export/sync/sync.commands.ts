import { Inject, Injectable } from '@nestjs/common';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import type { RequestSync } from '@tallyport/contracts/freight-export/sync-commands';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { foldSync, type SyncView } from '@tallyport/domain/freight-export/sync/fold';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { actorOf, type Member } from '../../../platform/auth/caller.js';
import type { CommandIdentity } from '../../../platform/commands/command-identity.js';
import { notFound } from '../../../platform/problems/problem-error.js';
import type { SyncProcess } from '../../../platform/temporal/processes.js';
import { EVENT_STORE, SYNCS } from '../../../platform/tokens.js';
import { shownSync } from '../job/job-exports.js';

type Asked = Pick<RequestSync, 'kind' | 'systemId' | 'workOrderId' | 'key' | 'goods'>;

/** Begins fetches from freight systems, and tells how far they are. */
@Injectable()
export class SyncCommands {
  constructor(
    @Inject(SYNCS) private readonly process: SyncProcess,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'load'>,
  ) {}

  /** A repeat is answered with the fetch that the first one began. */
  async request(member: Member, { commandId, correlationId }: CommandIdentity, asked: Asked): Promise<Sync> {
    const { orgId } = member;
    const syncId = uuidv5(commandId, 'sync');
    const circumstances = { commandId, correlationId, orgId, actor: actorOf(member), issuedAt: new Date().toISOString() };
    await this.process.send(
      { orgId, syncId, workOrderId: asked.workOrderId },
      { type: 'request-sync', ...circumstances, syncId, ...asked },
    );
    return this.one(orgId, syncId);
  }

  /** Throws 404 where the organisation asked for no such thing. */
  async one(orgId: string, syncId: string): Promise<Sync> {
    const events = await this.store.load(orgId, `sync/${syncId}`);
    const view = events.reduce<SyncView | null>((before, event) => foldSync(before, parseEvent(event), event), null);
    if (view === null) throw notFound();
    return shownSync(view);
  }
}
