import type { Standing } from '@tallyport/contracts/organisation/roles';

/** As whom somebody works: what an admin gives. */
export type GivenStanding = Pick<Standing, 'role' | 'capacities'>;

/** Who has no role may choose the first one, but for an auditor: whoever made one decided that they change nothing. */
export function mayTakeFirstRole({ role, capacities }: GivenStanding): boolean {
  return role === null && !capacities.includes('auditor');
}

/** Whether somebody who changes their own standing like this would be more than before. A compiler and a broker are as much as each other. */
export function raisesItself(before: GivenStanding, after: GivenStanding): boolean {
  const takesRole = before.role === null && after.role !== null;
  return takesRole || after.capacities.some((capacity) => !before.capacities.includes(capacity));
}

/** Whether an organisation would lose an admin by this change; `after` is null where somebody is removed. */
export function losesAdmin(before: GivenStanding, after: GivenStanding | null): boolean {
  return before.capacities.includes('admin') && !(after?.capacities.includes('admin') ?? false);
}
