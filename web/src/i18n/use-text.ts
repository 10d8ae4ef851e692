import { useSyncExternalStore } from 'react';
import { i18n, type Translate } from './i18n.js';

/** The translator `t` of the language that is spoken now; the component renders again when that changes. */
export function useText(): Translate {
  return useSyncExternalStore(i18n.onLanguage, () => i18n.t);
}
