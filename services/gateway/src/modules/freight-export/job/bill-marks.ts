import { Inject, Injectable } from '@nestjs/common';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { Member } from '../../../platform/auth/caller.js';
import { type CommandIdentity, partOf } from '../../../platform/commands/command-identity.js';
import { streamPlaceText } from '../../../platform/freshness/stream-place.js';
import { RecordCommands } from '../../shipping-record/record.commands.js';
import { presentRecord, RecordQueries } from '../../shipping-record/record.queries.js';

type Mark = 'house' | 'master' | null;
interface Waybill {
  readonly workOrderId: string;
  readonly recordId: string;
}

/** Which waybill of a job is its house bill, and which its master bill, where a person said so: a value of the waybill like any other. */
@Injectable()
export class BillMarks {
  constructor(
    @Inject(RecordQueries) private readonly records: RecordQueries,
    @Inject(RecordCommands) private readonly commands: RecordCommands,
  ) {}

  /** The mark that another waybill had before is taken from it. */
  async mark(
    member: Member,
    waybill: Waybill,
    mark: Mark,
    identity: CommandIdentity,
    answerHeader: (name: string, value: string) => void,
  ): Promise<ShippingRecord> {
    const { workOrderId, recordId } = waybill;
    const versions = await this.records.open(member.orgId, workOrderId, 'waybill', recordId);
    const streamPosition = await this.write(member, waybill, mark, identity);
    for (const other of await this.others(member.orgId, waybill, mark))
      await this.write(member, { workOrderId, recordId: other.id }, null, partOf(identity, other.id));
    answerHeader('Stream-Position', streamPlaceText({ streamId: `waybill/${recordId}`, streamPosition }));
    return presentRecord(await versions.reach(streamPosition));
  }

  private async others(orgId: string, { workOrderId, recordId }: Waybill, mark: Mark): Promise<ShippingRecord[]> {
    if (mark === null) return [];
    const waybills = await this.records.ofJob(orgId, workOrderId, 'waybill');
    return waybills.filter(({ id, fields }) => id !== recordId && fields.bill_mark?.value === mark);
  }

  private async write(member: Member, { workOrderId, recordId }: Waybill, next: Mark, identity: CommandIdentity): Promise<number> {
    const versions = await this.records.open(member.orgId, workOrderId, 'waybill', recordId);
    const previous = presentRecord(versions.at()).fields.bill_mark?.value ?? null;
    const edit = { kind: 'amend' as const, changes: [{ field: 'bill_mark' as const, previous, next }] };
    return this.commands.edit(member, { workOrderId, kind: 'waybill', recordId }, [edit], versions.events, identity);
  }
}
