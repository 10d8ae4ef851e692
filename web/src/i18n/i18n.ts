import { createInstance, type i18n as Translator } from 'i18next';
import { LANGUAGES, type Language } from './languages.js';

/** The one translator of the app. English is bundled; another language is a chunk of its own that `speak` loads. */
export const i18n: Translator = createInstance();

const namespace = 'desk';

/** The language that a person chose, else the first of the browser's that the app speaks, else English. */
export function preferredLanguage(): Language {
  const wishes = [localStorage.getItem('language'), ...navigator.languages];
  const known = wishes.map((wish) => wish?.split('-')[0]).find((wish): wish is Language => wish !== undefined && wish in LANGUAGES);
  return known ?? 'en';
}

/** Loads a language and speaks it from now on; every text on the screen follows. */
export async function speak(language: Language): Promise<void> {
  const texts = await LANGUAGES[language].load();
  if (!i18n.isInitialized) {
    await i18n.init({
      lng: language,
      defaultNS: namespace,
      ns: [namespace],
      resources: { [language]: { [namespace]: texts } },
      interpolation: { escapeValue: false },
      returnEmptyString: false,
    });
  } else {
    i18n.addResourceBundle(language, namespace, texts, true, true);
    await i18n.changeLanguage(language);
  }
  document.documentElement.lang = LANGUAGES[language].tag;
}
