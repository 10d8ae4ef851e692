import { expect, test } from 'vitest';
import { type Agreement, agreementOf } from './same-print.js';
import type { StatedKind } from './syntax.js';

const cases: [StatedKind, string, string, Agreement][] = [
  ['amount', '1190', '1190.00', 'same'],
  ['amount', '1190.01', '1190.00', 'otherwise'],
  ['amount', '1000.00', '1190.00', 'beside'],
  ['share', '-5.00', '5.00', 'same'],
  ['day', '2026-11-30', '2026-11-29', 'otherwise'],
  ['country', 'Germany', 'DE', 'same'],
  ['identifier', 'RE 2026/17', 'RE2026-17', 'same'],
  ['identifier', 'C_FO: ART_9874 REF: 7', 'ART_9874', 'reworded'],
  ['identifier', 'ART_98745', 'ART_9874', 'otherwise'],
  ['name', 'LINDNER WERKZEUG', 'Lindner Werkzeug GmbH', 'same'],
  ['name', 'Wattle Trading', 'Lindner Werkzeug GmbH', 'otherwise'],
  ['prose', 'Drill 18 V, art. 77', 'Drill 18 V', 'same'],
  ['prose', 'Bohrer', 'Drill', 'reworded'],
  ['address', '5 Hauptstr., D-80333 Munich', 'Hauptstr. 5\n80333 München\nDE', 'same'],
  ['unit', 'PCS', 'H87', 'reworded'],
];

test.each(cases)('as %s, %s printed beside %s is %s', (kind, printed, value, expected) => {
  const beside = kind === 'amount' ? ['1000.00'] : [];
  expect(agreementOf(printed, { value, term: 'BT-1', kind, beside })).toBe(expected);
});
