import type { Dice } from '../dice.js';
import type { TrialSet } from '../trial-set.js';
import { AIR_WORDS } from './air-words.js';
import { CARGO_WORDS } from './cargo-words.js';
import { CERTIFICATE_WORDS } from './certificate-words.js';
import { COLUMN_WORDS } from './column-words.js';
import { CUSTOMS_WORDS } from './customs-words.js';
import { OTHER_WORDS } from './other-words.js';
import { PARTY_WORDS } from './party-words.js';
import { REFERENCE_WORDS } from './reference-words.js';
import { TRANSPORT_WORDS } from './transport-words.js';

const LABELS = {
  ...PARTY_WORDS,
  ...REFERENCE_WORDS,
  ...TRANSPORT_WORDS,
  ...CARGO_WORDS,
  ...AIR_WORDS,
  ...CERTIFICATE_WORDS,
  ...CUSTOMS_WORDS,
  ...OTHER_WORDS,
};

/** What a label of a paper asks for. */
export type LabelConcept = keyof typeof LABELS;
/** What a column of a table holds. */
export type ColumnConcept = keyof typeof COLUMN_WORDS;

/** In which languages an issuer heads things. */
export type Tongue = 'english' | 'bilingual';

/** The words of one issuer: the same thing always has the same name on a paper. */
export class Words {
  readonly #chosen = new Map<string, string>();
  readonly #dice: Dice;
  readonly #set: TrialSet;
  readonly #tongue: Tongue;
  /** How the two languages of a bilingual paper stand together. */
  readonly #joined: (english: string, chinese: string) => string;
  readonly #isUpper: boolean;

  constructor(dice: Dice, set: TrialSet, tongue: Tongue) {
    this.#dice = dice;
    this.#set = set;
    this.#tongue = tongue;
    this.#isUpper = dice.happens(0.35);
    this.#joined = dice.pick([
      (english: string, chinese: string) => `${chinese} ${english}`,
      (english: string, chinese: string) => `${english} ${chinese}`,
      (english: string, chinese: string) => `${chinese}/${english}`,
    ]);
  }

  label(concept: LabelConcept): string {
    return this.#remembered(`label ${concept}`, LABELS[concept]);
  }

  column(concept: ColumnConcept): string {
    return this.#remembered(`column ${concept}`, COLUMN_WORDS[concept]);
  }

  /** A title, with its Chinese beside it on bilingual papers. */
  title(english: string, chinese: string): string {
    return this.#tongue === 'english' ? english : this.#joined(english, chinese);
  }

  #remembered(key: string, entry: string): string {
    const known = this.#chosen.get(key);
    if (known !== undefined) return known;
    const chosen = this.#choose(this.#dice.fork(key), entry);
    this.#chosen.set(key, chosen);
    return chosen;
  }

  #choose(dice: Dice, entry: string): string {
    const [english = '', chinese] = entry.split(';');
    const all = english.split('|');
    const open = all.filter((word) => this.#set === 'report' || !word.startsWith('+'));
    const word = dice.pick(open).replace(/^\+/, '');
    const cased = this.#isUpper ? word.toUpperCase() : word;
    return this.#tongue === 'english' || chinese === undefined ? cased : this.#joined(cased, dice.pick(chinese.split('|')));
  }
}
