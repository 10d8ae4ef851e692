import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { PullProposal } from '@tallyport/contracts/freight-export/pull-http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { buildShipment } from '@tallyport/domain/freight-export/shipment/build-shipment';
import type { FreightShipment } from '@tallyport/domain/freight-export/shipment/shipment';
import { storedShipment } from '@tallyport/domain/freight-export/shipment/stored-shipment';
import { sampleMappings, samplePapers } from '@tallyport/domain/freight-export/testing/sample-job';
import { DirectSyncs } from './direct-syncs.js';
import { FREIGHT_SYSTEM } from './operation-bodies.js';
import type { TestDesk } from './test-desk.js';
import type { Answer } from './test-gateway.js';
import type { TestMember, TestOrg } from './test-org.js';
import { reading, readRecord } from './test-records.js';

/** A job with a bill and an invoice of two lines, and what stands of it in a freight system, as a test says. */
export class TestPull {
  private constructor(
    private readonly desk: TestDesk,
    readonly org: TestOrg,
    readonly broker: TestMember,
    readonly systemId: string,
    readonly job: WorkOrder,
    readonly bill: string,
    readonly invoice: { readonly id: string; readonly lines: readonly string[] },
  ) {}

  static async make(desk: TestDesk, org: TestOrg): Promise<TestPull> {
    const [admin, broker] = [await org.member(null, ['admin']), await org.member('broker')];
    const made = await desk.post(`/api/v1/orgs/${org.id}/aucargo_cargowise`, admin.token, { ...FREIGHT_SYSTEM, name: 'Sydney' });
    for (const { ours, theirs } of sampleMappings().units) {
      const path = `/api/v1/orgs/${org.id}/aucargo_cargowise/${made.body['id']}/codes`;
      await desk.call('PUT', path, { token: admin.token, body: { list: 'unit', ours, theirs } });
    }
    const job = await desk.job(org, broker, { port_of_dest: 'AUSYD', date_arrive: '2026-11-21' });
    const [bill, invoice] = samplePapers();
    const read = async (record: ShippingRecord | undefined) =>
      readRecord(desk, org.id, {
        kind: record?.kind ?? 'invoice',
        workOrderId: job.id,
        documentId: randomUUID(),
        fields: readings(record?.fields ?? {}),
        lines: record?.lines.map(({ fields }) => readings(fields)) ?? [],
      });
    const [{ id }, told] = [await read(bill), await read(invoice)];
    await desk.settle();
    return new TestPull(desk, org, broker, String(made.body['id']), job, id, told);
  }

  /** The paths of the job. */
  path(rest = ''): string {
    return `/api/v1/orgs/${this.org.id}/work_orders/${this.job.id}${rest}`;
  }

  get(rest: string): Promise<Answer> {
    return this.desk.get(this.path(rest), this.broker.token);
  }

  post(rest: string, body: unknown, key?: string): Promise<Answer> {
    return this.desk.post(this.path(rest), this.broker.token, body, key === undefined ? {} : { 'idempotency-key': key });
  }

  /** The job as it would be sent now: what stands there when nobody changed it. */
  async asSent(): Promise<FreightShipment> {
    const lists = await Promise.all([this.get('/waybills'), this.get('/invoices')]);
    const records = lists.flatMap(({ body }) => body['results'] as unknown as ShippingRecord[]);
    const job = { ...this.job, streamPosition: 1 };
    const papers = { job, parties: { importer: null, exporter: null, notify: null }, records, marks: new Map() };
    const built = buildShipment(papers, sampleMappings(), { handle: 'TPABCDEFGHIJKLMNOPQRST', key: 'B00012345' });
    if (built.outcome === 'refused') throw new Error(JSON.stringify(built.findings));
    return built.shipment;
  }

  /** A fetch that ended with this standing there. */
  async fetched(there: FreightShipment | null, key = 'B00012345', fingerprint = 'f'): Promise<string> {
    const asked = await this.post('/sync_cargowise', { action: 'pull', key });
    const { id } = asked.body['sync'] as unknown as { id: string };
    const bytes = Readable.from([Buffer.from(there === null ? '' : storedShipment(there))]);
    const counts = { read: 1, fresh: 0, changed: 0, same: 1 };
    const ended = {
      type: 'record-finished' as const,
      counts,
      gone: 0,
      result: there === null ? null : (await this.desk.parts.blobs.putFile(this.org.id, bytes, { limit: 1e8 })).hash,
      fingerprint: fingerprint.repeat(64),
      lines: [],
      milliseconds: 900,
    };
    const command = { commandId: randomUUID(), correlationId: randomUUID(), syncId: id, issuedAt: new Date().toISOString() };
    const ref = { orgId: this.org.id, syncId: id, workOrderId: this.job.id };
    await new DirectSyncs(this.desk.parts.eventStore).record(ref, { ...ended, ...command, actor: { kind: 'machine', process: 'sync' } });
    await this.desk.settle();
    return id;
  }

  /** The same, of a job of which a person said that it is this one. */
  async pulled(there: FreightShipment, key?: string): Promise<string> {
    const id = await this.fetched(there, key);
    await this.post(`/syncs/${id}/bind_key`, undefined);
    await this.desk.settle();
    return id;
  }

  async proposal(sync: string): Promise<PullProposal> {
    await this.desk.settle();
    const { status, body, text } = await this.get(`/syncs/${sync}/proposal`);
    if (status !== 200) throw new Error(text);
    return body as unknown as PullProposal;
  }

  async shown(kind: 'invoices' | 'waybills', id: string): Promise<ShippingRecord> {
    return (await this.get(`/${kind}/${id}`)).body as unknown as ShippingRecord;
  }
}

function readings(fields: ShippingRecord['fields']) {
  return Object.fromEntries(Object.entries(fields).map(([field, shown]) => [field, reading(String(shown?.value ?? ''))]));
}
