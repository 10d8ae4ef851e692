import { expect, test } from 'vitest';
import { seededRandom } from '../../classification/fitting/seeded-random.js';
import { type CodePart, FIRST_PART, nextPart, smallerPart, WALKED_CODES } from './code-walk.js';

/** Reads all that a system has, which answers no more than so many at once. */
function walk(codes: readonly string[], mostAtOnce: number): { read: string[]; questions: number } {
  const read: string[] = [];
  let questions = 0;
  for (let part: CodePart | null = FIRST_PART; part !== null; questions += 1) {
    const asked: CodePart = part;
    const found = codes.filter((code) => isMeant(code.toUpperCase(), asked));
    if (found.length > mostAtOnce) part = smallerPart(asked);
    else {
      read.push(...found);
      part = nextPart(asked);
    }
  }
  return { read, questions };
}

function isMeant(code: string, part: CodePart): boolean {
  return 'is' in part ? code === part.is : code.startsWith(part.beginsWith);
}

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(at + 32)).filter((sign) => sign !== '%' && sign !== '_');

test('every code is read once, however little the system answers at once', () => {
  const dice = seededRandom(54);
  const signs = ASCII.filter((sign) => sign === sign.toUpperCase());
  const code = () => Array.from({ length: 1 + Math.floor(dice() * 6) }, () => signs[Math.floor(dice() * signs.length)]).join('');
  const codes = [...new Set(Array.from({ length: 400 }, () => code().trim()))].filter((one) => one !== '');
  for (const mostAtOnce of [500, 40, 1]) expect(walk(codes, mostAtOnce).read.toSorted()).toEqual(codes.toSorted());
});

test('a system that answers whatever it is asked is asked once for each sign that a code begins with', () => {
  expect(walk(['A-1', 'a-2', '#7', '~'], 100)).toEqual({ read: ['A-1', 'a-2', '#7', '~'], questions: 66 });
});

test('what a walk comes by is what the pattern of walked codes says', () => {
  const pattern = new RegExp(WALKED_CODES);
  const isRead = (code: string) => walk([code], 10).read.length === 1;
  for (const sign of [...ASCII.filter((one) => one !== ' '), '%', '_', 'Ä', '号']) {
    expect([sign, isRead(sign)]).toEqual([sign, pattern.test(sign)]);
    expect([sign, walk([`A${sign}1`, 'A'], 1).read.includes(`A${sign}1`)]).toEqual([sign, pattern.test(`A${sign}1`)]);
  }
});
