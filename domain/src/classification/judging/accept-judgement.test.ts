import { expect, test } from 'vitest';
import { acceptJudgement, withoutAnswer } from './accept-judgement.js';
import type { GoodsToJudge } from './goods-to-judge.js';

const GOODS: GoodsToJudge = {
  key: 'flask',
  description: 'Flask',
  offered: ['961700', '732393', '392330'].map((code) => ({ code, text: '', notes: [], above: [] })),
};
const accept = (code: string | null, rejected: { code: string; because: string }[] = [], reason = 'it keeps warm') =>
  acceptJudgement(GOODS, { code, reason, rejected });

test('a code of the list is taken with its reason and with what was put aside for it', () => {
  expect(accept('961700', [{ code: '732393', because: 'of any steel' }])).toEqual({
    key: 'flask',
    description: 'Flask',
    offered: ['961700', '732393', '392330'],
    code: '961700',
    because: 'it keeps warm',
    rejected: [{ code: '732393', because: 'of any steel' }],
    fallback: null,
  });
});

test.each(['999999', '9617', '9617.00', '961700 ', ''])('“%s” is not on the list, and then nothing of the answer counts', (code) => {
  expect(accept(code, [{ code: '732393', because: 'of any steel' }])).toEqual(withoutAnswer(GOODS, 'code-not-offered'));
});

test('none is an answer', () => {
  expect(accept(null)).toMatchObject({ code: null, because: 'it keeps warm', fallback: null });
});

test('nobody puts aside what was chosen, what was not offered, or anything twice', () => {
  const aside = ['961700', '000000', '392330', '392330'].map((code, index) => ({ code, because: `${index}` }));
  expect(accept('961700', aside).rejected).toEqual([{ code: '392330', because: '3' }]);
});

test('reasons are one line and short', () => {
  const { because, rejected } = accept('961700', [{ code: '732393', because: '\u202Ex\n\ty' }], `\u0000a\n\n${'b'.repeat(2_000)}`);
  expect([because.length, because.startsWith('a b')]).toEqual([300, true]);
  expect(rejected[0]?.because).toBe('x y');
});
