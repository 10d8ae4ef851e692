import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import type { TariffSuggestion } from '@tallyport/domain/classification/tariff-suggestion';
import { ModelSimulator } from '@tallyport/simulators/model/model-simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OpenAiModel } from '../adapters/model/openai-model.js';
import { judgedAnswerOf } from './answer.js';
import { judgeSuggestions } from './judge-suggestions.js';

let simulator: ModelSimulator;

beforeAll(async () => {
  simulator = await ModelSimulator.start();
});
afterAll(() => simulator.close());

const suggested = (code: string, confidence: number) => ({ code, name: code, confidence, reason: { phrase: 'flask', words: ['flask'] } });
const UNSURE: TariffSuggestion = { abstained: true, candidates: [suggested('732393', 0.4), suggested('961700', 0.3)], rejected: [] };
const SURE: TariffSuggestion = { abstained: false, candidates: [suggested('732393', 0.8)], rejected: [] };
const ENTRIES: TariffEntry[] = [
  { code: '732393', name: 'Steel table articles', phrases: [], source: 'nomenclature' },
  { code: '961700', name: 'Vacuum flasks', phrases: ['thermos flask'], source: 'word-list' },
];

async function judge(name: string) {
  const config = { name, baseUrl: simulator.baseUrl, apiKey: 'key', seesPictures: false, timeoutMs: 5_000, prices: null };
  const described = [
    { description: 'Thermos flask', tariff: UNSURE },
    { description: 'Surely a dish', tariff: SURE },
  ];
  return (await judgeSuggestions(described, new OpenAiModel(config), ENTRIES)).map(judgedAnswerOf);
}

test('what a model chose comes first, and what is sure is answered without it', async () => {
  const [unsure, sure] = await judge('sim-faithful');
  expect(unsure).toMatchObject({ codes: ['961700', '732393'], abstained: true, confidence: 0.49 });
  expect(unsure).toMatchObject({ judge: { model: 'sim-faithful', code: '961700', fallback: null } });
  expect(unsure?.reason).toMatch(/^model judged: It speaks of/);
  expect(sure).toEqual({ codes: ['732393'], abstained: false, confidence: 0.8, reason: 'flask (flask)', judge: null });
});

test.each([
  ['sim-hallucinating', 'code-not-offered'],
  ['sim-refusing', 'answer-refused'],
  ['sim-error-500', 'server-error'],
])('without an answer of %s the order stays, and the reason is told: %s', async (name, fallback) => {
  const [unsure] = await judge(name);
  expect(unsure).toMatchObject({ codes: ['732393', '961700'], confidence: 0.4, reason: 'flask (flask)', judge: { code: null, fallback } });
});
