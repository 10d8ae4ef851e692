import { useSyncExternalStore } from 'react';
import { i18n } from './i18n.js';
import type { Language } from './languages.js';

/** The language that is spoken now. */
export function useLanguage(): Language {
  return useSyncExternalStore(i18n.onLanguage, () => i18n.language);
}
