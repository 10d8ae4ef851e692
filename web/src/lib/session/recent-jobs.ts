import { z } from 'zod';
import { persistentStorage } from './storage.js';

const KEPT = 8;
const RecentJob = z.object({ id: z.string(), code: z.string(), importer_name: z.string().nullable() });
export type RecentJob = z.infer<typeof RecentJob>;
const Kept = z.object({ account: z.string(), jobs: z.array(RecentJob) });

const keyOf = (orgId: string) => `recentJobsOfOrg${orgId}`;

/** The jobs of an organisation that this person opened last in this browser, the newest first. */
export function recentJobs(orgId: string, account: string): readonly RecentJob[] {
  const kept = Kept.safeParse(parsed(persistentStorage.get(keyOf(orgId)) ?? ''));
  return kept.success && kept.data.account === account ? kept.data.jobs : [];
}

/** Remembers that a job was opened. What another person opened in this browser is forgotten. */
export function keepRecentJob(orgId: string, account: string, { id, code, importer_name }: RecentJob): void {
  const others = recentJobs(orgId, account).filter((other) => other.id !== id);
  persistentStorage.set(keyOf(orgId), JSON.stringify({ account, jobs: [{ id, code, importer_name }, ...others].slice(0, KEPT) }));
}

/** Anything may stand in a browser's storage. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
