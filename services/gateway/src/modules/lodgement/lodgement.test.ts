import { randomUUID } from 'node:crypto';
import type { CheckFinding } from '@tallyport/contracts/check/http';
import type { CustomsResponse } from '@tallyport/domain/lodgement/customs-word';
import type { FrozenRecord } from '@tallyport/domain/lodgement/frozen-record';
import { importStarterTables } from '@tallyport/worker/adapters/customs/import-starter-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestDeclaration } from '../../testing/test-declaration.js';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import { TestExport } from '../../testing/test-export.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { reading, readRecord } from '../../testing/test-records.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let admin: TestMember;
let declaration: TestDeclaration;

const LICENCE = '/api/accounts/me/broker_profile/au';
const SITES = { may_lodge: true, customs_site_id: 'TALLY001', customs_owner_site_id: 'HARBOUR1' };

beforeAll(async () => {
  desk = await startTestDesk();
  await importStarterTables(desk.database.pool('worker'));
});
afterAll(() => desk.close());

beforeEach(async () => {
  org = await desk.org();
  [broker, admin] = [await org.member('broker'), await org.member(null, ['admin'])];
  await desk.post(LICENCE, broker.token, { license_number: '01234' });
  await desk.call('PUT', `/api/v1/orgs/${org.id}/org_setting`, { token: admin.token, body: SITES });
  declaration = await TestDeclaration.make(desk, org, broker);
});

const spoken = (version: number, minute = version) => ({
  ownReference: 'any',
  version,
  messageTime: new Date(Date.now() + minute * 60_000).toISOString().replace(/\.\d+Z/, 'Z'),
  icsIdentifier: 'AEH7KY3TP',
});
const response = (outcome: CustomsResponse['outcome'], version: number, more: Partial<CustomsResponse> = {}): CustomsResponse => ({
  kind: 'response',
  ...spoken(version),
  outcome,
  questions: [],
  amounts: [],
  errors: [],
  ...more,
});

async function lodged(): Promise<void> {
  await declaration.moveJob('accepted');
  await declaration.sign('lodge');
  await declaration.send();
  await declaration.hear(response('accepted', 1));
}

