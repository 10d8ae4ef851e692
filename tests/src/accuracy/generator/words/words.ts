import type { Dice } from '../dice.js';
import type { TrialSet } from '../trial-set.js';
import { FIRST_LEXICON } from './first-lexicon.js';
import type { FormWords, Service, Statement, StatementType } from './form-words.js';
import { FRESH_LEXICON } from './fresh/fresh-lexicon.js';
import { HELD_LEXICON } from './held/held-lexicon.js';
import type { ColumnConcept, LabelConcept, Lexicon, PhraseName } from './lexicon.js';
import { REPORT_LEXICON } from './report/report-lexicon.js';
import { TRADE_COLUMNS, TRADE_LABELS } from './trade-words.js';

const LEXICONS: Readonly<Record<TrialSet, Lexicon>> = {
  develop: FIRST_LEXICON,
  tuned: FIRST_LEXICON,
  fresh: FRESH_LEXICON,
  // Programs bring their words with their layouts.
  trade: FRESH_LEXICON,
  sealed: FRESH_LEXICON,
  report: REPORT_LEXICON,
  held: HELD_LEXICON,
};

/** In which languages an issuer heads things: in English, with Chinese beside it, or with the language of its country. */
export type Language = 'english' | 'bilingual' | { readonly country: string };

/** The words of one issuer: the same thing always has the same name on a paper. */
export class Words {
  readonly #chosen = new Map<string, string>();
  readonly #dice: Dice;
  readonly #set: TrialSet;
  readonly #language: Language;
  /** How the two languages of a bilingual paper stand together. */
  readonly #joined: (english: string, chinese: string) => string;
  readonly #isUpper: boolean;
  readonly #form: FormWords | undefined;

  /** The words of a form stand before those of the issuer who fills it in. */
  constructor(dice: Dice, set: TrialSet, language: Language, form?: FormWords) {
    this.#form = form;
    this.#dice = dice;
    this.#set = set;
    this.#language = language;
    this.#isUpper = dice.happens(0.35);
    this.#joined = dice.pick([
      (english: string, chinese: string) => `${chinese} ${english}`,
      (english: string, chinese: string) => `${english} ${chinese}`,
      (english: string, chinese: string) => `${chinese}/${english}`,
    ]);
  }

  /** The language that an issuer of this country writes beside English; most write none. */
  static languageOf(set: TrialSet, country: string, dice: Dice): Language {
    if (country === 'CN') return dice.happens(0.5) ? 'bilingual' : 'english';
    return country in LEXICONS[set].languages && dice.happens(0.5) ? { country } : 'english';
  }

  get lexicon(): Lexicon {
    return LEXICONS[this.#set];
  }

  label(concept: LabelConcept): string {
    const printed = this.#form?.labels[concept];
    if (printed !== undefined) return this.#printed(`label ${concept}`, printed, TRADE_LABELS[concept]);
    const word = this.#remembered(`label ${concept}`, this.lexicon.labels[concept], TRADE_LABELS[concept]);
    const other = typeof this.#language === 'string' ? undefined : this.lexicon.languages[this.#language.country]?.[concept];
    return other === undefined ? word : `${this.#isUpper ? other.toUpperCase() : other} / ${word}`;
  }

  column(concept: ColumnConcept): string {
    const printed = this.#form?.columns?.[concept];
    if (printed !== undefined) return this.#printed(`column ${concept}`, printed, TRADE_COLUMNS[concept]);
    return this.#remembered(`column ${concept}`, this.lexicon.columns[concept], TRADE_COLUMNS[concept]);
  }

  /** All titles or sentences under a name. */
  phrases(name: PhraseName): readonly string[] {
    return this.#form?.phrases?.[name] ?? this.lexicon.phrases[name];
  }

  statement(type: StatementType): Statement {
    const statement = this.#form?.statements?.[type];
    if (statement === undefined) throw new Error(`The form has no text for ${type}.`);
    return statement;
  }

  services(): readonly Service[] {
    return this.#form?.services ?? [];
  }

  /** The one of them that this issuer uses. */
  phrase(name: PhraseName, filling = ''): string {
    return this.#dice.fork(`phrase ${name}`).pick(this.phrases(name)).replace('{}', filling);
  }

  /** A title, with its Chinese beside it on bilingual papers. */
  title(english: string, chinese: string): string {
    return this.#language === 'bilingual' ? this.#joined(english, chinese) : english;
  }

  /** As one edition of the form prints it: no issuer changes its letters. */
  #printed(key: string, entry: string, ofTrade: string | undefined): string {
    const isOfTrade = this.#dice.fork(`trade ${key}`).happens(this.#form?.tradeShare ?? 0);
    if (isOfTrade && ofTrade !== undefined) return ofTrade.split(';')[0] ?? entry;
    const editions = entry.split('|');
    return editions[Math.floor(this.#dice.fork('edition').share() * editions.length)] ?? entry;
  }

  #remembered(key: string, own: string, ofTrade: string | undefined): string {
    const known = this.#chosen.get(key);
    if (known !== undefined) return known;
    const isOfTrade = ofTrade !== undefined && this.#dice.fork(`trade ${key}`).happens(this.lexicon.tradeShare);
    const chosen = this.#choose(this.#dice.fork(key), isOfTrade ? ofTrade : own);
    this.#chosen.set(key, chosen);
    return chosen;
  }

  #choose(dice: Dice, entry: string): string {
    const [english = '', chinese] = entry.split(';');
    const all = english.split('|');
    const open = all.filter((word) => this.#set !== 'develop' || !word.startsWith('+'));
    const word = dice.pick(open).replace(/^\+/, '');
    const cased = this.#isUpper ? word.toUpperCase() : word;
    return this.#language !== 'bilingual' || chinese === undefined ? cased : this.#joined(cased, dice.pick(chinese.split('|')));
  }
}
