import type { JobSortColumn } from '@tallyport/contracts/work-order/job-filter';
import type { ListColumn } from '@tallyport/contracts/work-order/list-columns';

/** A column of a list: those of which there is a choice, and what a search was found in. */
export type ShownColumn = ListColumn | 'found';

interface ColumnForm {
  /** The text of its head, among those of columns. */
  readonly head:
    | 'importer'
    | 'exporter'
    | 'status'
    | 'waybill'
    | 'reference'
    | 'route'
    | 'arrives'
    | 'deadline'
    | 'documents'
    | 'toCheck'
    | 'branch'
    | 'created'
    | 'staff'
    | 'found';
  readonly width: string;
  readonly place?: string;
  readonly sort?: JobSortColumn;
}

/** Every column of the list beside the job's own, in the order in which they stand. Names grow with the screen, up to what they need. */
export const COLUMN_FORMS: Readonly<Record<ShownColumn, ColumnForm>> = {
  status: { head: 'status', width: '220px', sort: 'status' },
  importer: { head: 'importer', width: 'minmax(144px, 2fr)', sort: 'importer' },
  exporter: { head: 'exporter', width: 'minmax(120px, 2fr)', sort: 'exporter' },
  waybill: { head: 'waybill', width: 'minmax(128px, 156px)' },
  reference: { head: 'reference', width: 'minmax(96px, 1fr)' },
  route: { head: 'route', width: 'minmax(110px, 124px)' },
  arrives: { head: 'arrives', width: 'minmax(76px, 84px)', place: 'text-right', sort: 'arrives' },
  deadline: { head: 'deadline', width: 'minmax(92px, 104px)', place: 'text-right', sort: 'deadline' },
  documents: { head: 'documents', width: 'minmax(80px, 96px)', place: 'pl-3' },
  to_check: { head: 'toCheck', width: 'minmax(88px, 104px)' },
  branch: { head: 'branch', width: 'minmax(84px, 140px)', sort: 'branch' },
  created: { head: 'created', width: '84px', place: 'text-right', sort: 'created' },
  staff: { head: 'staff', width: '46px' },
  found: { head: 'found', width: 'minmax(240px, 4fr)' },
};
const IN_ORDER = (Object.keys(COLUMN_FORMS) as ShownColumn[]).filter((column): column is ListColumn => column !== 'found');

/** What there is room for, until somebody chooses. */
const NARROW: ReadonlySet<ListColumn> = new Set([
  'status',
  'importer',
  'waybill',
  'route',
  'arrives',
  'deadline',
  'documents',
  'to_check',
  'staff',
]);
const WIDE: ReadonlySet<ListColumn> = new Set([...NARROW, 'exporter', 'reference', 'branch']);
/** All jobs are told by when and where they were made: on a narrow screen that takes the room of these. */
const OF_ALL_JOBS = ['created', 'branch'] as const;
const LEFT_OUT: ReadonlySet<ListColumn> = new Set(['route', 'documents']);
const NARROW_OF_ALL_JOBS = [...NARROW].filter((column) => !LEFT_OUT.has(column));

/** The columns that are shown: those that were chosen, else those that the screen has room for. */
export function shownColumns(chosen: readonly ListColumn[] | null, isWide: boolean, ofAllJobs: boolean): ListColumn[] {
  const narrow = ofAllJobs ? NARROW_OF_ALL_JOBS : NARROW;
  const shown = new Set(chosen ?? [...(isWide ? WIDE : narrow), ...(ofAllJobs ? OF_ALL_JOBS : [])]);
  return IN_ORDER.filter((column) => shown.has(column));
}

/** One grid for head and rows, so that the columns stand under each other whatever the rows hold. */
export function gridOf(columns: readonly ShownColumn[], hasChecks = false): string {
  return [...(hasChecks ? ['18px'] : []), 'minmax(92px, 104px)', ...columns.map((column) => COLUMN_FORMS[column].width)].join(' ');
}

/** The width below which a list is scrolled sideways: what its columns need at least, the gaps and the inset. */
export function leastWidth(columns: readonly ShownColumn[]): number {
  const mins = [...gridOf(columns, true).matchAll(/(?:minmax\()?(\d+)px(?:, [^)]+\))?/g)].map(([, least]) => Number(least));
  return mins.reduce((sum, least) => sum + least + GAP, 2 * INSET - GAP);
}

const GAP = 8;
const INSET = 20;
export const ROW = 'grid items-center gap-x-2 px-5 [&>*]:min-w-0';
