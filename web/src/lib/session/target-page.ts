import { tabStorage } from './storage.js';

const KEY = 'targetPage';

/** Remembers where a person wanted to go, to return there after signing in. */
export function keepTarget(path: string): void {
  tabStorage.set(KEY, path);
}

/** The kept page, or null. It stays kept until `takeTarget`, so that a second try after a wrong password still returns. */
export function keptTarget(origin: string): string | null {
  const stored = tabStorage.get(KEY);
  return stored === null ? null : ownPath(stored, origin);
}

export function takeTarget(origin: string): string | null {
  const target = keptTarget(origin);
  tabStorage.remove(KEY);
  return target;
}

/** Path, query and fragment of an address of our own origin; null for everything that would lead elsewhere. */
export function ownPath(stored: string, origin: string): string | null {
  if (!stored.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(stored, origin);
  } catch {
    return null;
  }
  // The parser folds `//evil`, `/\evil` and hidden tabs into another host: only what it calls our origin is ours.
  // What is left may still begin with two slashes once its dots are resolved, and would be read as a host next time.
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
}
