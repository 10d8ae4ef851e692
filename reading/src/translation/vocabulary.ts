import { COMPANY_WORDS } from './glossary/company-words.js';
import { CUSTOMS_TERMS } from './glossary/customs-terms.js';
import { GENERAL_WORDS } from './glossary/general-words.js';
import { GOODS } from './glossary/goods.js';
import { MATERIALS } from './glossary/materials.js';
import { PLACES } from './glossary/places.js';
import { TRANSPORT_TERMS } from './glossary/transport-terms.js';
import { UNITS_AND_PACKAGES } from './glossary/units-and-packages.js';

/** Signs that only join words: `不锈钢制的` is still stainless steel. */
const JOINING = ['的', '制', '用', '式', '类', '之'];

/** Of two tables that know a word the first one counts: a form's own words before those of goods. */
const TABLES: readonly Readonly<Record<string, string>>[] = [
  CUSTOMS_TERMS,
  TRANSPORT_TERMS,
  UNITS_AND_PACKAGES,
  PLACES,
  MATERIALS,
  GOODS,
  COMPANY_WORDS,
  GENERAL_WORDS,
];

/** The trade's words of Chinese with their English, in words of our own. */
export const CHINESE_WORDS: ReadonlyMap<string, string> = wordsOf();

export const LONGEST_WORD = Math.max(...[...CHINESE_WORDS.keys()].map((word) => word.length));

function wordsOf(): Map<string, string> {
  const words = new Map<string, string>(JOINING.map((word) => [word, '']));
  for (const [english, chinese] of TABLES.flatMap((table) => Object.entries(table))) {
    for (const word of chinese.split('|')) if (!words.has(word)) words.set(word, english);
  }
  return words;
}
