import { persistentStorage } from './storage.js';

/** A fetch of products that nothing was heard of for so long was not begun, as far as anybody can tell. */
export const UNHEARD_OF_MS = 60_000;

const keyOf = (orgId: string) => `productSyncAskedOfOrg${orgId}`;

/** This browser asked for the products of the organisation, and nothing was heard of it yet: kept, so that a reload does not ask twice. */
export const productSyncFlag = {
  /** When it was asked for; null where the flag does not stand, or what is stored is no time of the past. */
  askedAt(orgId: string, now: number = Date.now()): number | null {
    const at = Number(persistentStorage.get(keyOf(orgId)) ?? Number.NaN);
    return Number.isFinite(at) && at > 0 && at <= now ? at : null;
  },
  raise(orgId: string, now: number = Date.now()): void {
    persistentStorage.set(keyOf(orgId), String(now));
  },
  clear(orgId: string): void {
    persistentStorage.remove(keyOf(orgId));
  },
};
