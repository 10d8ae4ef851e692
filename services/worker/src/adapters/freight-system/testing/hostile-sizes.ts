import { gzipSync } from 'node:zlib';
import { around, GOOD_ANSWER, type HostileAnswer, response } from './hostile-answer.js';

const MEGABYTE = 1024 * 1024;
const BLANKS = gzipSync(Buffer.alloc(16 * MEGABYTE, ' '));
const DEPTH = gzipSync(Buffer.alloc(MEGABYTE, '<Data>'));
const [BEFORE = '', AFTER = ''] = response('<Status>PRS</Status><Data>|</Data>').split('|');
const unknown = (name: string, body: HostileAnswer['body'], more: Partial<HostileAnswer> = {}): HostileAnswer => ({
  name,
  takenFor: 'unknown',
  body,
  ...more,
});

/** Documents that are too much: of bytes, of depth, of elements, of attributes. */
export const HOSTILE_SIZES: readonly HostileAnswer[] = [
  unknown('100 MB of text', () => around(BEFORE, 'text ', 20 * MEGABYTE, AFTER)),
  unknown('100 MB of elements', () => around(BEFORE, '<Data/>', 15 * MEGABYTE, AFTER)),
  unknown('100 MB of blanks', () => around('', ' ', 100 * MEGABYTE, GOOD_ANSWER)),
  unknown('15 MB that end too early', () => around(BEFORE, '<Data>text</Data>', 900_000, '')),
  unknown('15 MB of text that end too early', () => around(BEFORE, 'text ', 3_000_000, '')),
  unknown('15 MB in a section without end', () => around(`${BEFORE}<![CDATA[`, 'text ', 3_000_000, '')),
  unknown('15 MB of blanks before nothing', () => around('', ' ', 15 * MEGABYTE, '')),
  unknown('15 MB of characters of three bytes that end too early', () => around(BEFORE, '海關', 2_500_000, '')),
  unknown('a depth of 100,000', () => around(BEFORE, '<Data>', 100_000, AFTER)),
  unknown('a depth of 100,000, closed', () => around(BEFORE, '<Data>', 100_000, '</Data>'.repeat(100_000) + AFTER)),
  unknown('a depth of 70', () => around(BEFORE, '<Data>', 70, '</Data>'.repeat(70) + AFTER)),
  unknown('elements with attributes, without end', () => around(BEFORE, '<D a="1" b="2">x</D>', 800_000, '')),
  unknown('tags with blanks, without end', () => around(BEFORE, '<D ></D >', 1_500_000, '')),
  unknown('entities without end', () => around(BEFORE, '&lt;', 3_500_000, '')),
  unknown('two million elements', () => around(BEFORE, '<D/>', 2_000_000, AFTER)),
  unknown('ten thousand attributes', () =>
    around(BEFORE, '', 0, `<D ${Array.from({ length: 10_000 }, (_, i) => `a${i}="1"`).join(' ')}/>${AFTER}`),
  ),
  unknown('an attribute of a megabyte', () => around(BEFORE, '', 0, `<D a="${'x'.repeat(MEGABYTE)}"/>${AFTER}`)),
  unknown('an attribute without end', () => around(`${BEFORE}<D a="`, 'x', 8 * MEGABYTE, '')),
  unknown('a name of a megabyte', () => around(`${BEFORE}<`, 'x', MEGABYTE, `/>${AFTER}`)),
  unknown('a comment of 15 MB without end', () => around(`${BEFORE}<!--`, 'x', 15 * MEGABYTE, '')),
  unknown('a million entities without name', () => around(BEFORE, '&#65', 1_000_000, AFTER)),
  unknown('a bomb of 1 GB', () => bomb(BLANKS, 64), { packing: 'gzip' }),
  unknown('a bomb of 100 MB of depth', () => bomb(DEPTH, 100), { packing: 'gzip' }),
];

/** A packed member, as often as is said, one after the other. */
function* bomb(member: Uint8Array, times: number): Generator<Uint8Array> {
  for (let made = 0; made < times; made += 1) yield member;
}
