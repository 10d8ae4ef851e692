import { CHINESE_WORDS } from '@tallyport/reading/translation/vocabulary';
import { expect, test } from 'vitest';
import { type Texts, textsOf, wordLists } from './texts-of.js';

const PLURAL = /_(zero|one|two|few|many|other)$/;
const HAN = /\p{Script=Han}/u;
/** What is written alike in both languages: names of products, signs, codes, and forms that hold nothing but variables. */
const WRITTEN_ALIKE = /^(Tallyport|–|Edi|CargoWise|Webhooks|ABN|BSB|ISPM 15|GST|WET|LCT|T&I|AUD|Y|N|(asc|aqis)_(dec|scr))$/;

/** Fields whose English name the glossary has in another sense: a parcel, the word of a stamp, a person. */
const OTHER_SENSE = /\.(packages|shipped_on_board_date|completion_date|declaring_unit)$/;

const english = await textsOf('en');
const chinese = await textsOf('zh');

const nameOf = (key: string) => key.replace(PLURAL, '');
const variablesOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|\[\w+\]/g))].sort();

test('both languages have the same word lists, and a text for every key of the other', async () => {
  expect(await wordLists('zh')).toEqual(await wordLists('en'));
  const names = (texts: Texts) => [...new Set([...texts.keys()].map(nameOf))].sort();
  expect(names(chinese)).toEqual(names(english));
});

test.each([
  ['en', 'en-AU', english],
  ['zh', 'zh-Hans', chinese],
] as const)('%s has for everything counted the forms that the language has, and no other', (_, tag, texts) => {
  const forms = new Set<string>(new Intl.PluralRules(tag).resolvedOptions().pluralCategories);
  const counted = [...texts.keys()].filter((key) => PLURAL.test(key) && !key.endsWith('_zero'));
  const wrong = counted.filter((key) => !forms.has(PLURAL.exec(key)?.[1] ?? ''));
  const incomplete = counted.map(nameOf).filter((name) => [...forms].some((form) => !texts.has(`${name}_${form}`)));
  expect({ wrong, incomplete }).toEqual({ wrong: [], incomplete: [] });
});

test('a text and its translation have the same variables', () => {
  const forms = new Map<string, string[]>();
  for (const [key, text] of english) forms.set(nameOf(key), [...(forms.get(nameOf(key)) ?? []), variablesOf(text).join(' ')]);
  const differ = [...chinese].filter(([key, text]) => !forms.get(nameOf(key))?.includes(variablesOf(text).join(' ')));
  expect(differ).toEqual([]);
});

test('no text is left in English, and none has punctuation of half width after Han characters', () => {
  const bare = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '').trim();
  const left = [...chinese].filter(([, text]) => /[A-Za-z]{2}/.test(bare(text)) && !HAN.test(text) && !WRITTEN_ALIKE.test(bare(text)));
  const same = left.filter(([key, text]) => english.get(key) === text);
  expect(same.filter(([, text]) => /[a-z]{3}/.test(bare(text)))).toEqual([]);
  expect([...chinese].filter(([, text]) => /\p{Script=Han}[,;:?!]/u.test(text))).toEqual([]);
});

test('a field is called in Chinese by a word that the glossary of translating knows for it', () => {
  const glossary = new Map<string, string[]>();
  for (const [word, meaning] of CHINESE_WORDS) glossary.set(meaning, [...(glossary.get(meaning) ?? []), word]);
  const fields = [...english].filter(([key]) => /^(record-fields|declaration-fields)\.ts/.test(key) && !OTHER_SENSE.test(key));
  const known = fields.flatMap(([key, text]) => {
    const words = glossary.get(text.toLowerCase());
    return words ? [{ key, words, said: chinese.get(key) ?? '' }] : [];
  });
  expect(known.length).toBeGreaterThan(20);
  expect(known.filter(({ words, said }) => !words.includes(said))).toEqual([]);
});
