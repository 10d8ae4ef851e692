import type { MessageName } from '@tallyport/contracts/customs-table/message-tables';
import { expect, test } from 'vitest';
import { bytesOfText } from '../../edifact/character-set.js';
import { explainInterchange } from './explain-interchange.js';
import { handWritten, starterLayout } from './testing/starter-tables.js';

const explain = (text: string, layoutOf: (name: MessageName) => ReturnType<typeof starterLayout> | null = starterLayout) =>
  explainInterchange(bytesOfText(text), layoutOf);

/** `LOC+9+CNNGB::6' header: loading_port CNNGB`. */
const shown = (text: string) =>
  explain(text).map(({ text: written, part, item, is_understood, values }) => {
    const about = is_understood ? [part ?? '', item ?? ''].join(' ').trim() : '?';
    return `${written} ${about}: ${values.map(({ name, value }) => `${name} ${value}`).join(', ')}`;
  });

const SEACR = handWritten('seacr');

test('a message of ours is explained by the fields of its record, each container by its number', () => {
  const segments = shown(SEACR);
  expect(segments).toContain("LOC+9+CNNGB::6' header: loading_port CNNGB");
  expect(segments).toContain("TDT+20+114S+S+++++9381275::11:CORAL LANTERN' header: voyage 114S, vessel_id 9381275, vessel CORAL LANTERN");
  expect(segments).toContain("SEL+CN558201' container 1: seal CN558201");
  expect(segments).toContain("DTM+178:20261121:102' header: arrival_date 2026-11-21");
  expect(segments).toContain("GID+1' : ");
});

test('the envelope says who sends what to whom', () => {
  expect(explain(SEACR)[0]).toEqual({ place: 0, text: "UNA:+.? '", part: null, item: null, is_understood: false, row: null, values: [] });
  expect(shown(SEACR)[1]).toBe(
    "UNB+UNOC:3+TALLY01::TALLY01+AAA336C+261118:2240+TP0000000002++++1++1' envelope: sender_site TALLY01, sender_owner_site TALLY01, recipient_site AAA336C, control_reference TP0000000002",
  );
});

test('an answer of customs is explained with the place of each error', () => {
  const segments = explain(handWritten('imdr-rejected'));
  const errors = segments.filter(({ part }) => part === 'error');
  expect(errors.some(({ values }) => values.some(({ name }) => name === 'error_code'))).toBe(true);
  expect(errors[0]?.item).toBe(1);
});

test('a tariff line has the number that it has in the message', () => {
  const lines = explain(handWritten('imd')).flatMap(({ part, item }) => (part === 'goods' ? [item] : []));
  expect([...new Set(lines)]).toEqual([1, 2]);
});

test.each([
  'imd',
  'imd-all-fields',
  'imd-change',
  'imd-withdrawal',
  'seacr',
  'seacrr',
  'imdr-accepted',
  'imdr-questions',
  'dsa',
  'carst',
  'contrl',
])('of %s nothing is lost, and every segment is understood', (name) => {
  const segments = explain(handWritten(name));
  expect(segments.map(({ text }) => text).join('')).toBe(handWritten(name));
  expect(segments.filter(({ is_understood, place }) => !is_understood && place > 0)).toEqual([]);
});

test('a segment that the layout does not have there is shown without a meaning', () => {
  const odd = SEACR.replace("CNI+1'", "CNI+1'ALI+CN'").replace('UNT+28', 'UNT+29');
  expect(shown(odd).filter((line) => line.includes(' ?: '))).toEqual(["UNA:+.? ' ?: ", "ALI+CN' ?: "]);
});

test('without a layout the message is shown as it is', () => {
  const understood = explain(SEACR, () => null).filter(({ is_understood }) => is_understood);
  expect(understood.map(({ text }) => text.slice(0, 3))).toEqual(['UNB', 'UNH', 'UNT', 'UNZ']);
});

test('fault 49: what is no interchange, or only the beginning of one, is shown as far as it goes', () => {
  expect(explain('<html>\n<body>Sign in').map(({ place, text }) => [place, text])).toEqual([
    [1, '<html>'],
    [2, '<body>Sign in'],
  ]);
  expect(shown(SEACR.slice(0, SEACR.indexOf('BGM') + 8)).at(-1)).toBe('BGM+785: ?: ');
  expect(explain('')).toEqual([]);
  const endless = explain('x'.repeat(2_500));
  expect(endless.map(({ text }) => text.length)).toEqual([1_000, 1_000, 500]);
});
