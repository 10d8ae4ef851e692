import type { AnswerLine } from '@tallyport/contracts/freight-export/values';

/** A line of a processing log, with what can be guessed of it. `text` is the line as it was written. */
export interface LogLine extends AnswerLine {
  /** The element of the message that it seems to be about, as `OrganizationCode`. */
  readonly element: string | null;
  /** The code or key that it seems to be about, as `WATBRO`. */
  readonly key: string | null;
}

/** So many of each weight are kept: what an event holds, should all of them be of one. */
const MOST_OF_A_WEIGHT = 200;
const MOST_CHARACTERS = 1_000;
const ERROR = /^\W{0,4}(?:error|fatal|exception|failed|failure|rejected|discarded)\b/i;
const WARNING = /^\W{0,4}warning\b/i;
/** Names as the schemas have them: two words or more, written as one. */
const ELEMENT = /\b[A-Z][a-z]+(?:[A-Z][A-Za-z]*)+\b/;
const QUOTED = /["'‘“[]([A-Za-z0-9][\w./ -]{0,39})["'’”\]]/;
/** Without quotes: capitals and digits of at least five characters, as codes of organisations are. */
const BARE = /\b(?=[A-Z0-9]*[A-Z])[A-Z0-9]{5,12}\b/;

/** The log as flat text, one message a line, each with a word of how heavy it is (domain: CargoWise eAdaptor, §10). */
export function parseProcessingLog(log: string): LogLine[] {
  const lines = log.split(/\r\n|\r|\n/).map((line) => line.trim());
  const kept: Record<AnswerLine['severity'], number> = { error: 0, warning: 0, info: 0 };
  return lines.flatMap((text) => {
    if (text === '') return [];
    const line = readLogLine(text);
    kept[line.severity] += 1;
    return kept[line.severity] > MOST_OF_A_WEIGHT ? [] : line;
  });
}

function readLogLine(line: string): LogLine {
  const text = line.slice(0, MOST_CHARACTERS);
  const said = text.replace(/^\W{0,4}\w+\s*[-:]\s*/, '');
  const element = ELEMENT.exec(said)?.[0] ?? null;
  const key = QUOTED.exec(said)?.[1] ?? BARE.exec(said)?.[0] ?? null;
  return { severity: severityOf(text), text, element, key };
}

function severityOf(line: string): AnswerLine['severity'] {
  if (ERROR.test(line)) return 'error';
  return WARNING.test(line) ? 'warning' : 'info';
}
