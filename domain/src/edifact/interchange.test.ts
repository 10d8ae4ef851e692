import { expect, test } from 'vitest';
import { bytesOfText, outsideUnoc } from './character-set.js';
import { segmentOf } from './segment.js';
import { writeInterchange } from './testing/write-interchange.js';

test('counts and references follow from what is written', () => {
  const header = segmentOf('UNB', ['UNOC', '3'], 'OUR', 'THEIR', ['261122', '0931'], '42');
  const message = { header: segmentOf('UNH', '7', ['CUSRES', 'D', '99B', 'UN']), segments: [segmentOf('BGM', '961')] };
  expect(writeInterchange({ delimiters: null, header, messages: [message] })).toBe(
    "UNB+UNOC:3+OUR+THEIR+261122:0931+42'UNH+7+CUSRES:D:99B:UN'BGM+961'UNT+3+7'UNZ+1+42'",
  );
});

test('a segment leaves out what is empty at the end of it and of its composites', () => {
  expect(segmentOf('LOC', '9', ['CNSHA', '', '6'], ['', ''], '')).toEqual({ tag: 'LOC', elements: [['9'], ['CNSHA', '', '6']] });
  expect(segmentOf('TDT', '20', '', ['', ''], '11')).toEqual({ tag: 'TDT', elements: [['20'], [''], [''], ['11']] });
});

test('without a release character a delimiter cannot stand in a value', () => {
  const delimiters = { component: ':', element: '+', decimal: '.', release: null, terminator: "'" };
  const header = segmentOf('UNB', 'A+B');
  expect(() => writeInterchange({ delimiters, header, messages: [] })).toThrow('no release character');
});

test('what ISO 8859-1 cannot say is named, and never written as something else', () => {
  expect(outsideUnoc('BOLT \u20ac5, \u87ba\u6813 \u87ba\tM8')).toEqual(['\u20ac', '\u87ba', '\u6813', '\t']);
  expect(() => bytesOfText('BOLT \u20ac5')).toThrow('at 5');
});
