import type { ModelFallback } from '@tallyport/contracts/document-extraction/model-outcomes';
import { ModelSimulator } from '@tallyport/simulators/model/model-simulator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ModelDocument, ModelUnavailable } from './model-port.js';
import { OpenAiModel } from './openai-model.js';

let simulator: ModelSimulator;

beforeAll(async () => {
  simulator = await ModelSimulator.start();
});
afterAll(() => simulator.close());

const PAGES = [{ number: 1, text: 'COMMERCIAL INVOICE\nInvoice No: INV-7731 | Total Amount: 145.00' }];
const DOCUMENT: ModelDocument = { kind: 'invoice', pages: PAGES, pictures: [new Uint8Array([137, 80, 78, 71])] };

function model(name: string, more: Partial<ConstructorParameters<typeof OpenAiModel>[0]> = {}): OpenAiModel {
  const config = { baseUrl: simulator.baseUrl, apiKey: 'key', seesPictures: true, timeoutMs: 5_000, prices: null, ...more };
  return new OpenAiModel({ name, ...config });
}

const read = (asked: OpenAiModel, signal = new AbortController().signal) => asked.read(DOCUMENT, signal);

describe('a faithful model', () => {
  test('is asked about one document, without tools, in a strict schema, and answers every field', async () => {
    const reply = await read(model('sim-faithful'));
    expect(reply).toMatchObject({
      kind: 'answered',
      answer: { header: { invoice_number: 'INV-7731', total_amount: '145.00', vessel: null } },
    });
    const question = simulator.questions.at(-1);
    expect(question).not.toHaveProperty('tools');
    expect(question?.messages[1]?.content).toMatchObject([
      { type: 'text', text: expect.stringContaining('INV-7731') as string },
      { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw==' } },
    ]);
    const { schema } = question?.response_format.json_schema ?? {};
    const header = schema?.properties.header;
    expect(header).toMatchObject({ additionalProperties: false, required: Object.keys(header?.properties ?? {}) });
    expect(JSON.stringify(schema)).not.toMatch(/max(?:Length|Items)/);
  });

  test('tells what it cost', async () => {
    const { spent } = await read(model('sim-faithful', { prices: { in: 2.5, out: 10 } }));
    expect(spent.costMicros).toBe(Math.ceil(spent.tokensIn * 2.5 + spent.tokensOut * 10));
    expect(spent.tokensIn).toBeGreaterThan(100);
    expect((await read(model('sim-faithful'))).spent.costMicros).toBeNull();
  });

  test('translates text for text', async () => {
    const reply = await model('sim-faithful').translate(['华强', '龙华'], new AbortController().signal);
    expect(reply).toMatchObject({ kind: 'answered', answer: ['Simulated English 1', 'Simulated English 2'] });
  });
});

// biome-ignore format: a table reads best in rows
const NO_ANSWER: readonly (readonly [string, ModelFallback])[] = [
  ['sim-malformed', 'answer-malformed'],
  ['sim-nan', 'answer-malformed'],
  ['sim-empty', 'answer-malformed'],
  ['sim-no-json', 'answer-malformed'],
  ['sim-extra-fields', 'answer-of-another-shape'],
  ['sim-wrong-types', 'answer-of-another-shape'],
  ['sim-refusing', 'answer-refused'],
  ['sim-cut-off', 'answer-cut-off'],
  ['sim-huge', 'answer-too-large'],
  ['sim-key-refused', 'key-refused'],
  ['sim-request-refused', 'request-refused'],
  ['gpt-imaginary', 'request-refused'],
];

test.each(NO_ANSWER)('fault 82: %s is an outcome, %s, and nothing is thrown', async (name, reason) => {
  expect(await read(model(name))).toMatchObject({ kind: 'none', reason });
});

// biome-ignore format: a table reads best in rows
const ASK_AGAIN: readonly (readonly [string, ModelFallback, number | null])[] = [
  ['sim-slow', 'timeout', null],
  ['sim-dripping', 'timeout', null],
  ['sim-hangs-up', 'unreachable', null],
  ['sim-error-500', 'server-error', null],
  ['sim-rate-limited', 'rate-limited', 1_000],
];

test.each(ASK_AGAIN)('fault 82: %s may be asked again, for %s', async (name, reason, retryAfterMs) => {
  const failure = await read(model(name, { timeoutMs: 300 })).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ModelUnavailable);
  expect(failure).toMatchObject({ reason, retryAfterMs });
});

test('the adapter itself asks once', async () => {
  const before = simulator.questions.length;
  await read(model('sim-error-500')).catch(() => undefined);
  expect(simulator.questions).toHaveLength(before + 1);
});

test('where nobody listens the model is unreachable', async () => {
  await expect(read(model('sim-faithful', { baseUrl: 'http://127.0.0.1:1/v1' }))).rejects.toMatchObject({ reason: 'unreachable' });
});

test('a cancelled question is broken off and is no failure of the model', async () => {
  const cancelled = new AbortController();
  const asked = read(model('sim-slow'), cancelled.signal);
  cancelled.abort();
  await expect(asked).rejects.not.toBeInstanceOf(ModelUnavailable);
});
