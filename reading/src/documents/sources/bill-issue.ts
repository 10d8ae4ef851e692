import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { labelsFor, pick } from '../../fields/pick.js';
import { cleaned, readDay, readShortText, type ValueReader } from '../../fields/value-readers.js';
import { isSameLine } from '../../page/area.js';
import { type Phrase, partOf } from '../../page/phrases.js';

/** Place and date of issue, together at one label or each at its own. */
function issueOf(text: DocumentText): { issue_date: Understood | null; issue_place: Understood | null } {
  for (const label of labelsFor(text, ['place_and_date_of_issue', 'issue_place'])) {
    for (const { lines } of label.candidates) {
      const together = splitIssue(lines, text);
      if (together.issue_date !== null) return together;
    }
  }
  return {
    issue_date: pick(text, ['issue_date', 'place_and_date_of_issue', 'date'], readDay),
    issue_place: pick(text, ['issue_place', 'issued_in', 'place_and_date_of_issue'], readUndated),
  };
}

/** Where a certificate was issued: the place beside its day, and no country at another label. */
export function issuePlaceOf(text: DocumentText): Understood | null {
  const [together] = labelsFor(text, ['place_and_date_of_issue', 'issue_place']).flatMap((label) =>
    label.candidates.flatMap(({ lines }) => splitIssue(lines, text).issue_place ?? []),
  );
  return together ?? pick(text, ['issue_place'], readUndated);
}

export const billIssueDay = (text: DocumentText): Understood | null => issueOf(text).issue_date;
export const billIssuePlace = (text: DocumentText): Understood | null => issueOf(text).issue_place;

/** A place, without the day that may stand behind it, and without the words for one that stands elsewhere: `SANTOS, ON THE DATE ABOVE`. */
const readUndated: ValueReader = (candidate, label, text) => {
  const read = readShortText(candidate, label, text);
  if (read === null) return null;
  const [day] = daysIn(String(read.value), text.dayOrder);
  const place = withoutDayWords(String(read.value).slice(0, day?.start));
  return place === '' ? null : { ...read, value: place };
};

/** What leads to a day behind a place: `LYON le`, `ANTWERPEN this`, `SANTOS, on the date above`. */
const DAY_WORDS =
  /[\s,]+(?:on|this|the|as|dated?|den|am|le|el|il|em|op|dnia|dne)(?:\s+(?:of|the|this|same|date|day|above|below|hereof|first|given|stated|written|mentioned))*\W*$/iu;

function withoutDayWords(words: string): string {
  return words.replace(DAY_WORDS, '').replace(/[\s,/-]+$/u, '');
}

function splitIssue(lines: readonly Phrase[], text: DocumentText): { issue_date: Understood | null; issue_place: Understood | null } {
  for (const [index, line] of lines.slice(0, 3).entries()) {
    const [day] = daysIn(line.text, text.dayOrder);
    if (day === undefined) continue;
    const before = partOf(line, 0, day.start) ?? lines[index - 1] ?? besideOf(line, lines) ?? null;
    const place = before === null ? '' : cleaned(withoutDayWords(cleaned(before.text)));
    const dated = partOf(line, day.start, day.end) ?? line;
    return {
      issue_date: {
        value: day.value,
        from: [dated],
        certainty: day.certain || text.isDayOrderKnown ? CERTAINTY.day.ofIssue : CERTAINTY.day.twoWaysAlone,
      },
      issue_place:
        before === null || !/\p{L}{2}/u.test(place) ? null : { value: place, from: [before], certainty: CERTAINTY.day.placeOfIssue },
    };
  }
  return { issue_date: null, issue_place: null };
}

/** What a form has on the same line, where the date stands a little higher. */
function besideOf(line: Phrase, lines: readonly Phrase[]): Phrase | undefined {
  return lines.find((other) => other !== line && isSameLine(other.area, line.area));
}
