import { expect, test } from 'vitest';
import { readImd } from '../layout/read-imd.js';
import type { MessageSegments } from '../testing/edit-message.js';
import { goldenMessage } from '../testing/golden.js';
import { MUTANTS, mutated } from '../testing/mutants.js';
import { examineDeclaration } from './examine-declaration.js';

const GOOD = goldenMessage('imd');
const TODAY = '2026-11-23';

const faultsOf = (message: MessageSegments) => examineDeclaration(readImd(message.slice(1, -1)), null, TODAY).faults;

test('a good declaration has no fault', () => {
  expect(faultsOf(GOOD)).toEqual([]);
});

test.each(MUTANTS.filter(({ error }) => typeof error !== 'string'))('a declaration with $broken is refused for it', (mutant) => {
  const message = mutated(mutant, GOOD);
  const [kind, key] = mutant.error;
  expect(faultsOf(message ?? [])).toContainEqual(expect.objectContaining({ kind, key }));
});
