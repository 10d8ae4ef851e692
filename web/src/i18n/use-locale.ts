import { useSyncExternalStore } from 'react';
import { i18n } from './i18n.js';
import { LANGUAGES } from './languages.js';

/** The tag by which dates and figures are written in the language that is spoken now. */
export function useLocale(): string {
  return useSyncExternalStore(i18n.onLanguage, () => LANGUAGES[i18n.language].tag);
}
