import type { Dice } from './dice.js';
import type { GoldLine, GoldValue } from './gold.js';
import type { Fact, FactGroup, Paper, PaperTable } from './paper.js';
import type { Writing } from './style/writing.js';
import type { LabelConcept } from './words/lexicon.js';
import type { Words } from './words/words.js';

type Fields = Readonly<Record<string, GoldValue>>;

/** What stands where somebody blacked a value out. */
const BLACK_BAR = '█████████';
/** Parties and sums can be told from elsewhere on a paper; what belongs to these groups cannot. */
const HIDEABLE: readonly FactGroup[] = ['references', 'route', 'terms'];

/** A paper in the making. What is printed and what the gold says are put down in one go, so that they cannot part. */
export class Draft {
  readonly #facts: Record<FactGroup, Fact[]> = { parties: [], references: [], route: [], terms: [], cargo: [], sums: [], closing: [] };
  readonly #fields: Record<string, GoldValue> = {};
  readonly #labels: Record<string, string> = {};
  #table: PaperTable | null = null;
  #lines: readonly GoldLine[] | undefined;
  readonly words: Words;
  readonly writing: Writing;
  readonly #censor: Dice | null;

  /** A censor blacks out some values, which then are empty in the gold. */
  constructor(type: string, words: Words, writing: Writing, censor: Dice | null = null) {
    this.words = words;
    this.writing = writing;
    this.#censor = censor;
    this.#fields['doc_type'] = type;
  }

  /** Prints a labelled value that says these fields; a code may stand in brackets behind the label. */
  print(group: FactGroup, concept: LabelConcept, lines: string | readonly string[], fields: Fields, code = ''): void {
    if (this.#isHidden(group, fields)) {
      this.printBlank(group, concept, Object.keys(fields), BLACK_BAR);
      return;
    }
    const label = `${this.words.label(concept)}${code === '' ? '' : ` (${code})`}`;
    this.#facts[group].push({ concept, label, lines: typeof lines === 'string' ? [lines] : lines });
    for (const field of Object.keys(fields)) this.#labels[field] = label;
    this.say(fields);
  }

  /** Prints what nobody asks for, under a label of its own. */
  printAside(group: FactGroup, label: string, line: string): void {
    this.#facts[group].push({ concept: 'aside', label, lines: [line] });
  }

  /** Prints a label with nothing, or a dash, behind it. */
  printBlank(group: FactGroup, concept: LabelConcept, fields: readonly string[], sign = ''): void {
    this.#facts[group].push({ concept, label: this.words.label(concept), lines: sign === '' ? [] : [sign] });
    this.leaveOut(...fields);
  }

  /** Notes fields that are not on the paper. */
  leaveOut(...fields: readonly string[]): void {
    this.say(Object.fromEntries(fields.map((field) => [field, null])));
  }

  /** Notes fields that the paper says elsewhere: in its letterhead, its table, its title. */
  say(fields: Fields): void {
    Object.assign(this.#fields, fields);
  }

  setTable(table: PaperTable, lines?: readonly GoldLine[]): void {
    this.#table = table;
    this.#lines = lines;
  }

  #isHidden(group: FactGroup, fields: Fields): boolean {
    return this.#censor !== null && HIDEABLE.includes(group) && Object.keys(fields).length > 0 && this.#censor.happens(0.2);
  }

  finish(looks: Omit<Paper, 'facts' | 'labels' | 'table' | 'gold' | 'questions'>, questions: Paper['questions'] = []): Paper {
    const lines = this.#lines;
    return {
      questions,
      ...looks,
      facts: this.#facts,
      labels: this.#labels,
      table: this.#table,
      gold: { fields: this.#fields, ...(lines === undefined ? {} : { lines }) },
    };
  }
}