describe('signing', () => {
  test('freezes what was read, and records who signed by name, licence and time', async () => {
    await declaration.moveJob('accepted');
    const { status, body, headers } = await declaration.sign('lodge');
    expect([status, body['declaration_status'], headers['stream-position']]).toEqual([200, 'not_lodged', `lodgement/${declaration.id}@1`]);
    const [message] = (await declaration.lodgement()).messages;
    expect(message).toMatchObject({
      purpose: 'lodge',
      version: 1,
      phase: 'requested',
      signed_by: { name: 'Kim Nguyen', licence_number: '01234' },
    });
    expect(message?.confirmed.length).toBeGreaterThan(3);
    expect(message?.control_reference).toMatch(/^[0-9A-Z]{14}$/);
    const frozen = JSON.parse((await desk.parts.blobs.read(org.id, message?.snapshot ?? '')).toString()) as FrozenRecord;
    expect(frozen).toMatchObject({ kind: 'declaration', fields: { broker_reference: 'SYD-000431' } });
    expect(Number(frozen.amounts['due'])).toBeGreaterThan(1_000);
  });

  test('fault 60: needs a licence, the permission of the organisation, and a job that is far enough', async () => {
    const codes: unknown[] = [];
    const attempt = async (name: 'pre_lodge' | 'lodge') => codes.push((await declaration.sign(name)).body['code'] ?? 'signed');
    await desk.call('DELETE', LICENCE, { token: broker.token });
    await attempt('pre_lodge');
    await desk.post(LICENCE, broker.token, { license_number: '7' });
    const no = { may_lodge: false, customs_site_id: null, customs_owner_site_id: null };
    await desk.call('PUT', `/api/v1/orgs/${org.id}/org_setting`, { token: admin.token, body: no });
    await attempt('pre_lodge');
    await desk.call('PUT', `/api/v1/orgs/${org.id}/org_setting`, { token: admin.token, body: SITES });
    await attempt('pre_lodge');
    await declaration.moveJob('available');
    await attempt('lodge');
    await attempt('pre_lodge');
    expect(codes).toEqual([
      'lodgement.licence-needed',
      'lodgement.not-permitted',
      'lodgement.job-status',
      'lodgement.job-status',
      'signed',
    ]);
  });

  test('fault 101: is refused where the declaration changed since it was read, or says otherwise than was seen', async () => {
    await declaration.moveJob('accepted');
    const { stream_position } = await declaration.record();
    const edit = { kind: 'amend', changes: [{ field: 'voyage', previous: '114S', next: '115N' }] };
    await declaration.call('amend', { edits: [edit] });
    expect((await declaration.call('lodge', { stream_position })).body['code']).toBe('lodgement.changed-since');
    const seen = { line_id: null, field: 'voyage', value: '114S' };
    const now = (await declaration.record()).stream_position;
    expect((await declaration.call('lodge', { stream_position: now, confirmed: [seen] })).body['code']).toBe('lodgement.changed-since');
  });

  test('asks that each of the riskiest values was looked at', async () => {
    await declaration.moveJob('accepted');
    const { stream_position } = await declaration.record();
    const { status, body } = await declaration.call('lodge', { stream_position });
    expect([status, body['code']]).toEqual([409, 'lodgement.values-unconfirmed']);
    expect(body['errors']).toHaveLength(5);
  });

  test('waits for every failing check to be corrected or overridden', async () => {
    await declaration.moveJob('available');
    const line = { quantity: reading('10'), unit_price: reading('2.00'), total_price: reading('21.00'), quantity_unit: reading('PCE') };
    const fields = { currency: reading('USD'), goods_total: reading('21.00'), invoice_number: reading('INV-7') };
    await readRecord(desk, org.id, { kind: 'invoice', workOrderId: declaration.job.id, fields, lines: [line] });
    await desk.settle();
    const failing = async () => {
      const { body } = await desk.get(`${declaration.jobPath}/checks`, broker.token);
      const findings = body['results'] as unknown as CheckFinding[];
      return findings.filter(({ outcome, severity, override }) => outcome === 'fails' && severity === 'error' && override === null);
    };
    const refused = await declaration.sign('pre_lodge');
    const named = (refused.body['errors'] as unknown as { pointer: string }[]).map(({ pointer }) => pointer);
    expect([refused.body['code'], named]).toEqual(['lodgement.checks-fail', (await failing()).map(({ code }) => `/checks/${code}`)]);
    for (const { code, version, fingerprint } of await failing()) {
      await desk.post(`${declaration.jobPath}/checks/override`, broker.token, { code, version, fingerprint, reason: 'seen' });
    }
    await desk.settle();
    expect((await declaration.sign('pre_lodge')).status).toBe(200);
  });

  test('names everything that customs would refuse, at once, as the pre-flight does', async () => {
    await declaration.moveJob('accepted');
    const changes = [
      { field: 'owner_id', previous: '77000111027', next: '77000111028' },
      { field: 'loading_port', previous: 'CNNGB', next: null },
    ];
    await declaration.call('amend', { edits: [{ kind: 'amend', changes }] });
    const { body } = await declaration.sign('pre_lodge');
    expect(body['code']).toBe('lodgement.not-ready');
    const pointers = (body['errors'] as unknown as { pointer: string }[]).map(({ pointer }) => pointer);
    expect(pointers).toEqual(expect.arrayContaining(['/fields/owner_id', '/fields/loading_port']));
    const { body: preflight } = await desk.get(`${declaration.path}/preflight`, broker.token);
    const errors = (preflight['results'] as unknown as { severity: string }[]).filter(({ severity }) => severity === 'error');
    expect(errors).toHaveLength(pointers.length);
  });

  test('fault 102: the same command twice is one message, whatever has become of the declaration since', async () => {
    await declaration.moveJob('available');
    const { stream_position } = await declaration.record();
    const key = { 'idempotency-key': randomUUID() };
    const first = await declaration.call('pre_lodge', { stream_position }, key);
    await declaration.call('amend', { edits: [{ kind: 'amend', changes: [{ field: 'voyage', previous: '114S', next: '115N' }] }] });
    const again = await declaration.call('pre_lodge', { stream_position }, key);
    expect([first.status, again.status, again.headers['stream-position']]).toEqual([200, 200, `lodgement/${declaration.id}@1`]);
    expect((await declaration.lodgement()).messages).toHaveLength(1);
  });
});

