import { afterEach, expect, test } from 'vitest';
import { FreightDesks } from '../testing/freight-desk.js';
import { shipment } from '../testing/messages.js';
import { NotXml, readXml } from '../xml/read.js';

const desks = new FreightDesks();

afterEach(() => desks.close());

async function answerTo(misbehaviour: string) {
  const desk = await desks.open();
  desk.simulator.next(misbehaviour);
  const response = await desk.post(shipment());
  const text = await response.text();
  return { status: response.status, type: response.headers.get('content-type') ?? '', text, jobs: desk.simulator.jobs().length };
}

test.each([
  ['login-page', 0, /<input type="password"/u, 'text/html'],
  ['empty', 0, /^$/u, 'application/xml'],
  ['empty-after-commit', 1, /^$/u, 'application/xml'],
  ['truncated', 1, /^<\?xml(?!.*<\/UniversalResponse>)/su, 'application/xml'],
  ['wrong-namespace', 1, /Universal\/2012\/11.*<Status>PRS/su, 'application/xml'],
  ['dtd', 1, /<!DOCTYPE UniversalResponse>/u, 'application/xml'],
  ['external-entity', 1, /SYSTEM "file:/u, 'application/xml'],
  ['entity-bomb', 1, /(?:&i;){10}/u, 'application/xml'],
  ['deep', 1, /(?:<Data>){1000}/u, 'application/xml'],
])('%s answers 200 with it, with %d jobs there', async (misbehaviour, jobs, content, type) => {
  const answer = await answerTo(misbehaviour);
  expect(answer).toMatchObject({ status: 200, jobs, text: expect.stringMatching(content) as string });
  expect(answer.type).toContain(type);
});

test.each(['truncated', 'dtd', 'external-entity', 'entity-bomb', 'deep'])(
  '%s is a document that our own reader refuses',
  async (misbehaviour) => {
    const { text } = await answerTo(misbehaviour);
    expect(() => readXml(Buffer.from(text))).toThrow(NotXml);
  },
);

test('an answer that is 100,000 elements deep is that deep', async () => {
  const { text } = await answerTo('deep');
  expect(text.match(/<Data>/gu)).toHaveLength(100_000);
});

test('a huge answer has 100 MB, and ends where whoever reads it goes away', async () => {
  const desk = await desks.open();
  desk.simulator.next('huge', 'huge');
  const whole = await desk.post(shipment());
  let bytes = 0;
  await whole.body?.pipeTo(new WritableStream<Uint8Array>({ write: (piece) => void (bytes += piece.byteLength) }));
  expect(bytes).toBeGreaterThan(100 * 1024 * 1024);
  const reader = (await desk.post(shipment({ bill: 'BILL2' }))).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect((await desk.send(shipment({ bill: 'BILL3' }))).status).toBe('PRS');
});
