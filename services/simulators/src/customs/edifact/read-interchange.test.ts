import { expect, test } from 'vitest';
import { interchangeOf } from '../testing/edit-message.js';
import { goldenMessage, goldenText } from '../testing/golden.js';
import { readInterchange } from './read-interchange.js';
import { splitSegments } from './split-segments.js';
import { written } from './write-interchange.js';

const GOOD = interchangeOf(goldenMessage('imd'), 'REF1').toString('latin1');
const read = (text: string) => readInterchange(Buffer.from(text, 'latin1'));

/** The same interchange with other letters for its marks, which its service string says. */
function withOtherMarks(): string {
  const segments = splitSegments(GOOD).map(({ tag, elements }) => {
    const texts = elements.map((components) => components.map((value) => value.replaceAll(/[|^!~]/gu, '!$&')).join('|'));
    return `${[tag, ...texts].join('^')}~`;
  });
  return `UNA|^.! ~${segments.join('')}`;
}

/** What an interchange comes to: nothing wrong, or the level and the code of EDIFACT 0085. */
function verdict(text: string): string {
  const result = read(text);
  return result.kind === 'message' ? 'taken' : `${result.kind} ${result.fault.code}`;
}

test.each([
  ['as it should be', GOOD, 'taken'],
  ['line breaks between segments', GOOD.replaceAll(/(?<!\?)'/gu, "'\r\n"), 'taken'],
  ['marks of its own', withOtherMarks(), 'taken'],
  ['no service string', GOOD.slice(9), 'taken'],
  ['another recipient', GOOD.replace('+AAA336C+', '+AAA000C+'), 'interchange-refused 12'],
  ['another syntax', GOOD.replace('UNOC:3', 'UNOA:2'), 'interchange-refused 12'],
  ['a count of two messages', GOOD.replace('UNZ+1+', 'UNZ+2+'), 'interchange-refused 29'],
  ['another control reference at its end', GOOD.replace('UNZ+1+REF1', 'UNZ+1+REF2'), 'interchange-refused 28'],
  ['no end', GOOD.slice(0, GOOD.indexOf('UNZ')), 'interchange-refused 13'],
  ['its end cut off', GOOD.slice(0, -4), 'interchange-refused 13'],
  ['no message', `${GOOD.slice(0, GOOD.indexOf('UNH'))}UNZ+1+REF1'`, 'interchange-refused 13'],
  ['a control character', GOOD.replace('CORAL', 'COR\u0007L'), 'interchange-refused 21'],
  ['an empty value at an end', GOOD.replace('LOC+9+CNNGB::6', 'LOC+9+CNNGB::6+'), 'interchange-refused 45'],
  ['a segment without a tag', GOOD.replace('LOC+9', '12+9'), 'interchange-refused 12'],
  ['a false count of segments', GOOD.replace('UNT+98', 'UNT+313'), 'message-refused 29'],
  ['another reference at the end of the message', GOOD.replace('UNT+98+1', 'UNT+98+2'), 'message-refused 28'],
  ['no header', 'UNH+1', 'unreadable 13'],
  ['no sender', GOOD.replace('+TALLY01::TALLY01+', '++'), 'unreadable 12'],
  ['nothing at all', '', 'unreadable 13'],
])('an interchange with %s', (_, text, expected) => {
  expect(verdict(text)).toBe(expected);
});

test('what is released comes out as it was meant, and is written again as it came', () => {
  const [segment] = splitSegments("FTX+AAA+++BUYER?'S ?: 2?+2 ??'");
  expect(segment?.elements.at(-1)).toEqual(["BUYER'S : 2+2 ?"]);
  for (const name of ['imd', 'imd-all-fields', 'seacr', 'imdr-questions', 'contrl']) {
    const text = goldenText(name);
    expect(`UNA:+.? '${splitSegments(text).map(written).join('')}`).toBe(text);
  }
});

test('ten megabytes of nonsense are refused, not suffered', () => {
  expect(verdict(`${GOOD.slice(0, 80)}${':'.repeat(10_000_000)}`)).toMatch(/refused|unreadable/u);
});
