import { hash, randomBytes } from 'node:crypto';
import { EventStore } from '@tallyport/event-store/event-store';
import { type CallsAndLog, TestDeclaration } from '@tallyport/gateway/testing/test-declaration';
import type { Answer } from '@tallyport/gateway/testing/test-gateway';
import type { TestMember } from '@tallyport/gateway/testing/test-org';
import { freePort } from '@tallyport/local/processes/free-port';
import { CustomsSimulator } from '@tallyport/simulators/customs/customs-simulator';
import { importStarterTables } from '@tallyport/worker/adapters/customs/import-starter-tables';
import type { ServiceProcess } from './service-process.js';
import { until } from './until.js';
import { WholeStack } from './whole-stack.js';

const SITE = 'TALLY001';

/** What customs knows of a declaration, as the simulator tells it. */
interface Known {
  readonly id: string;
  readonly own_reference: string;
  readonly version: number;
  readonly stage: string;
}

/** The whole product with the simulator of customs behind it, and one broker who may lodge. */
export class CustomsStack implements CallsAndLog {
  readonly parts: CallsAndLog['parts'];

  private constructor(
    readonly stack: WholeStack,
    readonly customs: CustomsSimulator,
    readonly broker: TestMember,
    /** The process that speaks to customs. */
    readonly sender: ServiceProcess,
    /** Where answers of customs come in. */
    readonly intakeAddress: string,
  ) {
    this.parts = { eventStore: new EventStore(stack.logStack.database.pool('worker')) };
  }

  static async open(postgresUrl: string): Promise<CustomsStack> {
    const stack = await WholeStack.open(postgresUrl);
    const customs = await CustomsSimulator.start();
    await importStarterTables(stack.logStack.database.pool('worker'));
    const intakePort = await freePort();
    const [sender] = await Promise.all([
      stack.start('worker', { WORKER_QUEUES: 'exports', CUSTOMS_ADDRESS: customs.address }),
      stack.start('intake', { INTAKE_PORT: String(intakePort) }),
      stack.startServices(),
    ]);
    const opened = new CustomsStack(stack, customs, await stack.org.member('broker'), sender, `http://127.0.0.1:${intakePort}`);
    await until('the gateway is ready', () => stack.isReady(), 120_000);
    await opened.allowLodging();
    return opened;
  }

  /** A declaration that is ready to be lodged, in a job that a broker accepted. */
  async declaration(): Promise<TestDeclaration> {
    const declaration = await TestDeclaration.make(this, this.stack.org, this.broker);
    await declaration.moveJob('accepted');
    return declaration;
  }

  /** What customs knows, and not what it was sent: a message that came twice is known once. */
  async known(): Promise<Known[]> {
    const answer = await fetch(new URL('/simulator/declarations', this.customs.address));
    return ((await answer.json()) as { declarations: Known[] }).declarations;
  }

  job: CallsAndLog['job'] = async (org, member, fields = {}) => {
    const answer = await this.post(`/api/v1/orgs/${org.id}/work_orders`, member.token, { branch: org.branch, ...fields });
    if (answer.status !== 201) throw new Error(`the job was not made: ${answer.text}`);
    return answer.body as unknown as Awaited<ReturnType<CallsAndLog['job']>>;
  };

  get: CallsAndLog['get'] = (path, token, headers = {}) => this.call('GET', path, token, undefined, headers);

  post: CallsAndLog['post'] = (path, token, body = {}, headers = {}) => this.call('POST', path, token, body, headers);

  async close(): Promise<void> {
    await this.customs.close();
    await this.stack.close();
  }

  /** The broker has a licence, the organisation a site, and customs knows where its answers go. */
  private async allowLodging(): Promise<void> {
    const { org, logStack } = this.stack;
    const admin = await org.member(null, ['admin']);
    const permission = { may_lodge: true, customs_site_id: SITE, customs_owner_site_id: 'HARBOUR1' };
    await this.call('PUT', `/api/v1/orgs/${org.id}/org_setting`, admin.token, permission);
    await this.post('/api/accounts/me/broker_profile/au', this.broker.token, { license_number: '01234' });
    const token = randomBytes(32).toString('base64url');
    const row = [org.id, hash('sha256', token, 'buffer')];
    await logStack.database.pool().query('insert into kept.customs_address (org_id, token_hash) values ($1, $2)', row);
    const body = JSON.stringify({ answers_to: `${this.intakeAddress}/customs/${token}` });
    await fetch(new URL(`/sites/${SITE}`, this.customs.address), { method: 'PUT', body });
  }

  private async call(method: string, path: string, token: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await fetch(`http://127.0.0.1:${this.stack.gatewayPort}${path}`, {
      method,
      headers: { ...headers, authorization: `Token ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text, body: JSON.parse(text || '{}') as Answer['body'] };
  }
}
