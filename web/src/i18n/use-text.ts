import { useSyncExternalStore } from 'react';
import { i18n } from './i18n.js';

function subscribe(changed: () => void): () => void {
  i18n.on('languageChanged', changed);
  return () => i18n.off('languageChanged', changed);
}

/** The translator `t` of the language that is spoken now; the component renders again when that changes. */
export function useText() {
  useSyncExternalStore(subscribe, () => i18n.language);
  return i18n.t;
}
