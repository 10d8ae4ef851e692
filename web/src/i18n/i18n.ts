import { createInstance, type i18n as Translator } from 'i18next';
import { persistentStorage } from '../lib/session/storage.js';
import { LANGUAGES, type Language } from './languages.js';
import type { TextPart } from './texts.js';

/** The one translator of the app. */
export const i18n: Translator = createInstance();

const NAMESPACE = 'desk';
const loaded = new Set<TextPart>();

/** The language that a person chose, else the first of the browser's that the app speaks, else English. */
export function preferredLanguage(): Language {
  const preferred = [persistentStorage.get('language'), ...navigator.languages];
  const known = preferred
    .map((language) => language?.split('-')[0])
    .find((language): language is Language => language !== undefined && language in LANGUAGES);
  return known ?? 'en';
}

/** Speaks a language from now on, with at least these parts of its texts; every text on the screen follows. */
export async function speak(language: Language, parts: readonly TextPart[]): Promise<void> {
  for (const part of parts) loaded.add(part);
  const { tag, parts: sources } = LANGUAGES[language];
  const texts = await Promise.all([...loaded].map((part) => sources[part]()));
  if (!i18n.isInitialized) {
    await i18n.init({ lng: language, defaultNS: NAMESPACE, ns: [NAMESPACE], resources: {}, interpolation: { escapeValue: false } });
  }
  for (const part of texts) i18n.addResourceBundle(language, NAMESPACE, part.texts, true, true);
  await i18n.changeLanguage(language);
  document.documentElement.lang = tag;
}

/** Adds a part to the language that is spoken, before a screen is shown that needs it. */
export async function addTexts(part: TextPart): Promise<void> {
  await speak(i18n.language as Language, [part]);
}
