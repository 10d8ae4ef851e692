/** Data Tables: what stands in tables on the pages. */
export const dataTables = {
  none: 'No pages read yet.',
  noneHint: 'Tables are found while a document is read.',
  notRead: 'This page has not been read yet.',
  noTable: 'No table on this page.',
  onPage: 'Tables of the page',
  table: 'Table {{number}}',
  size: '{{rows}} rows, {{columns}} columns',
  copy: 'Copy',
  copied_one: '1 row copied.',
  copied_other: '{{count}} rows copied.',
  notCopied: 'The browser blocked copying. Export the table instead.',
  export: 'Export CSV',
  keys: { next: 'next document', previous: 'previous document', copy: 'copy the first table', export: 'export the first table' },
} as const;
