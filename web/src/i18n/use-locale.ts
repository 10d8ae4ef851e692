import { useSyncExternalStore } from 'react';
import { i18n } from './i18n.js';
import { LANGUAGES, type Language } from './languages.js';

/** The tag by which dates and figures are written in the language that is spoken now. */
export function useLocale(): string {
  return useSyncExternalStore(
    (changed) => {
      i18n.on('languageChanged', changed);
      return () => i18n.off('languageChanged', changed);
    },
    () => LANGUAGES[i18n.language as Language].tag,
  );
}
