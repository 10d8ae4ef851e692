import { describe, expect, test } from 'vitest';
import { buildTariffIndex } from '../index/tariff-index.js';
import { readWordList } from '../read-word-list.js';
import { suggestTariffCodes } from '../suggest-tariff-codes.js';
import { PhraseEmbeddings } from './phrase-embeddings.js';
import { DIMENSIONS, quantised } from './vectors.js';

const index = buildTariffIndex(
  readWordList(`
9201 | Pianos | keyboard
920110 | Upright pianos | cottage piano
920120 | Grand pianos | baby grand
9207 | Electric instruments | amplified
920710 | Electric keyboards | synthesizer
`),
);

/** A vector along eight axes, turned a little towards the next eight. Of few axes it would be greater than what is stored. */
function along(axis: number, turned = 0): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  vector.fill(Math.cos(turned) / Math.sqrt(8), axis, axis + 8);
  vector.fill(Math.sin(turned) / Math.sqrt(8), axis + 8, axis + 16);
  return vector;
}

const AXES: Readonly<Record<string, number>> = { '920110': 0, '920120': 100 };
const rows = new Int8Array(index.phrases.length * DIMENSIONS);
index.phrases.forEach(({ code }, place) => {
  const axis = AXES[code];
  if (axis !== undefined) rows.set(quantised(along(axis, place / 10)), place * DIMENSIONS);
});
const phrases = new PhraseEmbeddings(index, rows);

describe('Meanings of phrases', () => {
  test('are found nearest first, and only of codes that have any', () => {
    expect(phrases.nearestCodes(along(100), 5)).toEqual(['920120', '920110']);
  });

  test('share out all nearness among the codes that are compared', () => {
    const near = phrases.compare(along(100), ['920110', '920120', '920710']);
    expect([...near.keys()]).toEqual(['920110', '920120']);
    expect([...near.values()].reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(near.get('920120')?.share).toBeGreaterThan(0.9);
  });

  test('name the phrase that lies nearest', () => {
    const place = index.phrases.findIndex(({ text }) => text === 'baby grand');
    const near = phrases.compare(along(100, place / 10), ['920120']).get('920120');
    expect(near?.place).toBe(place);
  });
});

describe('Goods of which no word is known', () => {
  const vector = along(100);

  test('have no codes by words alone', () => {
    expect(suggestTariffCodes('Konzertflügel', index).candidates).toEqual([]);
  });

  test('have those that mean the same, and are told so', () => {
    const [best] = suggestTariffCodes('Konzertflügel', index, { phrases, vector }).candidates;
    expect(best).toMatchObject({ code: '920120', reason: { by: 'meaning', words: [] } });
  });
});
