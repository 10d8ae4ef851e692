import { randomUUID } from 'node:crypto';
import type { ExportCommand, RequestExport } from '@tallyport/contracts/freight-export/export-commands';
import type { ExportEvent } from '@tallyport/contracts/freight-export/export-events';
import type { ExportKind } from '@tallyport/contracts/freight-export/export-standing';
import type { HearAcknowledgement } from '@tallyport/domain/freight-export/export/commands';
import { exportDecider } from '@tallyport/domain/freight-export/export/decider';
import { WithStartWorkflowOperation } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { ExportLogActivities } from '../freight-export/activities.js';
import { acknowledgementUpdate, exportStreamId, exportUpdate, exportWorkflowId, exportWorkflowType } from '../freight-export/messages.js';
import { InMemoryLog } from './in-memory-log.js';
import type { ScriptedOutside } from './scripted-outside.js';
import { withWorker } from './time-skipping.js';

const ORG = randomUUID();
const JOB = randomUUID();
const USER = randomUUID();
const REASON = 'the code was wrong';

type Said = Pick<HearAcknowledgement, 'outcome' | 'lines'>;

/** An export with its log and its outside, served by workers of its own. */
export class TestExport {
  readonly id = randomUUID();
  readonly log = new InMemoryLog();
  private readonly said = new Map<string, Said>();

  constructor(
    private readonly environment: TestWorkflowEnvironment,
    readonly outside: ScriptedOutside,
    private readonly kind: ExportKind = 'send',
  ) {}

  get stream() {
    return exportStreamId(this.id);
  }

  get types() {
    return this.log.events(this.stream).map(({ type }) => type.replace('export.', ''));
  }

  get state() {
    return (this.log.events(this.stream) as ExportEvent[]).reduce(exportDecider.evolve, exportDecider.initialState);
  }

  get handle() {
    return this.environment.client.workflow.getHandle(exportWorkflowId(this.id));
  }

  private envelope() {
    return {
      orgId: ORG,
      workOrderId: JOB,
      exportId: this.id,
      commandId: randomUUID(),
      correlationId: randomUUID(),
      actor: { kind: 'person' as const, userId: USER },
      issuedAt: '2026-03-14T02:00:00.000Z',
    };
  }

  ask(): RequestExport {
    return {
      type: 'request-export',
      ...this.envelope(),
      wish: {
        kind: this.kind,
        systemId: this.kind === 'customs' ? null : randomUUID(),
        branchId: null,
        targetType: this.kind === 'customs' ? null : 'ForwardingShipment',
        key: this.kind === 'send' || this.kind === 'customs' ? null : 'S00001234',
        handle: 'TPABCDEFGHIJKLMNOPQRST',
        message: {
          hash: 'a'.repeat(64),
          bytes: 900,
          content: 'c'.repeat(64),
          fingerprint: 'b'.repeat(64),
          madeFrom: [],
          shown: { importer: 'Wattlebrook Lighting Pty Ltd', importerCode: 'WATBRO', bill: 'HLPR2602881' },
        },
        looked: null,
        reason: null,
      },
    };
  }

  retry(): ExportCommand {
    return { type: 'retry-export', ...this.envelope(), reason: REASON, renewed: null };
  }

  resolve(key: string | null): ExportCommand {
    const resolution = key === null ? { answer: 'it is not there' as const } : { answer: 'it is there' as const, key };
    return { type: 'resolve-export', ...this.envelope(), reason: REASON, resolution };
  }

  release(): ExportCommand {
    return { type: 'release-export', ...this.envelope(), reason: REASON };
  }

  cancel(): ExportCommand {
    return { type: 'cancel-export', ...this.envelope(), reason: REASON };
  }

  /** A call was recorded before this run: whether it left nobody knows. */
  async begunBefore(): Promise<void> {
    const issuedAt = new Date(await this.environment.currentTimeMs()).toISOString();
    const ask = { ...this.ask(), issuedAt };
    let state = exportDecider.initialState;
    const begin = { ...ask, type: 'begin-call' as const, attempt: 1 };
    for (const command of [ask, begin])
      for (const event of exportDecider.decide(command, state)) {
        this.log.slip(this.stream, event, command.commandId);
        state = exportDecider.evolve(state, event);
      }
  }

  /** How long the run that ended last took, by the clock that skips. */
  async minutes(): Promise<number> {
    const { startTime, closeTime } = await this.handle.describe();
    return ((closeTime?.getTime() ?? Number.NaN) - startTime.getTime()) / 60_000;
  }

  private get options() {
    const args: [{ orgId: string; workOrderId: string; exportId: string }] = [{ orgId: ORG, workOrderId: JOB, exportId: this.id }];
    return { workflowId: exportWorkflowId(this.id), taskQueue: this.id, args, workflowIdConflictPolicy: 'USE_EXISTING' as const };
  }

  send(command: ExportCommand) {
    return this.environment.client.workflow.executeUpdateWithStart(exportUpdate, {
      startWorkflowOperation: new WithStartWorkflowOperation(exportWorkflowType(this.kind), this.options),
      args: [command],
      updateId: command.commandId,
    });
  }

  /** An acknowledgement is handed to the export. */
  async hear(said: Said, messageId: string = randomUUID()): Promise<void> {
    this.said.set(messageId, said);
    await this.environment.client.workflow.executeUpdateWithStart(acknowledgementUpdate, {
      startWorkflowOperation: new WithStartWorkflowOperation(exportWorkflowType(this.kind), this.options),
      args: [{ commandId: messageId, messageId, receivedAt: '2026-03-14T02:10:00.000Z' }],
    });
  }

  /** Starts the run again, as `tallyport resume` does. */
  async resume(): Promise<void> {
    await this.environment.client.workflow.start(exportWorkflowType(this.kind), this.options);
  }

  async waitFor(type: string): Promise<void> {
    while (!this.types.includes(type)) await this.environment.sleep(100);
  }

  private get logActivities(): ExportLogActivities {
    return {
      takeTurn: () => this.outside.takeTurn(),
      recordAcknowledgement: ({ commandId, messageId, receivedAt, workOrderId, exportId }) => {
        const said = this.said.get(messageId);
        if (said === undefined) throw new TypeError('no such message');
        if (this.log.has(this.stream, commandId)) return Promise.resolve();
        const envelope = {
          commandId,
          correlationId: commandId,
          actor: { kind: 'machine' as const, process: 'export' },
          issuedAt: receivedAt,
        };
        const heard = { messageId, key: 'S00001234', original: 'c'.repeat(64), ...said };
        const command = { type: 'hear-acknowledgement' as const, ...envelope, workOrderId, exportId, ...heard };
        for (const event of exportDecider.decide(command, this.state)) this.log.slip(this.stream, event, commandId);
        return Promise.resolve();
      },
    };
  }

  /** Leaves no run behind: a timer of one that nobody serves would hold up the clock of the tests after it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    try {
      const activities = { ...this.log.activities, ...this.logActivities };
      return await this.outside.withExportsWorker(this.environment, () => withWorker(this.environment, this.id, activities, work));
    } finally {
      await this.handle.terminate().catch(() => undefined);
    }
  }
}
