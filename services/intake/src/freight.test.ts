import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { TestIntake } from './testing/test-intake.js';

const MOST = 16 * 1024 * 1024;
const HANDLE = 'TPABCDEFGHIJKLMNOPQRST';

let intake: TestIntake;
beforeAll(async () => {
  intake = await TestIntake.open(inject('postgresUrl'));
});
afterAll(() => intake.close());

const post = (token: string, body: Uint8Array<ArrayBuffer> | ReadableStream) => intake.post(token, body, '/freight/');
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'utf8'));
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const acknowledgement = (number: string, status = 'PRS') =>
  bytesOf(
    `<UniversalInterchange xmlns="http://www.cargowise.com/Schemas/Universal/2011/11"><Header><SenderID>LBYTRNSYD</SenderID><TrackingID>${number}</TrackingID></Header>
    <Body><UniversalEvent><Event><DataContext><DataSourceCollection><DataSource><Type>CustomsDeclaration</Type><Key>B00001001</Key></DataSource>
    </DataSourceCollection></DataContext><ContextCollection><Context><Type>ProcessingStatusCode</Type><Value>${status}</Value></Context></ContextCollection>
    <AdditionalReferenceCollection><AdditionalReference><ReferenceNumber>${HANDLE}</ReferenceNumber></AdditionalReference></AdditionalReferenceCollection>
    </Event></UniversalEvent></Body></UniversalInterchange>`,
  );

test('an acknowledgement is kept byte for byte, recorded, and says what it speaks of', async () => {
  const { id, token } = await intake.org();
  const bytes = acknowledgement('N-1');
  expect(await post(token, bytes)).toBe(200);
  const [event, ...others] = await intake.recorded(id);
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    stream_id: `freight-message/${String(event?.data['messageId'])}`,
    data: {
      original: hashOf(bytes),
      bytes: bytes.length,
      reference: { system: 'LBYTRNSYD', type: 'CustomsDeclaration', key: 'B00001001', handle: HANDLE, interchange: 'N-1' },
      unreadable: null,
    },
    metadata: { actor: { kind: 'machine', process: 'freight-system' } },
  });
  expect(await intake.blobs.read(id, hashOf(bytes))).toEqual(Buffer.from(bytes));
});

test('fault 47 (exports): what comes twice, also at once, is one message of its organisation', async () => {
  const [one, other] = [await intake.org(), await intake.org()];
  const bytes = acknowledgement('N-2');
  expect(await Promise.all([1, 2, 3, 4].map(() => post(one.token, bytes)))).toEqual([200, 200, 200, 200]);
  expect(await post(one.token, bytes)).toBe(200);
  expect(await post(other.token, bytes)).toBe(200);
  const [mine, theirs] = [await intake.recorded(one.id), await intake.recorded(other.id)];
  expect([mine.length, theirs.length]).toEqual([1, 1]);
  expect(mine[0]?.stream_id).not.toBe(theirs[0]?.stream_id);
});

test('fault 47 (exports): other bytes under the same number are one message with the first, also at once, and none is lost', async () => {
  const { id, token } = await intake.org();
  const all = ['PRS', 'DCD', 'REJ'].map((status) => acknowledgement('N-3', status));
  expect(await Promise.all([...all, ...all].map((bytes) => post(token, bytes)))).toEqual([200, 200, 200, 200, 200, 200]);
  const recorded = await intake.recorded(id);
  expect(new Set(recorded.map(({ stream_id: stream }) => stream)).size).toBe(1);
  expect(recorded.map(({ data }) => String(data['original'])).toSorted()).toEqual(all.map(hashOf).toSorted());
  expect(await post(token, acknowledgement('N-4'))).toBe(200);
  expect(new Set((await intake.recorded(id)).map(({ stream_id: stream }) => stream)).size).toBe(2);
});

test.each([
  ['fault 49 (exports): a page to log in', '<html>sign in</html>'],
  ['fault 50 (exports): a document type', '<!DOCTYPE x [<!ENTITY a "aaaa">]><UniversalEvent>&a;</UniversalEvent>'],
  ['fault 50 (exports): a hundred thousand elements', `<UniversalEvent>${'<a>'.repeat(100_000)}`],
  ['bytes of nothing', '\u0000\u0001\u0002'],
])('%s is kept as it came, and speaks of nobody', async (_what, text) => {
  const { id, token } = await intake.org();
  expect(await post(token, bytesOf(text))).toBe(200);
  const [event] = await intake.recorded(id);
  const reference = (event?.data['reference'] ?? {}) as Record<string, unknown>;
  expect(Object.values(reference).filter((value) => value !== null)).toEqual([]);
  expect(await intake.blobs.read(id, hashOf(bytesOf(text)))).toEqual(Buffer.from(text));
});

test('sixteen megabytes are taken, a byte more is refused, and nothing is nothing', async () => {
  const { id, token } = await intake.org();
  expect(await post(token, new Uint8Array(MOST).fill(65))).toBe(200);
  expect(await post(token, new Uint8Array(MOST + 1).fill(66))).toBe(413);
  expect(await post(token, new Uint8Array())).toBe(400);
  expect(await intake.recorded(id)).toHaveLength(1);
});

test('the address for customs is none for freight systems, whoever has the other one', async () => {
  const { id, token } = await intake.org();
  await intake.database.pool().query('delete from kept.freight_address where org_id = $1', [id]);
  expect(await post(token, acknowledgement('N-5'))).toBe(404);
  expect(await intake.post(token, acknowledgement('N-5'), '/constructor/')).toBe(404);
  expect(await intake.recorded(id)).toEqual([]);
});

test('nobody is told that a message arrived which could not be kept, and the next try keeps it', async () => {
  const { id, token } = await intake.org();
  intake.failures.push(new Error('the disk is gone'));
  expect(await post(token, acknowledgement('N-6'))).toBe(503);
  expect(await intake.recorded(id)).toEqual([]);
  expect(await post(token, acknowledgement('N-6'))).toBe(200);
  expect(await intake.recorded(id)).toHaveLength(1);
});
