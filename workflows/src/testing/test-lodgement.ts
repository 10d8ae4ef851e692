import { randomUUID } from 'node:crypto';
import type { LodgementCommand, RequestLodgement } from '@tallyport/contracts/lodgement/commands';
import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import type { LodgementPurpose } from '@tallyport/contracts/lodgement/values';
import type { CustomsWord } from '@tallyport/domain/lodgement/customs-word';
import { lodgementDecider } from '@tallyport/domain/lodgement/decider';
import { WithStartWorkflowOperation } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { LodgementLogActivities } from '../lodgement/activities.js';
import {
  customsMessageUpdate,
  LODGEMENT_WORKFLOW,
  lodgementStreamId,
  lodgementUpdate,
  lodgementWorkflowId,
} from '../lodgement/messages.js';
import { InMemoryLog } from './in-memory-log.js';
import type { ScriptedCustoms } from './scripted-customs.js';
import { withWorker } from './time-skipping.js';

const ORG = randomUUID();
const JOB = randomUUID();
const USER = randomUUID();

/** A declaration with its log, what is signed of it and what customs says of it, served by workers of its own. */
export class TestLodgement {
  readonly id = randomUUID();
  readonly log = new InMemoryLog();
  private readonly words = new Map<string, CustomsWord>();

  constructor(
    private readonly environment: TestWorkflowEnvironment,
    readonly customs: ScriptedCustoms,
  ) {}

  get stream() {
    return lodgementStreamId(this.id);
  }

  get types() {
    return this.log.events(this.stream).map(({ type }) => type.replace('lodgement.', ''));
  }

  get handle() {
    return this.environment.client.workflow.getHandle(lodgementWorkflowId(this.id));
  }

  private envelope() {
    return {
      orgId: ORG,
      workOrderId: JOB,
      lodgementId: this.id,
      commandId: randomUUID(),
      correlationId: randomUUID(),
      actor: { kind: 'person' as const, userId: USER },
      issuedAt: '2026-03-14T02:00:00.000Z',
    };
  }

  sign(purpose: LodgementPurpose, values = 'a'): RequestLodgement {
    const envelope = this.envelope();
    return {
      type: 'request-lodgement',
      ...envelope,
      kind: 'declaration',
      purpose,
      snapshot: { streamPosition: 7, hash: values.repeat(64) },
      ownReference: 'SYD-000012-7K2Q',
      controlReference: envelope.commandId.replaceAll('-', '').slice(0, 14).toUpperCase(),
      signedBy: { userId: USER, name: 'Mei Harper', licenceNumber: '01234' },
      sender: { siteId: 'SITE1', ownerSiteId: 'OWNER1' },
      confirmed: [],
      reason: purpose === 'withdraw' || purpose === 'amend' ? 'a mistake' : null,
      timeZone: 'Australia/Sydney',
    };
  }

  finalise(): LodgementCommand {
    return { type: 'finalise-lodgement', ...this.envelope() };
  }

  /** A message was signed and made before this run: whether it was sent nobody knows. */
  madeBefore(): RequestLodgement {
    const command = this.sign('lodge');
    const { lodgementId, workOrderId, controlReference } = command;
    const [requested] = lodgementDecider.decide(command, lodgementDecider.initialState);
    if (requested === undefined) throw new TypeError('a first message may be signed');
    const message = { lodgementId, workOrderId, ownReference: command.ownReference, version: 1, controlReference };
    this.log.slip(this.stream, requested, command.commandId);
    this.log.slip(this.stream, { type: 'lodgement.message-built', data: { ...message, hash: 'b'.repeat(64), bytes: 900 } });
    return command;
  }

  /** How long the run that ended last took, by the clock that skips. */
  async minutes(): Promise<number> {
    const { startTime, closeTime } = await this.handle.describe();
    return ((closeTime?.getTime() ?? Number.NaN) - startTime.getTime()) / 60_000;
  }

  private start() {
    return new WithStartWorkflowOperation(LODGEMENT_WORKFLOW, {
      workflowId: lodgementWorkflowId(this.id),
      taskQueue: this.id,
      args: [{ orgId: ORG, workOrderId: JOB, lodgementId: this.id }],
      workflowIdConflictPolicy: 'USE_EXISTING',
    });
  }

  send(command: LodgementCommand) {
    return this.environment.client.workflow.executeUpdateWithStart(lodgementUpdate, {
      startWorkflowOperation: this.start(),
      args: [command],
      updateId: command.commandId,
    });
  }

  /** A message of customs is handed to the lodgement; one that was handed before has the same id. */
  async hear(word: CustomsWord, messageId: string = randomUUID()): Promise<string> {
    this.words.set(messageId, word);
    const commandId = messageId;
    await this.environment.client.workflow.executeUpdateWithStart(customsMessageUpdate, {
      startWorkflowOperation: this.start(),
      args: [{ commandId, messageId, receivedAt: '2026-03-14T02:00:00.000Z' }],
    });
    return messageId;
  }

  /** Starts the run again, as `tallyport resume` does. */
  async resume(): Promise<void> {
    await this.environment.client.workflow.start(LODGEMENT_WORKFLOW, {
      workflowId: lodgementWorkflowId(this.id),
      taskQueue: this.id,
      args: [{ orgId: ORG, workOrderId: JOB, lodgementId: this.id }],
    });
  }

  async waitFor(type: string): Promise<void> {
    while (!this.types.includes(type)) await this.environment.sleep(100);
  }

  private get logActivities(): LodgementLogActivities {
    return {
      recordCustomsMessage: ({ commandId, messageId, receivedAt, workOrderId, lodgementId }) => {
        const word = this.words.get(messageId);
        if (word === undefined) throw new TypeError('no such message');
        const before = this.log.events(this.stream) as LodgementEvent[];
        if (this.log.has(this.stream, commandId)) return Promise.resolve();
        const state = before.reduce(lodgementDecider.evolve, lodgementDecider.initialState);
        const envelope = { commandId, correlationId: commandId, actor: { kind: 'customs' as const }, issuedAt: receivedAt };
        const command = { type: 'record-word' as const, ...envelope, workOrderId, lodgementId, messageId, original: 'c'.repeat(64), word };
        for (const event of lodgementDecider.decide(command, state)) this.log.slip(this.stream, event, commandId);
        return Promise.resolve();
      },
    };
  }

  /** Leaves no run behind: a timer of one that nobody serves would hold up the clock of the tests after it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    try {
      const activities = { ...this.log.activities, ...this.logActivities };
      return await this.customs.withExportsWorker(this.environment, () => withWorker(this.environment, this.id, activities, work));
    } finally {
      await this.handle.terminate().catch(() => undefined);
    }
  }
}
