import type { ReceivedValue } from '@tallyport/contracts/customs-table/message-values';
import type { ReadItem } from './read-message.js';

/** What is wrong with an answer that is an interchange: a value that is not there, or is none. */
export interface AnswerFinding {
  readonly code: 'several-messages' | 'unknown-message' | 'missing-value' | 'bad-value';
  readonly segment: number | null;
  /** What stands there. */
  readonly found: string;
  /** What would have to: the name of a value, or of a message. */
  readonly expected: string;
}

/** The values of one item of an answer, each held to what it has to be; what is wrong goes to the findings. */
export class SaidValues {
  constructor(
    private readonly item: ReadItem,
    private readonly findings: AnswerFinding[],
  ) {}

  /** A value of at most so many letters, or null where nothing is said. */
  text(name: ReceivedValue, most: number): string | null {
    return this.matching(name, new RegExp(`^.{1,${most}}$`));
  }

  /** A value that has to be there. */
  required(name: ReceivedValue, form: RegExp): string {
    const value = this.matching(name, form);
    if (value === null && !this.said(name)) this.findings.push({ code: 'missing-value', segment: null, found: '', expected: name });
    return value ?? '';
  }

  /** A value of this form, or null where nothing or nothing of the kind is said. */
  matching(name: ReceivedValue, form: RegExp): string | null {
    const said = this.said(name);
    if (said === undefined) return null;
    if (form.test(said.value)) return said.value;
    this.findings.push({ code: 'bad-value', segment: said.segment, found: said.value.slice(0, 40), expected: name });
    return null;
  }

  private said(name: ReceivedValue) {
    return this.item.values.find((value) => value.name === name);
  }
}
