import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf } from '@tallyport/contracts/define-operation';
import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import type { WorkOrderDetails } from '@tallyport/contracts/work-order/details';
import type { createWorkOrder, updateJobStatus } from '@tallyport/contracts/work-order/http';
import type { answerOffers } from '@tallyport/contracts/work-order/offers-http';
import { tenantTransaction } from '@tallyport/database/tenant';
import { defaultDeadline } from '@tallyport/domain/work-order/default-deadline';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { Kysely } from 'kysely';
import { actorOf, type Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { CommandRegister } from '../../platform/commands/command-register.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { retryOnContention } from '../../platform/database/retry-on-contention.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import type { WorkOrderProcess } from '../../platform/temporal/processes.js';
import { DATABASE, WORK_ORDERS } from '../../platform/tokens.js';
import { PartyQueries } from '../crm/party.queries.js';
import { LodgementQueries } from '../lodgement/lodgement.queries.js';
import { type Branch, OrganisationQueries } from '../organisation/organisation.queries.js';
import { PeopleQueries } from '../organisation/people.queries.js';
import { changesOf, partiesIn, type Sent } from './amendment.js';
import { jobCode, nextJobNumber } from './job-code.js';
import { refusalOfReceiving } from './work-order.policy.js';

/** Where a command left its job. */
export interface JobPlace {
  readonly workOrderId: string;
  readonly streamPosition: number;
}

/** Hands commands to the job's process. Each resolves once its events are recorded; the read models follow. */
@Injectable()
export class WorkOrderCommands {
  constructor(
    @Inject(WORK_ORDERS) private readonly process: WorkOrderProcess,
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(CommandRegister) private readonly register: CommandRegister,
    @Inject(OrganisationQueries) private readonly organisations: OrganisationQueries,
    @Inject(PartyQueries) private readonly parties: PartyQueries,
    @Inject(PeopleQueries) private readonly people: PeopleQueries,
    @Inject(LodgementQueries) private readonly lodgements: LodgementQueries,
  ) {}

  /** The job's id comes from the command, so that a repeat is about the same job. */
  async receive(member: Member, body: BodyOf<typeof createWorkOrder>, identity: CommandIdentity): Promise<JobPlace> {
    const { status_id: jobStatus, ...fields } = body;
    const refusal = refusalOfReceiving(jobStatus, member.standing);
    if (refusal) throw new ProblemError(refusal, refusal === 'invalid-input' ? wrong('/status_id', 'a job is not received as lodged') : {});
    const branch = await this.branch(member.orgId, fields.branch);
    const names = await this.partyNames(member.orgId, partiesIn(fields));
    await this.register.admit(member.orgId, identity);
    const deadline = fields.date_arrive === null ? null : defaultDeadline(fields.date_arrive, branch.time_zone);
    const details: WorkOrderDetails = { ...fields, deadline, vessel: null, voyage: null, reference: null, note: null };
    const code = jobCode(branch.name, await this.nextNumber(member.orgId));
    const workOrderId = uuidv5(identity.commandId, 'work-order');
    return this.hand(member, workOrderId, identity, { type: 'receive-work-order', code, jobStatus, details, names });
  }

  async changeStatus(
    member: Member,
    workOrderId: string,
    body: BodyOf<typeof updateJobStatus>,
    identity: CommandIdentity,
  ): Promise<JobPlace> {
    return this.admitted(member, workOrderId, identity, { type: 'change-job-status', to: body.job_status, reason: body.reason || null });
  }

  async assign(
    member: Member,
    workOrderId: string,
    role: DispatchRole,
    assigneeId: string | null,
    identity: CommandIdentity,
  ): Promise<JobPlace> {
    if (assigneeId !== null && !(await this.people.hasRole(member.orgId, assigneeId, role))) {
      throw new ProblemError('work-order.unknown-assignee');
    }
    return this.admitted(member, workOrderId, identity, { type: 'assign-work-order', role, assigneeId });
  }

  /** Records how the sent fields differ from the version that their sender read; null when they do not. */
  async amend(
    member: Member,
    workOrderId: string,
    sent: Sent,
    read: WorkOrderDetails,
    identity: CommandIdentity,
  ): Promise<JobPlace | null> {
    await this.register.admit(member.orgId, identity);
    const changes = changesOf(sent, read);
    if (changes.length === 0) return null;
    const changed = new Set(changes.map((change) => change.field));
    const names = await this.partyNames(member.orgId, partiesIn(sent));
    if (!changed.has('branch') && !changed.has('date_arrive'))
      return this.hand(member, workOrderId, identity, { type: 'amend-work-order', changes, names });
    const branch = await this.branch(member.orgId, sent.branch ?? read.branch);
    if (changed.has('branch')) names[branch.id] = branch.name;
    return this.hand(member, workOrderId, identity, { type: 'amend-work-order', changes, names, timeZone: branch.time_zone });
  }

  /** What a person says to what papers offer. */
  answerOffers(member: Member, workOrderId: string, body: BodyOf<typeof answerOffers>, identity: CommandIdentity): Promise<JobPlace> {
    return this.admitted(member, workOrderId, identity, { type: 'answer-offers', ...body });
  }

  /** Not while customs has, or may get, a declaration of the job. */
  async delete(member: Member, workOrderId: string, identity: CommandIdentity): Promise<JobPlace> {
    if (await this.lodgements.hasStanding(member.orgId, workOrderId)) throw new ProblemError('work-order.declaration-stands');
    return this.admitted(member, workOrderId, identity, { type: 'delete-work-order' });
  }

  private async admitted(member: Member, workOrderId: string, identity: CommandIdentity, what: CommandPayload): Promise<JobPlace> {
    await this.register.admit(member.orgId, identity);
    return this.hand(member, workOrderId, identity, what);
  }

  private async hand(
    member: Member,
    workOrderId: string,
    { commandId, correlationId }: CommandIdentity,
    what: CommandPayload,
  ): Promise<JobPlace> {
    const { orgId, standing } = member;
    const envelope = {
      commandId,
      correlationId,
      orgId,
      workOrderId,
      actor: actorOf(member),
      standing,
      issuedAt: new Date().toISOString(),
    };
    const { streamPosition } = await this.process.send({ ...envelope, ...what });
    return { workOrderId, streamPosition };
  }

  private nextNumber(orgId: string): Promise<number> {
    return retryOnContention(() => tenantTransaction(this.database, { orgId }, (transaction) => nextJobNumber(transaction, orgId)));
  }

  private async branch(orgId: string, id: string): Promise<Branch> {
    const branch = await this.organisations.branch(orgId, id);
    if (!branch) throw new ProblemError('invalid-input', wrong('/branch', 'no such branch'));
    return branch;
  }

  /** A party of another org is as unknown as one that never was. */
  private async partyNames(orgId: string, parties: ReturnType<typeof partiesIn>): Promise<Record<string, string>> {
    const names = await this.parties.namesOf(
      orgId,
      parties.map(({ id }) => id),
    );
    const unknown = parties.find(({ id }) => !(id in names));
    if (unknown) throw new ProblemError('invalid-input', wrong(`/${unknown.field}`, 'no such party'));
    return names;
  }
}

type EnvelopeField = 'commandId' | 'correlationId' | 'orgId' | 'workOrderId' | 'actor' | 'standing' | 'issuedAt';
type WithoutEnvelope<Command> = Command extends unknown ? Omit<Command, EnvelopeField> : never;
/** A command without who, when and about which job. */
type CommandPayload = WithoutEnvelope<WorkOrderCommand>;

function wrong(pointer: string, message: string) {
  return { errors: [{ pointer, message }] };
}
