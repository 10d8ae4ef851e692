import { DOCUMENT_TYPES } from '@tallyport/contracts/document-extraction/document-types';
import { recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import { expect, test } from 'vitest';
import { IMPORT_DECLARATION } from '../classify/titles.js';
import { ANY_PAPER } from './any-paper.js';
import { declarationOf } from './declarations.js';

test('every paper that becomes a record says what it has', () => {
  const kept = DOCUMENT_TYPES.filter((type) => recordKindOf(type) !== null);
  expect(kept.filter((type) => declarationOf({ type, name: '' }) === null)).toEqual([]);
});

test('a paper without a type has the fields that its name tells', () => {
  expect(declarationOf({ type: 'other', name: IMPORT_DECLARATION })).toBe(declarationOf({ type: 'CED', name: '' }));
});

test('a paper of no known name has what its labels say, and terms have nothing', () => {
  expect(declarationOf({ type: 'other', name: 'Letter' })).toBe(ANY_PAPER);
  expect(declarationOf({ type: 'other', name: 'terms and conditions' })).toBeNull();
});
