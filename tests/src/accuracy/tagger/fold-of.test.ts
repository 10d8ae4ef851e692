import { expect, test } from 'vitest';
import { FOLDS, foldOf } from './fold-of.js';

test('all papers of an issuer are in one part, and each part has issuers', () => {
  const folds = Array.from({ length: 40 }, (_, issuer) => foldOf(`issuer ${issuer}`));
  expect(new Set(folds)).toEqual(new Set(Array.from({ length: FOLDS }, (_, fold) => fold)));
  expect(foldOf('issuer 1')).toBe(folds[1]);
});
