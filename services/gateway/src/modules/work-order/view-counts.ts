import type { FilterBody } from '@tallyport/contracts/work-order/job-filter';
import { JOB_STATUSES } from '@tallyport/contracts/work-order/job-status';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { conditionsOf, countsByStatusOnly } from './job-filter.js';

const LIST = 'read_model.work_order_list_v2 w';
const KEPT = 'read_model.work_order_count_v2 w';
const CHECKED = 'read_model.job_check_v1 w';
const OPEN = JOB_STATUSES.filter((status) => status !== 'lodged');

/** One statement whose one row has an array of counts; `order` says which filter each place of it is of. */
export interface ViewCounts {
  readonly text: string;
  readonly values: unknown[];
  readonly order: readonly number[];
}

interface Counted {
  readonly index: number;
  readonly conditions: readonly string[];
}

/**
 * How many jobs each of some filters leaves. Those that ask for statuses alone are summed from the kept counts. The others are counted
 * in two passes over the index of the filters: over open jobs, of which there are few, and over all, for what asks for lodged ones too.
 * What an index finds by itself is counted by itself.
 */
export function countsOf(orgId: string, filters: readonly FilterBody[]): ViewCounts {
  const values: unknown[] = [orgId];
  const counted = filters.map((filter, index) => ({
    index,
    filter,
    conditions: isCountedByChecks(filter) ? [] : conditionsOf(filter, (value) => `$${values.push(value)}`),
  }));
  const where = (more: string) => `${TENANT_GUARD} and w.org_id = $1::uuid${more}`;
  const parts = [
    ...part(
      counted.filter(({ filter }) => countsByStatusOnly(filter)),
      'coalesce(sum(w.count)',
      ', 0)::int',
      `${KEPT} where ${where('')}`,
    ),
    ...part(
      counted.filter(({ filter }) => isCountedTogether(filter) && isOpenOnly(filter)),
      'count(*)',
      '::int',
      `${LIST} where ${where(` and w.job_status = any ('{${OPEN.join()}}')`)}`,
    ),
    // What asks of open jobs whether something is to check is noted beside the checks.
    ...part(
      counted.filter(({ filter }) => isCountedByChecks(filter)),
      'count(*)',
      '::int',
      `${CHECKED} where ${where(' and w.is_open and w.fails + w.disagreements + w.unverified + w.doubtful > 0')}`,
    ),
    // A job that customs holds is found by the index at once, and those to check by theirs: counted beside others each job would be asked.
    ...counted
      .filter(({ filter }) => !countsByStatusOnly(filter) && !isCountedTogether(filter) && !isCountedByChecks(filter))
      .flatMap((one) => {
        const statuses = isOpenOnly(one.filter) ? OPEN : JOB_STATUSES;
        const each = ` and w.job_status = any ('{${statuses.join()}}') and ${one.conditions.join(' and ')}`;
        return part([{ ...one, conditions: [] }], 'count(*)', '::int', `${LIST} where ${where(each)}`);
      }),
    ...part(
      counted.filter(({ filter }) => isCountedTogether(filter) && !isOpenOnly(filter)),
      'count(*)',
      '::int',
      `${LIST} where ${where('')}`,
    ),
  ];
  return { text: `select ${parts.map(({ text }) => text).join(' || ')} as counts`, values, order: parts.flatMap(({ order }) => order) };
}

/** Whether one pass over many jobs counts a filter as fast as an index finds what it leaves. */
function isCountedTogether(filter: FilterBody): boolean {
  const isFound = filter.to_check !== undefined || (filter.entry_status !== undefined && !isOpenOnly(filter));
  return !countsByStatusOnly(filter) && !isFound;
}

/** Whether a filter asks for all open jobs with something to check, and for nothing else. */
function isCountedByChecks({ to_check, exclude_job_status, ...rest }: FilterBody): boolean {
  const isOpen = exclude_job_status !== undefined && [exclude_job_status].flat().join() === 'lodged';
  return to_check === true && isOpen && Object.values(rest).every((value) => value === undefined);
}

/** Whether a filter leaves no job that is lodged. */
function isOpenOnly({ job_status, exclude_job_status, overdue }: FilterBody): boolean {
  const isLeftOut = exclude_job_status !== undefined && [exclude_job_status].flat().includes('lodged');
  const isNotAsked = job_status !== undefined && ![job_status].flat().includes('lodged');
  return overdue === true || isLeftOut || isNotAsked;
}

/** Counts some filters in one pass. */
function part(counted: readonly Counted[], count: string, after: string, from: string): { text: string; order: number[] }[] {
  if (counted.length === 0) return [];
  const each = counted.map(({ conditions }) =>
    conditions.length === 0 ? `${count}${after}` : `${count} filter (where ${conditions.join(' and ')})${after}`,
  );
  return [{ text: `(select array[${each.join(', ')}]::int[] from ${from})`, order: counted.map(({ index }) => index) }];
}
