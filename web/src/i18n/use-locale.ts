import { LANGUAGES } from './languages.js';
import { useLanguage } from './use-language.js';

/** The tag by which dates and figures are written in the language that is spoken now. */
export function useLocale(): string {
  return LANGUAGES[useLanguage()].tag;
}
