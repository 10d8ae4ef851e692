import type { Part } from '../../checks/papers.js';
import { numberField } from '../../declaration/compile/bills.js';
import type { FreightMappings } from '../shipment/freight-mappings.js';
import type { JobPapers } from '../shipment/job-papers.js';
import type { FreightShipment } from '../shipment/shipment.js';
import { type ProposedChange, proposedChange } from './own-value.js';

/** Where a value of the route is kept: the paper that says it, else the job. */
type Keeper = 'job' | 'sea bill' | 'air bill';

interface RouteField {
  readonly keeper: Keeper;
  readonly field: string;
  /** The field of the bill that says it; the job keeps it only where no bill does. */
  readonly onBill: 'vessel' | 'voyage' | 'flight' | 'shipped_on_board_date' | null;
  readonly there: (shipment: FreightShipment) => string | null;
}

const dayOf = (type: string, isEstimate: string | null) => (shipment: FreightShipment) =>
  shipment.dates.find((date) => date.type === type && (isEstimate === null || date.isEstimate === isEstimate))?.day ?? null;

// biome-ignore format: a table reads best in rows
const ROUTE: readonly RouteField[] = [
  { keeper: 'sea bill', field: 'vessel', onBill: 'vessel', there: ({ vessel }) => vessel },
  { keeper: 'sea bill', field: 'voyage', onBill: 'voyage', there: ({ voyage }) => voyage },
  { keeper: 'sea bill', field: 'shipped_on_board_date', onBill: 'shipped_on_board_date', there: dayOf('Departure', 'N') },
  { keeper: 'air bill', field: 'flight', onBill: 'flight', there: ({ voyage }) => voyage },
  { keeper: 'job', field: 'vessel', onBill: 'vessel', there: ({ vessel }) => vessel },
  { keeper: 'job', field: 'voyage', onBill: 'voyage', there: ({ voyage }) => voyage },
  { keeper: 'job', field: 'date_depart', onBill: 'shipped_on_board_date', there: dayOf('Departure', null) },
  { keeper: 'job', field: 'date_arrive', onBill: null, there: dayOf('Arrival', null) },
];

/** What the way of the goods there would change in a bill, or in the job where no bill says it. */
export function routeChanges(
  there: FreightShipment,
  job: JobPapers['job'] | null,
  bill: Part | undefined,
  keeper: Keeper,
  mappings: FreightMappings,
): ProposedChange[] {
  return ROUTE.filter((row) => row.keeper === keeper).flatMap(({ field, onBill, there: read }) => {
    const ofBill = onBill === null ? null : (bill?.text(onBill) ?? null);
    if ((keeper === 'job') === (ofBill !== null)) return [];
    const value = keeper === 'job' ? jobValue(job, field) : ofBill;
    return proposedChange({ field, value, pair: 'text', form: 'text' }, value, read(there), mappings);
  });
}

function jobValue(job: JobPapers['job'] | null, field: string): string | null {
  const values: Readonly<Record<string, unknown>> = { ...job };
  const value = values[field];
  return typeof value === 'string' ? value : null;
}

/** Another number of the bill, where no bill there has ours. */
export function billNumberChange({ billNumber, otherBills }: FreightShipment, bill: Part): ProposedChange[] {
  const field = numberField(bill);
  const number = bill.text(field);
  const isThere = number === billNumber || otherBills.some((other) => other.number === number);
  return isThere || billNumber === null ? [] : [{ field, previous: number, next: billNumber }];
}
