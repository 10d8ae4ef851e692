import type { TariffVersionRef } from '@tallyport/contracts/classification/suggestion';
import type { TariffSuggestion } from '@tallyport/domain/classification/tariff-suggestion';
import type pg from 'pg';
import { TariffIndexThread } from './tariff-index-thread.js';
import { newestTariffVersions, sameVersions, tariffEntryPages } from './tariff-versions.js';

/** A search of the public is never behind more than these descriptions of somebody's invoice. */
const AT_ONCE = 10;
/** A new version is seen after this long at the latest. */
const LOOK_AGAIN_MS = 5_000;

interface Loaded {
  readonly thread: TariffIndexThread;
  readonly versions: readonly TariffVersionRef[];
}

/**
 * Answers what goods are by the newest version of each schedule in the database. Nothing is loaded before the first question, or before
 * somebody prepares for it; a version that is imported meanwhile is loaded beside the old one, which answers until the new one can.
 */
export class TariffSuggester {
  private loaded: Promise<Loaded> | null = null;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<void> | null = null;
  private readonly threads = new Set<TariffIndexThread>();

  constructor(private readonly pool: Pick<pg.Pool, 'query'>) {}

  /** Loads the tariff before anybody asks, beside everything else. What fails is tried again with the first question. */
  prepare(): void {
    this.newest().catch(() => undefined);
  }

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

  /** Ends what answers and what is being loaded. */
  async close(): Promise<void> {
    await Promise.all([...this.threads].map((thread) => this.end(thread)));
  }

  private async newest(): Promise<Loaded> {
    if (performance.now() - this.lookedAt > LOOK_AGAIN_MS) this.lookAgain();
    const loaded = await this.whatAnswers();
    if (loaded && loaded.versions.length > 0) return loaded;
    // Where there was no tariff yet, one that came meanwhile is waited for.
    this.lookAgain();
    await this.looking?.catch(() => undefined);
    return (await this.whatAnswers()) ?? (this.loaded ??= this.load());
  }

  /** What is loaded; null, and forgotten, where loading failed or the thread ended. */
  private async whatAnswers(): Promise<Loaded | null> {
    const asked = this.loaded;
    const loaded = await asked?.catch(() => null);
    if (loaded?.thread.isAlive) return loaded;
    if (this.loaded === asked) this.loaded = null;
    return null;
  }

  private lookAgain(): void {
    // Whoever asks meanwhile is answered by what is loaded.
    this.looking ??= this.replaceIfOld().finally(() => {
      this.looking = null;
    });
    this.looking.catch(() => undefined);
  }

  private async replaceIfOld(): Promise<void> {
    this.lookedAt = performance.now();
    const old = await this.loaded;
    if (!old || sameVersions(old.versions, await newestTariffVersions(this.pool))) return;
    const loaded = await this.load();
    this.loaded = Promise.resolve(loaded);
    await this.end(old.thread);
  }

  private async load(): Promise<Loaded> {
    this.lookedAt = performance.now();
    const thread = new TariffIndexThread();
    this.threads.add(thread);
    try {
      const versions = await newestTariffVersions(this.pool);
      await thread.load(tariffEntryPages(this.pool, versions));
      return { thread, versions };
    } catch (error) {
      await this.end(thread);
      throw error;
    }
  }

  private async end(thread: TariffIndexThread): Promise<void> {
    this.threads.delete(thread);
    await thread.close();
  }
}
