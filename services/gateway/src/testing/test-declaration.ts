import { randomUUID } from 'node:crypto';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { CustomsWord } from '@tallyport/domain/lodgement/customs-word';
import { sampleDeclaration } from '@tallyport/domain/lodgement/messages/testing/sample-records';
import { DirectLodgements } from './direct-lodgements.js';
import type { TestDesk } from './test-desk.js';
import type { Answer } from './test-gateway.js';
import type { TestMember, TestOrg } from './test-org.js';
import { reading, readRecord } from './test-records.js';

/** Goods of which the tables that come with the product know what is due. */
export const GOODS_OF_THE_STARTER = {
  tariff_classification: '39269090',
  statistical_code: '60',
  quantity_unit: 'KG',
  preference_scheme_type: 'GEN',
  preference_origin: '',
  preference_rule_type: '',
};
const STEPS = ['compile', 'available', 'accepted'] as const;

/** The calls of a gateway and the log behind it, whether it runs in the test or as a process. */
export interface CallsAndLog extends Pick<TestDesk, 'job' | 'get' | 'post'> {
  readonly parts: Pick<TestDesk['parts'], 'eventStore'>;
}

/** A declaration that customs would take, in a job of its own, with the calls of a broker who lodges it. */
export class TestDeclaration {
  private readonly process: DirectLodgements;

  private constructor(
    private readonly desk: CallsAndLog,
    private readonly org: TestOrg,
    private readonly broker: TestMember,
    readonly job: WorkOrder,
    readonly id: string,
  ) {
    this.process = new DirectLodgements(desk.parts.eventStore);
  }

  static async make(desk: CallsAndLog, org: TestOrg, broker: TestMember): Promise<TestDeclaration> {
    const job = await desk.job(org, broker);
    const { fields, lines } = sampleDeclaration();
    const readings = (texts: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, reading(value)]));
    const read = {
      kind: 'declaration' as const,
      workOrderId: job.id,
      fields: readings(fields),
      lines: lines.map((line) => readings({ ...line.fields, ...(line.type === 'goods' ? GOODS_OF_THE_STARTER : {}) })),
    };
    return new TestDeclaration(desk, org, broker, job, (await readRecord(desk, org.id, read)).id);
  }

  get jobPath(): string {
    return `/api/v1/orgs/${this.org.id}/work_orders/${this.job.id}`;
  }

  get path(): string {
    return `${this.jobPath}/declarations/${this.id}`;
  }

  async moveJob(to: (typeof STEPS)[number]): Promise<void> {
    for (const job_status of STEPS.slice(0, STEPS.indexOf(to) + 1)) {
      await this.desk.post(`${this.jobPath}/update_job_status`, this.broker.token, { job_status });
    }
  }

  async record(): Promise<ShippingRecord> {
    return (await this.desk.get(this.path, this.broker.token)).body as unknown as ShippingRecord;
  }

  async lodgement(query = ''): Promise<Lodgement> {
    return (await this.desk.get(`${this.path}/lodgement${query}`, this.broker.token)).body as unknown as Lodgement;
  }

  call(name: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    return this.desk.post(`${this.path}/${name}`, this.broker.token, body, headers);
  }

  /** Signs what stands, with every value that has to be looked at. */
  async sign(name: 'pre_lodge' | 'lodge' | 'amend_lodgement', more: object = {}): Promise<Answer> {
    const record = await this.record();
    const body = { stream_position: record.stream_position, ...more };
    const first = await this.call(name, body);
    return first.body['code'] === 'lodgement.values-unconfirmed' ? this.call(name, { ...body, confirmed: asked(first, record) }) : first;
  }

  /** What a broker sends who has looked at everything that they are asked to look at. */
  async readyToLodge(): Promise<object> {
    const record = await this.record();
    const body = { stream_position: record.stream_position };
    return { ...body, confirmed: asked(await this.call('lodge', body), record) };
  }

  /** The interchange is on its way, and customs has it. */
  async send(hash = 'b'.repeat(64)): Promise<void> {
    const controlReference = (await this.lodgement()).messages.at(-1)?.control_reference ?? '';
    const step = { ...this.circumstances(), actor: { kind: 'machine' as const, process: 'lodgement' }, controlReference };
    await this.process.record(this.org.id, { type: 'record-built', ...step, hash, bytes: 900 });
    const sent = { ...step, commandId: randomUUID() };
    const acknowledgement = { original: 'd'.repeat(64), errors: [] };
    await this.process.record(this.org.id, { type: 'record-sent', ...sent, attempt: 1, learntBy: 'answer', acknowledgement });
  }

  async hear(word: CustomsWord): Promise<void> {
    const circumstances = { ...this.circumstances(), actor: { kind: 'customs' as const } };
    await this.process.record(this.org.id, {
      type: 'record-word',
      ...circumstances,
      messageId: randomUUID(),
      original: 'c'.repeat(64),
      word,
    });
  }

  private circumstances() {
    const commandId = randomUUID();
    const issuedAt = new Date().toISOString();
    return { commandId, correlationId: commandId, issuedAt, workOrderId: this.job.id, lodgementId: this.id };
  }
}

/** The values that a refused call asks to be confirmed. */
function asked({ body }: Answer, record: ShippingRecord) {
  return (body['errors'] as unknown as { pointer: string }[]).map(({ pointer }) => confirmedAt(record, pointer));
}

function confirmedAt({ fields, lines }: ShippingRecord, pointer: string) {
  const [, place, first = '', second] = pointer.split('/');
  const line_id = place === 'lines' ? first : null;
  const field = second ?? first;
  const of = line_id === null ? fields : (lines.find((line) => line.line_id === line_id)?.fields ?? {});
  return { line_id, field, value: (of as Record<string, { value: unknown } | undefined>)[field]?.value ?? null };
}
