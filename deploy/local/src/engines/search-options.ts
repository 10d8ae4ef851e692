import { engineCacheFolder } from './engine-cache.js';
import { type Downloads, readDownloads } from './pins.js';

/** Where to look for an engine. All of it has defaults; tests and a stack with its own environment give theirs. */
export interface SearchOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cache?: string;
  readonly downloads?: Downloads;
}

export interface SearchPlaces {
  /** What was asked for, to hand on to another search. */
  readonly options: SearchOptions;
  readonly env: NodeJS.ProcessEnv;
  readonly cache: string;
  downloads(): Promise<Downloads>;
}

export function searchPlaces(options: SearchOptions): SearchPlaces {
  const { env = process.env, cache, downloads } = options;
  return {
    options,
    env,
    cache: cache ?? engineCacheFolder(env),
    downloads: async () => downloads ?? (await readDownloads()),
  };
}
