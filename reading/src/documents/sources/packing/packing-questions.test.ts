import { expect, test } from 'vitest';
import { subjectOf } from './packing-questions.js';

test.each([
  ['Were prohibited packing materials part of this load?', 'plants'],
  ['Is there any moss, bark or hay in the boxes?', 'plants'],
  ['Any crates or skids of wood?', 'timber'],
  ['Bamboo dunnage', 'bamboo'],
  ['How has the timber packing been treated?', 'treatment'],
  ['Is the timber packaging free of bark?', 'treatment'],
  ['Is the container clean inside and outside?', null],
])('%s asks about %s', (question, subject) => {
  expect(subjectOf(question)).toBe(subject);
});
