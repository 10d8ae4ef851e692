/**
 * The browser's storage as the app sees it: text by key, and never an exception. A browser may refuse storage
 * (private windows, policies); the app then works until the page is left.
 */
export interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

function guarded(storage: () => Storage): TextStorage {
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((s) => s.getItem(key), null),
    set: (key, value) => attempt((s) => s.setItem(key, value), undefined),
    remove: (key) => attempt((s) => s.removeItem(key), undefined),
  };
}

/** Kept between visits: token, expire, selectedOrg, selectedBranchOfOrg{orgId}, and the person's own choices. */
export const persistentStorage: TextStorage = guarded(() => localStorage);

/** Kept for this tab: where to return to after signing in. */
export const tabStorage: TextStorage = guarded(() => sessionStorage);
