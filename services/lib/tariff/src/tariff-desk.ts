import type { TariffVersionRef } from '@tallyport/contracts/classification/suggestion';
import type { TariffSuggestion } from '@tallyport/domain/classification/tariff-suggestion';
import type pg from 'pg';
import { TariffIndexThread } from './tariff-index-thread.js';
import { newestTariffVersions, tariffEntries } from './tariff-versions.js';

/** A search of the public is never behind more than these descriptions of somebody's invoice. */
const AT_ONCE = 10;
/** A new version is seen after this long at the latest. */
const LOOK_AGAIN_MS = 5_000;

interface Loaded {
  readonly thread: TariffIndexThread;
  readonly versions: readonly TariffVersionRef[];
}

/**
 * Answers what goods are by the newest version of each schedule in the database. Nothing is loaded before the first question;
 * a version that is imported meanwhile is loaded beside the old one, which answers until the new one can.
 */
export class TariffDesk {
  private loaded: Promise<Loaded> | null = null;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<void> | null = null;

  constructor(private readonly pool: Pick<pg.Pool, 'query'>) {}

  /** One suggestion for each description, in their order. Without any tariff all of them are empty. */
  async ask(descriptions: readonly string[]): Promise<TariffSuggestion[]> {
    const { thread } = await this.newest();
    const answers: TariffSuggestion[] = [];
    for (let from = 0; from < descriptions.length; from += AT_ONCE)
      answers.push(...(await thread.ask(descriptions.slice(from, from + AT_ONCE))));
    return answers;
  }

  /** Which versions answer now. */
  async versions(): Promise<readonly TariffVersionRef[]> {
    return (await this.newest()).versions;
  }

  async close(): Promise<void> {
    const loaded = await this.loaded?.catch(() => null);
    await loaded?.thread.close();
  }

  private async newest(): Promise<Loaded> {
    if (this.loaded && performance.now() - this.lookedAt > LOOK_AGAIN_MS) {
      // Whoever asks meanwhile is answered by what is loaded.
      this.looking ??= this.replaceIfOld().finally(() => {
        this.looking = null;
      });
      this.looking.catch(() => undefined);
    }
    if (this.loaded) {
      const loaded = await this.loaded.catch(() => null);
      if (loaded?.thread.isAlive) return loaded;
      this.loaded = null;
    }
    this.loaded ??= this.load();
    return this.loaded;
  }

  private async replaceIfOld(): Promise<void> {
    this.lookedAt = performance.now();
    const old = await this.loaded;
    if (!old || sameVersions(old.versions, await newestTariffVersions(this.pool))) return;
    const loaded = await this.load();
    this.loaded = Promise.resolve(loaded);
    await old.thread.close();
  }

  private async load(): Promise<Loaded> {
    this.lookedAt = performance.now();
    const versions = await newestTariffVersions(this.pool);
    const entries = await tariffEntries(this.pool, versions);
    const thread = new TariffIndexThread();
    await thread.load(entries);
    return { thread, versions };
  }
}

function sameVersions(some: readonly TariffVersionRef[], others: readonly TariffVersionRef[]): boolean {
  const names = (versions: readonly TariffVersionRef[]) => versions.map(({ schedule, version }) => `${schedule}/${version}`).join(' ');
  return names(some) === names(others);
}
