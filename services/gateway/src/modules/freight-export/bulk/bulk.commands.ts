import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { BulkStep } from '@tallyport/contracts/freight-export/bulk';
import type { BulkItem } from '@tallyport/contracts/freight-export/bulk-commands';
import type { BulkPreview } from '@tallyport/contracts/freight-export/bulk-http';
import { mergeChanges } from '@tallyport/domain/freight-export/compare/fold-changes';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { actorOf, type Member } from '../../../platform/auth/caller.js';
import type { CommandIdentity } from '../../../platform/commands/command-identity.js';
import { CommandRegister } from '../../../platform/commands/command-register.js';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import type { BulkProcess } from '../../../platform/temporal/processes.js';
import { BLOBS, BULKS, EVENT_STORE } from '../../../platform/tokens.js';
import { ExportDetails } from '../export/export-details.js';
import { ExportRenewals } from '../export/export-renewals.js';
import { BulkQueries, type SeenExport, type SeenExports } from './bulk.queries.js';

/** Making a message anew takes a while, and somebody waits for all of them. */
const MOST_RENEWED = 100;
const MOST_CHANGES = 50;
const MOST_BYTES = 4 * 1024 * 1024;

export interface BulkWish extends SeenExports {
  readonly step: BulkStep;
  readonly reason: string;
}

/** Steps for many exports at once. */
@Injectable()
export class BulkCommands {
  constructor(
    @Inject(BULKS) private readonly process: BulkProcess,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(CommandRegister) private readonly register: CommandRegister,
    @Inject(BulkQueries) private readonly queries: BulkQueries,
    @Inject(ExportDetails) private readonly details: ExportDetails,
    @Inject(ExportRenewals) private readonly renewals: ExportRenewals,
  ) {}

  /** Makes the first of them anew, to see what changes; a retry of the same bytes is looked at in the same way. */
  async preview(orgId: string, step: BulkStep, seen: SeenExports): Promise<BulkPreview> {
    const standing = await this.queries.standing(orgId, seen);
    const isRetry = step === 'retry' || step === 'retry_with_changes';
    const looked = isRetry ? standing.slice(0, MOST_RENEWED) : [];
    const since = [];
    for (const { export_id } of looked) since.push(await this.renewals.since(orgId, await this.details.one(orgId, export_id)));
    return {
      count: standing.length,
      looked_at: looked.length,
      fails_the_same: since.filter((one) => one.fails_the_same).length,
      cannot_be_made: since.filter((one) => one.findings.some(({ severity }) => severity === 'error')).length,
      changes: mergeChanges(since.flatMap(({ changes }) => changes)).slice(0, MOST_CHANGES),
    };
  }

  /** Stores which they are, then asks for the step. A repeat is answered with what the first one asked for. */
  async request(member: Member, { step, reason, ...seen }: BulkWish, identity: CommandIdentity): Promise<string> {
    const { orgId } = member;
    await this.register.admit(orgId, identity);
    const bulkId = uuidv5(identity.commandId, 'bulk');
    const recorded = await this.store.findCommand(orgId, `bulk/${bulkId}`, identity.commandId);
    if (recorded.length > 0) return bulkId;
    const standing = await this.queries.standing(orgId, seen);
    if (standing.length === 0) throw new ProblemError('bulk.nothing-to-do');
    if (step === 'retry_with_changes' && standing.length > MOST_RENEWED) throw new ProblemError('bulk.too-many');
    const list: BulkItem[] = [];
    for (const one of standing) list.push(await this.item(orgId, step, one));
    const items = await this.put(orgId, list);
    const wish = { step, reason, cause: seen.cause, position: seen.position, items, count: list.length };
    await this.process.send({ type: 'request-bulk', ...circumstances(member, identity), bulkId, wish });
    return bulkId;
  }

  async stop(member: Member, bulkId: string, identity: CommandIdentity): Promise<number> {
    await this.register.admit(member.orgId, identity);
    return (await this.process.send({ type: 'stop-bulk', ...circumstances(member, identity), bulkId })).streamPosition;
  }

  /** What cannot be made anew is refused as it would be alone, and the others go on. */
  private async item(
    orgId: string,
    step: BulkStep,
    { export_id: exportId, work_order_id: workOrderId, kind }: SeenExport,
  ): Promise<BulkItem> {
    const item = { exportId, workOrderId, kind, renewed: null, problem: null };
    if (step !== 'retry_with_changes') return item;
    try {
      const renewed = await this.renewals.renew(orgId, await this.details.one(orgId, exportId), undefined);
      return { ...item, renewed: await this.put(orgId, renewed) };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { ...item, problem: error.problem.code };
    }
  }

  private async put(orgId: string, content: unknown): Promise<string> {
    const bytes = Buffer.from(JSON.stringify(content));
    return (await this.blobs.putFile(orgId, Readable.from([bytes]), { limit: MOST_BYTES })).hash;
  }
}

function circumstances(member: Member, { commandId, correlationId }: CommandIdentity) {
  return { commandId, correlationId, orgId: member.orgId, actor: actorOf(member), issuedAt: new Date().toISOString() };
}
