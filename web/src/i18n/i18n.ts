import { persistentStorage } from '../lib/session/storage.js';
import { LANGUAGES, type Language } from './languages.js';
import type { TextKey } from './text-key.js';
import type { TextPart } from './texts.js';
import { addToTable, type TextTable, type TextValues, translatorOf } from './translate.js';

/** The text of a key in one language, its variables filled in. */
export type Translate = (key: TextKey, values?: TextValues) => string;

const tables = new Map<Language, TextTable>();
const loaded = new Set<TextPart>();
const listeners = new Set<() => void>();
let wanted: Language = 'en';
let spoken: Language = 'en';
let translate: Translate = translatorOf(tableOf('en'), LANGUAGES.en.tag);

/** The one translator of the app. `t` is another function in another language, so that what depends on it is done anew. */
export const i18n = {
  get t(): Translate {
    return translate;
  },
  get language(): Language {
    return spoken;
  },
  has: (key: string): boolean => tableOf(spoken).has(key),
  onLanguage(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};

/** The language that a person chose, else the first of the browser's that the app speaks, else English. */
export function preferredLanguage(): Language {
  const preferred = [persistentStorage.get('language'), ...navigator.languages];
  const known = preferred
    .map((language) => language?.split('-')[0])
    .find((language): language is Language => language !== undefined && Object.hasOwn(LANGUAGES, language));
  return known ?? 'en';
}

/** Speaks a language from now on, with at least these parts of its texts; every text on the screen follows. */
export async function speak(language: Language, parts: readonly TextPart[] = []): Promise<void> {
  wanted = language;
  for (const part of parts) loaded.add(part);
  const { tag, parts: sources } = LANGUAGES[language];
  const texts = await Promise.all([...loaded].map((part) => sources[part]()));
  const table = tableOf(language);
  for (const part of texts) addToTable(table, part.texts);
  // Another language may have been chosen while this one was fetched.
  if (wanted !== language) return;
  document.documentElement.lang = tag;
  if (spoken === language) return;
  spoken = language;
  translate = translatorOf(table, tag);
  for (const changed of listeners) changed();
}

/** Speaks the language that a person chose, from now on and at every later visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  persistentStorage.set('language', language);
  await speak(language);
}

/** Adds a part to the language that is spoken, before a screen is shown that needs it. */
export async function addTexts(part: TextPart): Promise<void> {
  await speak(wanted, [part]);
}

function tableOf(language: Language): TextTable {
  const table = tables.get(language) ?? new Map<string, string>();
  tables.set(language, table);
  return table;
}
