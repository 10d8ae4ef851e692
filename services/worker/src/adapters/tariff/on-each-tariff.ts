import { setTimeout } from 'node:timers/promises';
import type { TariffVersionRef } from '@tallyport/contracts/classification/suggestion';
import { newestTariffVersions, sameVersions } from '@tallyport/tariff/tariff-versions';
import type pg from 'pg';

/** An import into a stack that runs is seen after this long. */
const LOOK_AGAIN_MS = 10_000;

/** Acts on the tariff of the database as soon as there is one, and again whenever a version is added, one after the other. */
export async function onEachTariff(
  pool: Pick<pg.Pool, 'query'>,
  signal: AbortSignal,
  act: () => Promise<void>,
  lookAgainMs: number = LOOK_AGAIN_MS,
): Promise<void> {
  let met: readonly TariffVersionRef[] = [];
  while (!signal.aborted) {
    // A database that does not answer is asked again later; others tell of it.
    const newest = await newestTariffVersions(pool).catch(() => met);
    if (!sameVersions(newest, met)) await act();
    met = newest;
    await setTimeout(lookAgainMs, undefined, { signal }).catch(() => undefined);
  }
}
