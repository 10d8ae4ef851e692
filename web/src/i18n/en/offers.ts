/** What is offered beside what stands: to a job by its papers, to a record by a later reading or a freight system. */
export const offers = {
  title: 'Offered values',
  take: 'Take',
  keep: 'Keep mine',
  takeAll: 'Take all',
  keepAll: 'Keep all as entered',
  takeNamed: '{{field}}: take {{value}}',
  keepNamed: '{{field}}: keep mine',
  instead: 'offered instead:',
  ofPapers_one: 'The papers say otherwise than the job in 1 value.',
  ofPapers_other: 'The papers say otherwise than the job in {{count}} values.',
  taken_one: '1 value taken.',
  taken_other: '{{count}} values taken.',
  kept_one: '1 value kept.',
  kept_other: '{{count}} values kept.',
  undo: 'Undo',
  filled: 'Filled from a paper, page {{page}}',
} as const;
