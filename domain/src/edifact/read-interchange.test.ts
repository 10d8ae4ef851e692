import { expect, test } from 'vitest';
import { bytesOfText } from './character-set.js';
import { MAX_INTERCHANGE_BYTES } from './finding.js';
import { readInterchange } from './read-interchange.js';

const BEGIN = "UNB+UNOC:3+OUR::OUR+THEIR+261122:0931+42'";
const MESSAGE = "UNH+1+CUSRES:D:99B:UN'BGM+961:::IMDR+A:1'UNT+3+1'";
const END = "UNZ+1+42'";
const read = (text: string) => readInterchange(bytesOfText(text));
const findings = (text: string) => {
  const reading = read(text);
  return reading.outcome === 'refused'
    ? reading.findings.map(({ code, segment, found, expected }) => `${code} ${segment} ${found} ${expected}`.trim())
    : [];
};

test('line breaks between segments do not count', () => {
  expect(read(`\r\n${BEGIN}\r\n${MESSAGE.replaceAll("'", "'\n")}${END}\r\n`)).toEqual(read(BEGIN + MESSAGE + END));
});

test('a released delimiter is an ordinary character', () => {
  const reading = read(`${BEGIN}UNH+1'FTX+AAA+++5 ?+ 5?: IT?'S ??'UNT+3+1'${END}`);
  expect(reading.outcome === 'read' ? reading.interchange.messages[0]?.segments : []).toEqual([
    { tag: 'FTX', elements: [['AAA'], [''], [''], ["5 + 5: IT'S ?"]] },
  ]);
});

test.each([
  ['nothing', '', ['not-edifact null  UNA, UNB']],
  ['a web page', '<!doctype html><title>Sign in</title>', ['not-edifact null <!doctype html><titl UNA, UNB']],
  ['another standard', 'ISA*00*          *00*', ['not-edifact null ISA*00*          *00 UNA, UNB']],
  ['a service string in which one character has two meanings', `UNA++.? '${BEGIN}`, ["not-edifact null UNA++.? 'UNB+UNOC:3+ UNA, UNB"]],
  ['a service string alone', "UNA:+.? '", ['cut null  UNZ']],
  ['a segment without a tag', `${BEGIN}UNH+1'+AAA'UNT+3+1'${END}`, ['not-edifact 3']],
  [
    'a message outside an interchange',
    `UNA:+.? '${MESSAGE}`,
    ['out-of-place 1 UNH UNB', 'out-of-place 2 BGM UNH, UNZ', 'out-of-place 3 UNT UNH, UNZ', 'cut 3  UNZ'],
  ],
])('%s is no interchange', (_what, text, expected) => {
  expect(findings(text)).toEqual(expected);
});

test.each([
  ['inside a segment', BEGIN + MESSAGE + END.slice(0, -1), ['cut 5']],
  ['after a release character', `${BEGIN}UNH+1'FTX+A?`, ['cut 3']],
  ['inside a message', `${BEGIN}UNH+1'BGM+961'`, ['cut 3  UNT']],
  ['before its end', BEGIN + MESSAGE, ['cut 4  UNZ']],
])('an interchange cut %s is refused at that place', (_where, text, expected) => {
  expect(findings(text)).toEqual(expected);
});

test('an interchange cut anywhere is refused', () => {
  const whole = BEGIN + MESSAGE + END;
  for (let length = 0; length < whole.length; length++) expect(read(whole.slice(0, length)).outcome).toBe('refused');
});

test('every false count and reference is named with its place', () => {
  const miscounted = `${BEGIN}UNH+1'BGM+961'UNT+9+7'${MESSAGE}UNZ+3+43'`;
  expect(findings(miscounted)).toEqual([
    'segment-count 4 9 3',
    'message-reference 4 7 1',
    'message-count 8 3 2',
    'interchange-reference 8 43 42',
  ]);
});

test('a count may have zeros before it, and must be one', () => {
  expect(findings(`${BEGIN}${MESSAGE.replace('UNT+3', 'UNT+003')}UNZ+0001+42'`)).toEqual([]);
  expect(findings(`${BEGIN}${MESSAGE.replace('UNT+3', 'UNT+0x3')}${END}`)).toEqual(['segment-count 4 0x3 3']);
});

test('what stands after the end, or between messages, is named', () => {
  expect(findings(`${BEGIN}FTX+AAA'${MESSAGE}${END}FTX+AAA'`)).toEqual(['out-of-place 2 FTX UNH, UNZ', 'out-of-place 7 FTX']);
  expect(findings(`${BEGIN}UNH+1'UNH+2'UNT+2+1'${END}`)).toEqual(['out-of-place 3 UNH UNT']);
});

test.each(['\t', '\n', '\u0000', '\u007F', '\u0085'])('the character %j inside a segment is outside UNOC', (character) => {
  expect(findings(`${BEGIN}UNH+1'FTX+AAA+++BO${character}LT'UNT+3+1'${END}`)).toEqual(['outside-character-set 3']);
  expect(findings(`${BEGIN}UNH+1'FTX+AAA+++BO?${character}LT'UNT+3+1'${END}`)).toEqual(['outside-character-set 3']);
});

test('characters above 7F are those of ISO 8859-1', () => {
  const reading = readInterchange(Buffer.from(`${BEGIN}UNH+1'FTX+AAA+++M\u00d6BEL'UNT+3+1'${END}`, 'latin1'));
  expect(reading.outcome === 'read' ? reading.interchange.messages[0]?.segments[0]?.elements[3] : null).toEqual(['M\u00d6BEL']);
});

test('ten megabytes are read, and a byte more is refused unread', () => {
  const filler = 'A'.repeat(MAX_INTERCHANGE_BYTES - `${BEGIN}UNH+1'FTX+'UNT+3+1'${END}`.length);
  expect(findings(`${BEGIN}UNH+1'FTX+${filler}'UNT+3+1'${END}`)).toEqual([]);
  expect(findings(`${BEGIN}UNH+1'FTX+${filler}A'UNT+3+1'${END}`)).toEqual(['too-large null 10485761 10485760']);
});

test('millions of empty values are refused before they fill the memory', () => {
  expect(findings(`${BEGIN}UNH+1'FTX${'+'.repeat(3_000_000)}'UNT+3+1'${END}`)).toEqual(['too-large 3']);
});
