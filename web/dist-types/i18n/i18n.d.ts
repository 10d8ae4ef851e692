import { type i18n as Translator } from 'i18next';
import { type Language } from './languages.js';
/** The one translator of the app. English is bundled; another language is a chunk of its own that `speak` loads. */
export declare const i18n: Translator;
/** The language that a person chose, else the first of the browser's that the app speaks, else English. */
export declare function preferredLanguage(): Language;
/** Loads a language and speaks it from now on; every text on the screen follows. */
export declare function speak(language: Language): Promise<void>;
