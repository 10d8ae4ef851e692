import { Inject, Injectable } from '@nestjs/common';
import type { ExportCommand } from '@tallyport/contracts/freight-export/export-commands';
import type { ExportView } from '@tallyport/domain/freight-export/export/view';
import type { EventStore } from '@tallyport/event-store/event-store';
import { actorOf, type Member } from '../../../platform/auth/caller.js';
import type { CommandIdentity } from '../../../platform/commands/command-identity.js';
import { CommandRegister } from '../../../platform/commands/command-register.js';
import type { ExportProcess } from '../../../platform/temporal/processes.js';
import { EVENT_STORE, EXPORTS } from '../../../platform/tokens.js';
import { ExportRenewals } from './export-renewals.js';

type Circumstance = 'commandId' | 'correlationId' | 'orgId' | 'workOrderId' | 'exportId' | 'actor' | 'issuedAt';
type WithoutCircumstances<Command> = Command extends unknown ? Omit<Command, Circumstance> : never;
/** A command without who, when and about what. */
export type ExportPayload = WithoutCircumstances<Exclude<ExportCommand, { type: 'request-export' | 'end-export-of-job' }>>;

/** Which retry a person wants. */
export interface WantedRetry {
  readonly reason: string;
  readonly withChanges: boolean;
  readonly look: string | undefined;
}

/** Hands commands to the process of an export. Each answers with the position of its stream, once its events are recorded. */
@Injectable()
export class ExportCommands {
  constructor(
    @Inject(EXPORTS) private readonly process: ExportProcess,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CommandRegister) private readonly register: CommandRegister,
    @Inject(ExportRenewals) private readonly renewals: ExportRenewals,
  ) {}

  async send(member: Member, of: ExportView, payload: ExportPayload, identity: CommandIdentity): Promise<number> {
    await this.register.admit(member.orgId, identity);
    return this.hand(member, of, payload, identity);
  }

  /** A repeat is answered with what the first one recorded, whatever has become of the job since. */
  async retry(member: Member, of: ExportView, { reason, withChanges, look }: WantedRetry, identity: CommandIdentity): Promise<number> {
    await this.register.admit(member.orgId, identity);
    const recorded = await this.store.findCommand(member.orgId, `export/${of.id}`, identity.commandId);
    const last = recorded.at(-1);
    if (last !== undefined) return last.streamPosition;
    const renewed = withChanges ? await this.renewals.renew(member.orgId, of, look) : null;
    return this.hand(member, of, { type: 'retry-export', reason, renewed }, identity);
  }

  private async hand(
    member: Member,
    { id: exportId, work_order_id: workOrderId, kind }: ExportView,
    payload: ExportPayload,
    { commandId, correlationId }: CommandIdentity,
  ): Promise<number> {
    const issuedAt = new Date().toISOString();
    const circumstances = { commandId, correlationId, orgId: member.orgId, workOrderId, exportId, actor: actorOf(member), issuedAt };
    return (await this.process.send(kind, { ...payload, ...circumstances })).streamPosition;
  }
}
