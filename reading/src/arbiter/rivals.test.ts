import { expect, test } from 'vitest';
import type { OpenDocument } from '../open-document.js';
import { readText } from '../pipeline.js';
import type { RankedCandidate } from '../ranker/ranking.js';
import { Paper } from '../testing/paper.js';
import { withRivals } from './rivals.js';

const TEXT = readText({ pages: [new Paper().lines(40, 40, ['KESTREL LTD', 'ALDER LTD', 'B-17', 'A-17']).page()] });

const candidate = (value: string, chance: number): RankedCandidate => ({
  value,
  chance,
  from: TEXT.phrases.filter(({ text }) => text === value),
});

interface Told {
  readonly ranked?: readonly RankedCandidate[];
  readonly tagged?: readonly RankedCandidate[];
  readonly standing?: string;
  readonly type?: OpenDocument['type'];
}

function rivalsOf(field: string, { ranked = [], tagged = [], standing, type = 'CIV' }: Told): unknown {
  const header = new Map(standing === undefined ? [] : [[field, { value: standing, from: [], certainty: 0.9 }]]);
  const document = { ...TEXT, type, ranking: new Map([[field, ranked]]), taggedHeader: new Map([[field, tagged]]) };
  const { rivals } = withRivals({ ...document, understood: { header, lines: [] } });
  return rivals.get(field)?.map(({ value }) => value);
}

test('the network and the ranker each say what else a field may hold, and nothing twice', () => {
  const told = { tagged: [candidate('KESTREL LTD', 0.9)], ranked: [candidate('KESTREL LTD', 0.8), candidate('ALDER LTD', 0.3)] };
  expect(rivalsOf('seller_name', told)).toEqual(['KESTREL LTD', 'ALDER LTD']);
  expect(rivalsOf('seller_name', { ...told, standing: 'Kestrel Ltd.' })).toEqual(['ALDER LTD']);
});

test('what is hardly likely is no rival, nor is what does not fit its field', () => {
  expect(rivalsOf('seller_name', { ranked: [candidate('KESTREL LTD', 0.05)] })).toBeUndefined();
  expect(rivalsOf('seller_name', { ranked: [candidate('B-17', 0.9)] })).toBeUndefined();
  expect(rivalsOf('country_of_origin', { tagged: [candidate('ALDER LTD', 0.9)] })).toBeUndefined();
});

test('the number of a bill is doubted, and never filled', () => {
  const told = { ranked: [candidate('A-17', 0.9)], type: 'BL' } as const;
  expect(rivalsOf('bl_number', told)).toBeUndefined();
  expect(rivalsOf('bl_number', { ...told, standing: 'B-17' })).toEqual(['A-17']);
});

test('papers without a record have none', () => {
  expect(rivalsOf('seller_name', { ranked: [candidate('KESTREL LTD', 0.9)], type: 'EML' })).toBeUndefined();
});