test('fault 62: what is signed, by whom and for whom is said by the address and the sign-in, and by nothing else', async () => {
  await declaration.moveJob('accepted');
  const other = await TestDeclaration.make(desk, org, broker);
  const body = { stream_position: (await declaration.record()).stream_position };
  const smuggled = { org_id: randomUUID(), work_order_id: other.job.id, id: other.id, signed_by: 'Somebody Else' };
  for (const [name, value] of Object.entries(smuggled)) {
    const { status, body: problem } = await declaration.call('lodge', { ...body, [name]: value });
    expect([status, problem['errors']]).toMatchObject([400, [{ pointer: `/${name}` }]]);
  }
  expect((await declaration.lodgement()).messages).toEqual([]);
  expect((await other.lodgement()).messages).toEqual([]);
});

describe('a declaration', () => {
  test('is pre-lodged, asked, answered, lodged, given the authority to deal and closed', async () => {
    await declaration.moveJob('accepted');
    await declaration.sign('pre_lodge');
    await declaration.send();
    await declaration.hear(response('pre-lodged', 1, { questions: [{ questionId: 'Q1', text: 'Any timber?' }] }));
    expect((await declaration.sign('lodge')).body['code']).toBe('lodgement.questions-open');
    expect((await declaration.call('answer_questions', { answers: [{ question_id: 'Q2', answer: 'N' }] })).body['code']).toBe(
      'lodgement.unknown-question',
    );
    const answered = await declaration.call('answer_questions', { answers: [{ question_id: 'Q1', answer: 'N' }] });
    expect(answered.body['questions']).toMatchObject([{ question_id: 'Q1', answer: 'N', reason: null }]);
    expect((await declaration.sign('lodge')).status).toBe(200);
    await declaration.send();
    await declaration.hear(response('accepted', 2));
    const advice = { kind: 'advice', cargoStatus: null, dutyPaid: true, referralCodes: [], lineStatus: ['YYYY'] } as const;
    await declaration.hear({ ...advice, ...spoken(2, 3), entryStatus: 'clear' });
    expect((await declaration.call('finalise', {})).body['code']).toBe('lodgement.illegal-transition');
    await declaration.hear({ ...advice, ...spoken(2, 4), entryStatus: 'authority_to_deal' });
    expect((await declaration.call('finalise', {})).body).toMatchObject({
      declaration_status: 'finalised',
      lodgement_state: 'lodged_with_ics',
      n10_data: { entry_status: 'clear', ics_identifier: 'AEH7KY3TP' },
    });
  });

  test('is amended where something of it is another, and withdrawn as customs has it', async () => {
    await lodged();
    expect((await declaration.sign('amend_lodgement', { reason: 'the voyage' })).body['code']).toBe('lodgement.not-ready');
    await declaration.call('amend', { edits: [{ kind: 'amend', changes: [{ field: 'voyage', previous: '114S', next: '115N' }] }] });
    expect((await declaration.sign('amend_lodgement', { reason: 'the voyage' })).status).toBe(200);
    expect((await declaration.call('withdraw', { reason: 'sold' })).body['code']).toBe('lodgement.under-way');
    await declaration.send();
    await declaration.hear(response('accepted', 2));
    const withdrawn = await declaration.call('withdraw', { reason: 'sold' });
    expect(withdrawn.status).toBe(200);
    const { messages, accepted_version } = await declaration.lodgement();
    expect([accepted_version, messages.map(({ purpose, version, reason }) => [purpose, version, reason])]).toEqual([
      2,
      [
        ['lodge', 1, null],
        ['amend', 2, 'the voyage'],
        ['withdraw', 3, 'sold'],
      ],
    ]);
    expect(messages[2]?.snapshot).toBe(messages[1]?.snapshot);
  });

  test('that was edited outside is sent no more', async () => {
    await lodged();
    expect((await declaration.call('edited_outside', {})).body).toMatchObject({ edi_ended: true, declaration_status: 'lodged' });
    expect((await declaration.call('withdraw', { reason: 'sold' })).body['code']).toBe('lodgement.edi-ended');
  });

  test('shows how it stood at any moment', async () => {
    expect(await declaration.lodgement()).toMatchObject({ declaration_status: 'not_lodged', stream_position: 0, messages: [] });
    await declaration.moveJob('available');
    await desk.number();
    const { rows } = await desk.owner.query<{ position: number }>('select max(position) as position from event_store.log');
    await declaration.sign('pre_lodge');
    await desk.number();
    expect((await declaration.lodgement(`?as_of=${rows[0]?.position}`)).messages).toEqual([]);
    expect((await declaration.lodgement(`?as_of=${Number(rows[0]?.position) + 1}`)).messages).toHaveLength(1);
  });
});

