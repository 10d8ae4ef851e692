import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { RANKED_FIELDS } from '../ranker/field-kinds.js';
import { Paper } from '../testing/paper.js';
import { taggedPage } from '../testing/tagged-page.js';
import { signsOfTagsIn } from './signs-of-tags.js';

const TEXT = readText({ pages: [new Paper().lines(40, 40, ['ALDER LTD', 'B-17']).page()] });
const SELLER = RANKED_FIELDS.findIndex(({ field }) => field === 'seller_name');
const BUYER = RANKED_FIELDS.findIndex(({ field }) => field === 'buyer_name');

/** The page as the network finds `ALDER` and `LTD` the seller, and a little the buyer. */
function tagged() {
  const page = taggedPage(TEXT, (word) => (word === 'B-17' ? { role: 'product_code' } : null));
  const fields = new Float32Array(page.words.length * RANKED_FIELDS.length).fill(-6);
  for (const [at, { word }] of page.words.entries()) {
    if (word.text === 'ALDER') fields[at * RANKED_FIELDS.length + SELLER] = 5;
    if (word.text === 'LTD') fields[at * RANKED_FIELDS.length + SELLER] = 3;
    if (word.text !== 'B-17') fields[at * RANKED_FIELDS.length + BUYER] = -2;
  }
  return [{ ...page, tags: { ...page.tags, fields } }];
}

const valueOf = (text: string) => ({ value: text, from: TEXT.phrases.filter((phrase) => phrase.text === text), certainty: 1 });
const [likeliest] = [{ ...valueOf('ALDER LTD'), chance: 0.98 }];
const signs = signsOfTagsIn({ tagged: tagged(), taggedHeader: new Map([['seller_name', [likeliest]]]) });

test('of a value it is said what the network says of its words: for its field, for another, and whether it would say the same', () => {
  expect(signs('seller_name', valueOf('ALDER LTD'))).toMatchObject({
    tagged: true,
    told: 4,
    'told least': 3,
    'told otherwise': -2,
    'told likeliest': true,
    'told instead': 0,
  });
});

test('of another value, how likely the one is that the network would say instead, and that its words are a cell', () => {
  expect(signs('seller_name', valueOf('B-17'))).toMatchObject({ told: -6, 'told likeliest': false, 'told instead': 0.98, 'told cell': 1 });
});

test('nothing is said of words that the network did not see', () => {
  expect(signs('seller_name', { value: 'X', from: [], certainty: 1 })).toMatchObject({ tagged: false, told: 0 });
});
