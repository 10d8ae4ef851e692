import type { CandidateCode } from '@tallyport/contracts/classification/suggestion';
import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import type { StepFact } from '@tallyport/contracts/document-extraction/step-facts';
import type { LineGoods } from '@tallyport/domain/classification/line/known-code';
import { expect, test } from 'vitest';
import type { StepContext } from '../step-context.js';
import { classifyGoods } from './classify-goods.js';

const read = (value: string): Reading => ({ value, raw: value, place: null, method: 'text layer', confidence: 0.97 });
const candidate = (code: string, source: CandidateCode['source']): CandidateCode => ({
  code,
  name: '',
  confidence: 0.95,
  source,
  because: 'bird glasses',
  words: [],
  product_code: null,
  lookup_code: source === 'synonym' ? 'BINO' : null,
});

/** A step over an invoice of these lines; descriptions that end in a question mark are not known well enough. */
async function classified(
  lines: Readings[],
): Promise<{ summary: string; facts: StepFact[]; lines: Readings[]; asked: readonly LineGoods[] }> {
  const records = [{ kind: 'invoice', lines }];
  let asked: readonly LineGoods[] = [];
  const context = {
    attempt: { orgId: 'org' },
    model: null,
    artefacts: { understanding: () => Promise.resolve(records), saveUnderstanding: () => Promise.resolve() },
    goods: {
      suggest: (_org: string, goods: readonly LineGoods[]) => {
        asked = goods;
        const suggestions = goods.map(({ description }) => ({
          abstained: description?.endsWith('?') ?? true,
          candidates: [candidate('900510', description?.startsWith('synonym') ? 'synonym' : 'tariff')],
          rejected: [],
          judge: null,
        }));
        return Promise.resolve(suggestions);
      },
    },
  } as unknown as StepContext;
  const { summary, facts } = await classifyGoods(context);
  return { summary, facts, lines, asked };
}

test('What is sure enough is written with its reason and no place; what is not is left to a person', async () => {
  const { lines, summary, facts } = await classified([{ description: read('synonym') }, { description: read('what is it?') }]);
  expect(lines[0]?.['hs_code']).toEqual({ value: '900510', raw: 'bird glasses', place: null, method: 'inferred', confidence: 0.95 });
  expect(lines[0]?.['lookup_code']?.value).toBe('BINO');
  expect(lines[1]).not.toHaveProperty('hs_code');
  expect(summary).toBe(
    '0 codes on the page, 1 known to the organisation, 0 by the words of the tariff, 1 left to a person; no model is configured to judge',
  );
  expect(facts).toEqual([
    { what: 'codes-on-page', count: 0 },
    { what: 'known-goods', count: 1 },
    { what: 'by-tariff', count: 0 },
    { what: 'left', count: 1 },
    { what: 'no-judge' },
  ]);
});

test('A code that the page has is kept, and nobody is asked about its line', async () => {
  const { lines, asked } = await classified([{ description: read('a'), hs_code: read('111111') }, { description: read('b') }]);
  expect([lines[0]?.['hs_code']?.value, lines[1]?.['hs_code']?.value, asked.length]).toEqual(['111111', '900510', 1]);
});

test('Without an invoice there is nothing to classify', async () => {
  expect((await classified([])).summary).toBe('no goods to classify');
});