test('an error of customs comes with what a row says that it means; one that no row knows as customs said it', async () => {
  await declaration.moveJob('available');
  await declaration.sign('pre_lodge');
  await declaration.send();
  const place = { place: 'goods' as const, line: 1, segment: 'LOC:27', field: 'country_of_origin' };
  const errors = [
    { code: 'IMD0101', words: 'MUST BE GIVEN', ...place },
    { code: 'IMD7777', words: 'WHO KNOWS', ...place },
  ];
  await declaration.hear(response('rejected', 1, { errors }));
  const [message] = (await declaration.lodgement()).messages;
  expect(message?.errors).toEqual([
    { ...errors[0], explained: { words: expect.stringContaining('missing') as string, hint: expect.stringContaining('Fill') as string } },
    errors[1],
  ]);
});

describe('the job of a declaration', () => {
  test('cannot be deleted while customs has, or may get, the declaration', async () => {
    await declaration.moveJob('available');
    const remove = () => desk.call('DELETE', declaration.jobPath, { token: broker.token });
    await declaration.sign('pre_lodge');
    expect((await remove()).body['code']).toBe('work-order.declaration-stands');
    await declaration.send();
    await declaration.hear(response('rejected', 1));
    expect((await remove()).status).toBe(204);
  });

  test('shows what customs says of its newest declaration that stands', async () => {
    await lodged();
    await desk.settle();
    const { body } = await desk.get(declaration.jobPath, broker.token);
    expect(body['n10_data']).toMatchObject({ entry_status: 'lodged', ics_identifier: 'AEH7KY3TP' });
  });

  test('that failed to leave for the freight system says so in the state of the declaration, as of any moment', async () => {
    await lodged();
    await desk.number();
    const { rows } = await desk.owner.query<{ position: number }>('select position from event_store.relay_state');
    await TestExport.refused(desk, { orgId: org.id, workOrderId: declaration.job.id });
    await desk.settle();
    expect(await declaration.lodgement()).toMatchObject({ declaration_status: 'lodged', lodgement_state: 'failed_to_export' });
    const then = async (asOf = Number.MAX_SAFE_INTEGER) => (await declaration.lodgement(`?as_of=${asOf}`)).lodgement_state;
    expect([await then(rows[0]?.position), await then()]).toEqual(['lodged_with_ics', 'failed_to_export']);
  });
});

test('fault 59: of another job, or another organisation, there is no such declaration', async () => {
  const other = await TestDeclaration.make(desk, org, broker);
  const stranger = await (await desk.org()).member('broker');
  const elsewhere = `${other.jobPath}/declarations/${declaration.id}`;
  const answers = [
    await desk.get(`${elsewhere}/lodgement`, broker.token),
    await desk.post(`${elsewhere}/pre_lodge`, broker.token, { stream_position: 1 }),
    await desk.post(`${elsewhere}/finalise`, broker.token, {}),
    await desk.post(`${declaration.path}/pre_lodge`, stranger.token, { stream_position: 1 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
