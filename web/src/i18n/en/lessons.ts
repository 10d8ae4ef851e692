/** What corrections taught about the papers of an issuer. */
export const lessons = {
  title: 'Lessons',
  hint: 'Corrections made on one document help to read the next one from the same issuer.',
  all: 'Use lessons',
  allOff: 'Lessons are off: documents are read as if nobody had corrected anything.',
  none: 'Nothing has been corrected yet.',
  noneHint: 'Correct a header value of a document, best by clicking it on the page. The correction then appears here.',
  papers: { one: 'from 1 document', other: 'from {{count}} documents' },
  columns: { field: 'Field', read: 'Was read as', value: 'Corrected to', by: 'By', use: 'Use' },
  nothing: 'nothing',
  pointed: 'pointed at on the page',
  use: 'Use what was taught about {{what}}',
  turnedOff: '{{what}} is no longer used.',
  turnedOn: '{{what}} is used again.',
  undo: 'Undo',
  everything: 'Everything',
  keys: { next: 'next lesson', previous: 'previous lesson', turn: 'turn on or off', open: 'open the document' },
} as const;
