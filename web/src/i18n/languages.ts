import { en, type Texts } from './en/en.js';

interface LanguageSource {
  /** How the language names itself. */
  readonly name: string;
  /** The tag for `lang`, for dates and for figures. */
  readonly tag: string;
  readonly load: () => Promise<Texts>;
}

/** What the app speaks. A further language is one entry here and one folder beside `en`, complete by its type. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en-AU', load: () => Promise.resolve(en) },
} as const satisfies Record<string, LanguageSource>;

export type Language = keyof typeof LANGUAGES;
