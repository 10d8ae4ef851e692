import { Inject, Injectable } from '@nestjs/common';
import type { LodgementCommand } from '@tallyport/contracts/lodgement/commands';
import { newestCustomsTables } from '@tallyport/customs-tables/read-tables';
import { dayOfCustoms } from '@tallyport/domain/lodgement/day-of-customs';
import { transitionsOn } from '@tallyport/domain/lodgement/transitions';
import type { EventStore } from '@tallyport/event-store/event-store';
import type pg from 'pg';
import { actorOf, type Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { CommandRegister } from '../../platform/commands/command-register.js';
import type { LodgementProcess } from '../../platform/temporal/processes.js';
import { EVENT_STORE, LODGEMENTS, POOL } from '../../platform/tokens.js';
import type { LodgedRecord } from './lodgement.queries.js';
import { Signing, type Subject, type Wish } from './signing.js';

type Circumstance = 'commandId' | 'correlationId' | 'orgId' | 'workOrderId' | 'lodgementId' | 'actor' | 'issuedAt' | 'transitions';
type WithoutCircumstances<Command> = Command extends unknown ? Omit<Command, Circumstance> : never;
/** A command without who, when and about what. */
export type LodgementPayload = WithoutCircumstances<LodgementCommand>;

/** Hands commands to the process of a lodgement. Each answers with the position of its stream, once its events are recorded. */
@Injectable()
export class LodgementCommands {
  constructor(
    @Inject(LODGEMENTS) private readonly process: LodgementProcess,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(CommandRegister) private readonly register: CommandRegister,
    @Inject(Signing) private readonly signing: Signing,
  ) {}

  /** Signs and sends. A repeat is answered with what the first one recorded, whatever has become of the record since. */
  async sign(member: Member, subject: Subject, wish: Wish, identity: CommandIdentity): Promise<number> {
    await this.register.admit(member.orgId, identity);
    const { recordId, orgId } = subject.of;
    const recorded = await this.store.findCommand(orgId, `lodgement/${recordId}`, identity.commandId);
    const last = recorded.at(-1);
    if (last !== undefined) return last.streamPosition;
    return this.hand(member, subject.of, await this.signing.sign(member, subject, wish, identity.commandId), identity);
  }

  async send(member: Member, of: LodgedRecord, payload: LodgementPayload, identity: CommandIdentity): Promise<number> {
    await this.register.admit(member.orgId, identity);
    return this.hand(member, of, payload, identity);
  }

  private async hand(
    member: Member,
    { orgId, workOrderId, recordId: lodgementId }: LodgedRecord,
    payload: LodgementPayload,
    { commandId, correlationId }: CommandIdentity,
  ): Promise<number> {
    const issuedAt = new Date().toISOString();
    const transitions = transitionsOn(await newestCustomsTables(this.pool, ['transition']), dayOfCustoms(issuedAt));
    const circumstances = { commandId, correlationId, orgId, workOrderId, lodgementId, actor: actorOf(member), issuedAt, transitions };
    return (await this.process.send({ ...payload, ...circumstances })).streamPosition;
  }
}
