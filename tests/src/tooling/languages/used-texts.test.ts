import { expect, test } from 'vitest';
import { sourcesOfWeb, textsOf } from './texts-of.js';

const FORM = /_(zero|one|other)$/;

const sources = await sourcesOfWeb();

/** What the code names whole. */
const named = new Set(sources.flatMap((source) => source.match(/(?<=['"])[a-zA-Z]+(?:\.[\w -]+)+(?=['"])/g) ?? []));

/** What it puts together of fixed parts and a name: `history.fields.${name}`, and `${place}.addressNote` of parts that several places have. */
const madeUp = [...new Set(sources.flatMap((source) => source.split('`')))]
  .filter((text) => /^[a-zA-Z]+\.[^\n]*\$\{|^\$\{\w+\}\.\w{4,}$/.test(text))
  .map(asPattern);

function asPattern(template: string): RegExp {
  const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/).map((part) => part.replaceAll(/[.*+?^()|[\]\\$]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

test('every text is said somewhere', async () => {
  const keys = [...(await textsOf('en')).keys()].map((key) => key.replace(/^.*: /, '').replace(FORM, ''));
  expect(keys.length).toBeGreaterThan(2_000);
  const unused = [...new Set([...keys, 'common.nobodySaysThis'])].filter((key) => {
    const ways = [key, ...STANDS_UNDER.flatMap(([list, place]) => (key.startsWith(`${list}.`) ? [key.replace(list, place)] : []))];
    return !ways.some((way) => named.has(way) || madeUp.some((pattern) => pattern.test(way)));
  });
  expect(unused).toEqual(['common.nobodySaysThis']);
});

/** Word lists that stand under another name in the tree of texts. */
const STANDS_UNDER = [
  ['exportsPull', 'exports.pull'],
  ['unmatchedMessages', 'operations.unmatched'],
  ['parkedStreams', 'operations.parked'],
  ['outgoingMails', 'operations.mails'],
  ['lodgementProblems', 'problems'],
  ['declarationFields', 'recordFields'],
] as const;
