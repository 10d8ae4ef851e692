import { ModelSimulator } from '@tallyport/simulators/model/model-simulator';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ModelConfig } from './model-config.js';
import { openModel } from './open-model.js';

let simulator: ModelSimulator;

beforeAll(async () => {
  simulator = await ModelSimulator.start();
});
afterAll(() => simulator.close());

const signal = new AbortController().signal;
const document = { kind: 'invoice' as const, pages: [{ number: 1, text: 'Invoice No: INV-1' }], pictures: [] };

test('questions are counted by how they ended, with their tokens and what they cost', async () => {
  const config: ModelConfig = {
    name: 'sim-faithful',
    baseUrl: simulator.baseUrl,
    apiKey: 'none',
    seesPictures: false,
    timeoutMs: 5_000,
    prices: { in: 2, out: 8 },
  };
  const metrics = new Registry();
  const model = openModel(config, metrics);
  simulator.next('sim-faithful', 'sim-refusing', 'sim-rate-limited');
  for (let question = 0; question < 3; question += 1) await model?.read(document, signal).catch(() => undefined);
  await model?.judge([], signal);
  const counted = await metrics.metrics();
  for (const outcome of ['answered', 'answer-refused', 'rate-limited']) {
    expect(counted).toContain(`tallyport_model_questions_total{question="read",outcome="${outcome}"} 1`);
  }
  expect(counted).toContain('tallyport_model_questions_total{question="judge",outcome="answered"} 1');
  expect(counted).toMatch(/tallyport_model_tokens_total\{way="in"\} [1-9]/);
  expect(counted).toMatch(/tallyport_model_cost_dollars_total 0\.00/);
  expect(counted).toContain('tallyport_model_latency_seconds_count{question="read"} 3');
});

test('without a model there is nothing to count', async () => {
  const metrics = new Registry();
  expect(openModel(null, metrics)).toBeNull();
  expect(await metrics.metrics()).not.toContain('tallyport_model');
});
