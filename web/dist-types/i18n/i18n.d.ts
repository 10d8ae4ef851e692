import { type i18n as Translator } from 'i18next';
import { type Language } from './languages.js';
import type { TextPart } from './texts.js';
/** The one translator of the app. */
export declare const i18n: Translator;
/** The language that a person chose, else the first of the browser's that the app speaks, else English. */
export declare function preferredLanguage(): Language;
/** Speaks a language from now on, with at least these parts of its texts; every text on the screen follows. */
export declare function speak(language: Language, parts: readonly TextPart[]): Promise<void>;
/** Adds a part to the language that is spoken, before a screen is shown that needs it. */
export declare function addTexts(part: TextPart): Promise<void>;
