import type { CurrentUser, Organisation } from '@tallyport/contracts/organisation/http';
import type { Capacity, DispatchRole } from '@tallyport/contracts/organisation/roles';
import { createContext, useContext } from 'react';

export type Branch = Organisation['branches_info'][number];

/** Who works where: known to everything inside the shell. */
export interface Desk {
  readonly me: CurrentUser;
  readonly orgs: readonly Organisation[];
  readonly org: Organisation;
  readonly branch: Branch | null;
  /** The role in this organisation; null for a pure auditor, who changes nothing. */
  readonly role: DispatchRole | null;
}

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('used outside the shell');
  return desk;
}

/** The zone in which times of a branch are read; the reader's own where the branch is gone. */
export function zoneOf(org: Organisation, branchId: string | null | undefined): string {
  const branch = org.branches_info.find(({ id }) => id === branchId);
  return branch?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether the person joined and is nothing there yet: the first role is to be chosen. */
export function isNobodyYet(me: CurrentUser, orgId: string): boolean {
  return roleIn(me, orgId) === null && !me.capacities.some(({ org }) => org === orgId);
}

/** Whether the person changes what the organisation has set up. */
export function isAdmin({ me, org }: Pick<Desk, 'me' | 'org'>): boolean {
  return has(me, org, 'admin');
}

/** Whether the person sees what admins alone change. */
export function readsSettingsOfAdmins({ me, org }: Pick<Desk, 'me' | 'org'>): boolean {
  return has(me, org, 'admin') || has(me, org, 'auditor');
}

function has(me: CurrentUser, org: Organisation, capacity: Capacity): boolean {
  return me.capacities.some((one) => one.org === org.id && one.capacity === capacity);
}

export function roleIn(me: CurrentUser, orgId: string): DispatchRole | null {
  return me.dispatch_roles.find(({ org }) => org === orgId)?.user_type ?? null;
}
