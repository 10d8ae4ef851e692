/** What corrections taught about the papers of an issuer. */
export const lessons = {
  title: 'Lessons',
  hint: 'What people corrected on one paper helps to read the next one of the same issuer.',
  all: 'Use lessons',
  allOff: 'No lesson is used: papers are read as if nobody had corrected anything.',
  none: 'Nothing was corrected yet.',
  noneHint: 'Correct a header value on a paper, best by clicking it on the page. It stands here then.',
  papers: { one: 'from 1 paper', other: 'from {{count}} papers' },
  columns: { field: 'Field', read: 'Was read as', value: 'Corrected to', by: 'By', use: 'Use' },
  nothing: 'nothing',
  pointed: 'pointed at on the page',
  use: 'Use what was taught about {{what}}',
  turnedOff: '{{what}} is not used any more.',
  turnedOn: '{{what}} is used again.',
  undo: 'Undo',
  everything: 'Everything',
  keys: { next: 'next', previous: 'previous', turn: 'use or not', open: 'open the paper' },
} as const;
