/** The columns of the list that a person may leave out or take in. */
export const LIST_COLUMNS = [
  'status',
  'importer',
  'exporter',
  'waybill',
  'reference',
  'route',
  'arrives',
  'deadline',
  'documents',
  'to_check',
  'branch',
  'created',
  'staff',
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];
