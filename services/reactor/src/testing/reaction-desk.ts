import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { logHead } from '@tallyport/event-store/read-log';
import { numberAll } from '@tallyport/event-store/testing/number-all';
import { Effects } from '@tallyport/lane-consumer/apply/effects';
import { lanePosition, openCheckpoints } from '@tallyport/lane-consumer/checkpoints';
import { Lanes } from '@tallyport/lane-consumer/lanes';
import { consumerMetrics } from '@tallyport/lane-consumer/metrics';
import { countParked } from '@tallyport/lane-consumer/parking';
import { createLog } from '@tallyport/runtime/log';
import type pg from 'pg';
import { Registry } from 'prom-client';
import { CONSUMER, reactions } from '../react.js';
import type { ReactionPorts } from '../reaction-ports.js';

function wordsOf(command: WorkOrderCommand): string {
  switch (command.type) {
    case 'follow-lodgement':
      return `${command.type} ${command.to}`;
    case 'follow-papers':
      return `${command.type} ${command.values.map(({ field, value }) => `${field}=${value}`).join(' ')}`;
    default:
      return command.type;
  }
}

const silent = createLog('test', 'silent');

/** The reactor over a log of its own, and what it asked of the processes, told in words. */
export class ReactionDesk {
  calls: string[] = [];
  /** What a call fails with, if anything. */
  fail: ((call: string) => Error | null) | null = null;
  /** What happens before and after each question of a reaction to the log, and with each command to a job. */
  beforeQuery: () => void = () => undefined;
  afterQuery: () => void = () => undefined;
  onCommand: (command: WorkOrderCommand) => void = () => undefined;
  readonly reactor: pg.Pool;
  readonly worker: pg.Pool;
  private readonly relay: pg.Pool;
  private current: Lanes | null = null;

  private constructor(readonly database: TestDatabase) {
    [this.reactor, this.worker, this.relay] = [database.pool('reactor', 4), database.pool('worker', 2), database.pool('relay', 1)];
  }

  static async open(postgresUrl: string): Promise<ReactionDesk> {
    return new ReactionDesk(await createTestDatabase(postgresUrl));
  }

  get lanes(): Lanes {
    if (this.current === null) throw new TypeError('the reactor was not started');
    return this.current;
  }

  /** Starts the reactor at the head of the log, with nothing asked yet. */
  async start(): Promise<void> {
    this.calls = [];
    this.fail = null;
    [this.beforeQuery, this.afterQuery, this.onCommand] = [() => undefined, () => undefined, () => undefined];
    await this.restart();
  }

  /** Another reactor goes on where the one before stood. */
  async restart(): Promise<void> {
    const { epoch } = await logHead(this.reactor);
    await openCheckpoints(this.reactor, CONSUMER, epoch);
    const apply = new Effects(reactions(this.reactor, this.ports), epoch, silent);
    this.current = new Lanes({ epoch, apply, log: silent, metrics: consumerMetrics(CONSUMER, new Registry()) });
  }

  async clear(): Promise<void> {
    await this.database.pool().query('truncate event_store.event, event_store.log, consumer.checkpoint, consumer.parked');
    await this.database.pool().query('update event_store.relay_state set position = 0');
  }

  number(): Promise<unknown> {
    return numberAll(this.relay);
  }

  positionOf({ lane }: { readonly lane: number }): Promise<number> {
    return lanePosition(this.reactor, CONSUMER, lane);
  }

  parked() {
    return countParked(this.reactor, CONSUMER);
  }

  private get ports(): ReactionPorts {
    return {
      log: this.heard,
      extractions: {
        request: ({ documentId }, attempt) => this.call(`request ${documentId} ${attempt}`),
        cancel: ({ documentId }, { reason }) => this.call(`cancel ${documentId} ${reason}`),
      },
      lodgements: { hear: ({ lodgementId }, { messageId }) => this.call(`hear ${lodgementId} ${messageId}`) },
      exports: {
        send: async (kind, command) => {
          await this.call(`${command.type} ${kind} ${command.exportId}`);
          return { streamPosition: 1 };
        },
        hear: ({ exportId }, { messageId }) => this.call(`hear ${exportId} ${messageId}`),
      },
      emails: { wake: ({ emailId }) => this.call(`wake ${emailId}`) },
      workOrders: {
        send: async (command) => {
          this.onCommand(command);
          await this.call(wordsOf(command));
          return { streamPosition: 1 };
        },
      },
    };
  }

  /** The log as reactions read it. */
  private get heard(): ReactionPorts['log'] {
    const query = async (asked: pg.QueryConfig) => {
      this.beforeQuery();
      const answer: unknown = await this.reactor.query(asked);
      this.afterQuery();
      return answer;
    };
    return { query: query as unknown as pg.Pool['query'] };
  }

  private call(name: string): Promise<void> {
    const error = this.fail?.(name) ?? null;
    if (error) return Promise.reject(error);
    this.calls.push(name);
    return Promise.resolve();
  }
}
