import type { JobStatus } from '@tallyport/contracts/work-order/job-status';
import { PORTS } from '../demo-companies.js';
import { clothing, cycles, emporium, hydraulics, instruments, kitchenware, lamps, textiles } from '../demo-trades.js';
import type { Company, Goods, Port } from '../shipment.js';

/** What of a job's papers asks for a look. */
export type Mark = 'doubtful' | 'unverified' | 'does not add up' | 'papers disagree';

/** One job of a desk that has been at work for months: no papers lie behind it, only what was made of them. */
export interface DeskJob {
  readonly number: number;
  readonly status: JobStatus;
  readonly branch: 'Sydney' | 'Melbourne' | 'Brisbane';
  readonly mode: 'sea' | 'air';
  readonly isExport: boolean;
  /** Who buys what from whom. */
  readonly trade: { readonly buyer: Company; readonly seller: Company; readonly from: Port; readonly goods: readonly Goods[] };
  /** Days since it was received. */
  readonly age: number;
  readonly arrivesInDays: number;
  /** From the moment of the seed; null where there is none. */
  readonly dueInMinutes: number | null;
  readonly marks: readonly Mark[];
  readonly isAssigned: { readonly compiler: boolean; readonly broker: boolean };
}

/** Their numbers begin here, so that they are the same whichever jobs with papers were made before. */
const FIRST_NUMBER = 101;

/** What was accepted, and what is lodged, lies further back than what came in. */
const STATUSES = [
  ...of('received', 9, 0),
  ...of('compile', 12, 2),
  ...of('available', 13, 5),
  ...of('accepted', 9, 12),
  ...of('lodged', 14, 24),
];

const [MINUTE, HOUR, DAY] = [1, 60, 1_440];
/** How those that can be taken are due: long over, over, any moment now, today, this week, later. */
const DUE = [
  -3 * DAY - 2 * HOUR,
  -1 * DAY - 4 * HOUR - 12 * MINUTE,
  -5 * HOUR,
  12 * MINUTE,
  1 * HOUR,
  3 * HOUR + 25 * MINUTE,
  9 * HOUR,
  1 * DAY,
  2 * DAY + 6 * HOUR,
  4 * DAY,
  6 * DAY,
  12 * DAY,
  null,
];
const MARKS: readonly (readonly Mark[])[] = [
  [],
  ['doubtful'],
  [],
  ['does not add up'],
  ['unverified'],
  [],
  ['papers disagree', 'doubtful'],
  [],
  ['unverified', 'doubtful'],
];
const TRADES = [lamps, { ...cycles, from: PORTS.hamburg }, instruments, kitchenware, textiles, hydraulics, clothing, emporium];
const BRANCHES = ['Sydney', 'Sydney', 'Melbourne', 'Sydney', 'Brisbane', 'Melbourne'] as const;

/** The jobs, of companies that the demo knows already. */
export const DESK: readonly DeskJob[] = STATUSES.map(({ status, index, minAge }, n) => ({
  number: FIRST_NUMBER + n,
  status,
  branch: pick(BRANCHES, n),
  mode: n % 4 === 3 ? 'air' : 'sea',
  isExport: n % 13 === 7,
  trade: pick(TRADES, n * 3 + 1),
  age: minAge + ((n * 5) % 9) + (status === 'lodged' ? index * 4 : 0),
  arrivesInDays: status === 'lodged' ? -2 - index * 2 : status === 'received' ? 9 + ((n * 7) % 30) : -1 + ((n * 5) % 16),
  dueInMinutes: status === 'available' ? pick(DUE, index) : status === 'lodged' ? null : (3 + ((n * 7) % 20)) * DAY,
  marks: status === 'received' ? [] : pick(MARKS, n),
  isAssigned: { compiler: status !== 'received' && n % 6 > 0, broker: status === 'accepted' || status === 'lodged' || n % 3 === 1 },
}));

function of(status: JobStatus, count: number, minAge: number) {
  return Array.from({ length: count }, (_, index) => ({ status, index, minAge }));
}

/** One of some, over and over. */
export function pick<One>(some: readonly One[], n: number): One {
  const one = some[n % some.length];
  if (one === undefined) throw new RangeError('there is nothing to pick');
  return one;
}
