import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { TestIntake } from './testing/test-intake.js';

const FIXTURES = join(import.meta.dirname, '../../../contracts/fixtures/customs-messages');
const MOST = 10 * 1024 * 1024;

let intake: TestIntake;
beforeAll(async () => {
  intake = await TestIntake.open(inject('postgresUrl'));
});
afterAll(() => intake.close());

const golden = (name: string) =>
  Uint8Array.from(Buffer.from(readFileSync(join(FIXTURES, `${name}.edi`), 'latin1').replaceAll('\n', ''), 'latin1'));
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('before a table says how messages look, they are kept and wait for a person', async () => {
  const { id, token } = await intake.org();
  expect(await intake.post(token, golden('dsa'))).toBe(200);
  expect(await intake.recorded(id)).toMatchObject([
    { data: { reference: null, unreadable: 'no table says how the messages of customs look' } },
  ]);
  await intake.bringLayouts();
});

test('an advice of customs is kept byte for byte, recorded as customs’ own word, and says what it speaks of', async () => {
  const { id, token } = await intake.org();
  const bytes = golden('dsa');
  expect(await intake.post(token, bytes)).toBe(200);
  const [event, ...others] = await intake.recorded(id);
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    stream_id: `customs-message/${String(event?.data['messageId'])}`,
    data: { hash: hashOf(bytes), bytes: bytes.length, reference: { ownReference: 'TP7F3K2Q9A', version: 1 }, unreadable: null },
    metadata: { actor: { kind: 'customs' } },
  });
  expect(await intake.blobs.read(id, hashOf(bytes))).toEqual(Buffer.from(bytes));
});

test('fault 47: what comes twice, also at once, is one message of its organisation', async () => {
  const [one, other] = [await intake.org(), await intake.org()];
  const bytes = golden('imdr-accepted');
  expect(await Promise.all([1, 2, 3, 4].map(() => intake.post(one.token, bytes)))).toEqual([200, 200, 200, 200]);
  expect(await intake.post(one.token, bytes)).toBe(200);
  expect(await intake.post(other.token, bytes)).toBe(200);
  const [mine, theirs] = [await intake.recorded(one.id), await intake.recorded(other.id)];
  expect([mine.length, theirs.length]).toEqual([1, 1]);
  expect(mine[0]?.stream_id).not.toBe(theirs[0]?.stream_id);
});

test('an acknowledgement speaks of no message, and can be read all the same', async () => {
  const { id, token } = await intake.org();
  expect(await intake.post(token, golden('contrl'))).toBe(200);
  expect(await intake.recorded(id)).toMatchObject([{ data: { reference: null, unreadable: null } }]);
});

test.each([
  ['fault 49: a page of a web server', '<html>sign in</html>', /not-edifact/u],
  ['what was cut', Buffer.from(golden('dsa')).toString('latin1').slice(0, 200), /cut/u],
  ['what is miscounted', Buffer.from(golden('dsa')).toString('latin1').replace('UNT+19', 'UNT+23'), /segment-count/u],
  ['bytes of nothing', '\u0000\u0001\u0002', /not-edifact|outside-character-set/u],
  ['a message of somebody else', Buffer.from(golden('imd')).toString('latin1'), /unknown-message/u],
])('%s is kept and recorded as unreadable', async (_, text, reason) => {
  const { id, token } = await intake.org();
  expect(await intake.post(token, bytesOf(text))).toBe(200);
  const [event] = await intake.recorded(id);
  expect(event?.data['reference']).toBeNull();
  expect(event?.data['unreadable']).toMatch(reason);
  expect(await intake.blobs.has(id, hashOf(bytesOf(text)))).toBe(true);
});

test('ten megabytes are taken, a byte more is refused, announced or not', async () => {
  const { id, token } = await intake.org();
  expect(await intake.post(token, new Uint8Array(MOST).fill(65))).toBe(200);
  expect(await intake.post(token, new Uint8Array(MOST + 1).fill(66))).toBe(413);
  const piece = new Uint8Array(1024 * 1024).fill(67);
  let pieces = 0;
  const unannounced = new ReadableStream({ pull: (controller) => (pieces++ < 20 ? controller.enqueue(piece) : controller.close()) });
  expect(await intake.post(token, unannounced).catch(() => 413)).toBe(413);
  expect(await intake.recorded(id)).toHaveLength(1);
});

test('nothing, a wrong address, another path and a guessed one get a status and leave nothing', async () => {
  const { id, token } = await intake.org();
  expect(await intake.post(token, new Uint8Array())).toBe(400);
  expect(await intake.post(`${token.slice(0, -1)}_`, golden('dsa'))).toBe(404);
  expect(await intake.post('x', golden('dsa'))).toBe(404);
  expect(await intake.post(`${token}/more`, golden('dsa'))).toBe(404);
  expect(await intake.post(token, golden('dsa'), '/elsewhere/')).toBe(404);
  expect(await intake.recorded(id)).toEqual([]);
});

test('nobody is told that a message arrived which could not be kept, and the next try keeps it', async () => {
  const { id, token } = await intake.org();
  intake.failures.push(new Error('the disk is gone'));
  expect(await intake.post(token, golden('carst'))).toBe(503);
  expect(await intake.recorded(id)).toEqual([]);
  expect(await intake.post(token, golden('carst'))).toBe(200);
  expect(await intake.recorded(id)).toHaveLength(1);
  expect(intake.outcomes.slice(-2)).toEqual(['failed', 'received']);
});
