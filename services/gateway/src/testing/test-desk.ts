import { LANES } from '@tallyport/contracts/topics';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { numberAll } from '@tallyport/event-store/testing/number-all';
import { type TestLanes, testLanes } from '@tallyport/projector/testing/test-lanes';
import type { Log } from '@tallyport/runtime/log';
import type { CancelExtraction, ExtractionRef } from '@tallyport/workflows/document-extraction/messages';
import type { Config } from '../config.js';
import type { ExtractionProcess } from '../platform/temporal/processes.js';
import { DirectBulks } from './direct-bulks.js';
import { DirectExports } from './direct-exports.js';
import { DirectLodgements } from './direct-lodgements.js';
import { DirectSyncs } from './direct-syncs.js';
import { DirectWorkOrders } from './direct-work-orders.js';
import { type Answer, startTestGateway, type TestGateway } from './test-gateway.js';
import type { TestMember, TestOrg } from './test-org.js';

/** A gateway with everything behind it but Temporal and Kafka: jobs are decided here, read models filled from the log when asked. */
export interface TestDesk extends TestGateway {
  /** What the gateway asked of readings. */
  readonly cancelled: { document: ExtractionRef; request: CancelExtraction }[];
  /** Gives what was recorded its positions, as the relay does. */
  number(): Promise<void>;
  /** Numbers what was recorded and brings the read models there. */
  settle(): Promise<void>;
  /** A new job of the org, as its member made it. */
  job(org: TestOrg, member: TestMember, fields?: Record<string, unknown>): Promise<WorkOrder>;
  post(path: string, token: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(path: string, token: string, headers?: Record<string, string>): Promise<Answer>;
}

export async function startTestDesk(settings: Partial<Config> = {}, log?: Log): Promise<TestDesk> {
  const cancelled: TestDesk['cancelled'] = [];
  const extractions: ExtractionProcess = {
    cancel: (document, request) => {
      cancelled.push({ document, request });
      return Promise.resolve();
    },
  };
  const gateway = await startTestGateway(settings, (parts) => ({
    ...parts,
    ...(log && { log }),
    workOrders: new DirectWorkOrders(parts.eventStore),
    extractions,
    lodgements: new DirectLodgements(parts.eventStore),
    exports: new DirectExports(parts.eventStore),
    syncs: new DirectSyncs(parts.eventStore),
    bulks: new DirectBulks(parts.eventStore),
  }));
  let projector: TestLanes | null = null;
  const desk: TestDesk = {
    ...gateway,
    cancelled,
    number: () => numberAll(gateway.owner),
    async settle() {
      projector ??= await testLanes(gateway.database);
      await desk.number();
      for (let lane = 0; lane < LANES; lane++) await projector.lanes.fill(lane);
    },
    async job(org, member, fields = {}) {
      const answer = await desk.post(`/api/v1/orgs/${org.id}/work_orders`, member.token, { branch: org.branch, ...fields });
      if (answer.status !== 201) throw new Error(`the job was not made: ${answer.text}`);
      return answer.body as unknown as WorkOrder;
    },
    post: (path, token, body, headers = {}) => gateway.call('POST', path, { token, body: body ?? {}, headers }),
    get: (path, token, headers = {}) => gateway.call('GET', path, { token, headers }),
  };
  return desk;
}
