import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { labelsFor, pick } from '../../fields/pick.js';
import { pickParty } from '../../fields/pick-party.js';
import { certaintyOf, cleaned, readDay, readShortText, type ValueReader } from '../../fields/value-readers.js';
import { heightOf, isSameLine } from '../../page/area.js';
import { type Phrase, partOf } from '../../page/phrases.js';

/** `SAME AS CONSIGNEE` on a bill is the notify party, however its box is called; unless a label takes it. */
function sameAsOther(text: DocumentText): Understood | null {
  const taken = new Set(
    text.labels.flatMap(({ concepts, candidates }) => (concepts.length > 0 ? candidates.flatMap(({ lines }) => lines) : [])),
  );
  const [only, ...more] = text.phrases.filter(
    (phrase) => SAME.test(phrase.text) && phrase.text.split(' ').length <= 4 && !taken.has(phrase),
  );
  return only === undefined || more.length > 0
    ? null
    : { value: cleaned(only.text), from: [only], certainty: CERTAINTY.transport.sameAsOther };
}

const SAME = /^\W*same as\b/iu;
/** Another party is pointed to, and what follows is the caption of the next box. */
const POINTS_TO =
  /^\W*(?:(?:the\s+)?same\s+)?as\s+(?:per\s+)?(?:consignee|importer|buyer|applicant|above)(?:\s+(?:above|below))?(?!\p{L})/iu;

/** The notify party as printed: `SAME AS CONSIGNEE`, or name and address. */
export function notifyOf(text: DocumentText): Understood | null {
  const { name, address } = pickParty(text, ['notify']);
  if (name === null && address === null) return sameAsOther(text);
  const points = POINTS_TO.exec(String(name?.value ?? ''))?.[0];
  if (name !== null && points !== undefined) return { ...name, value: points.trim() };
  if (name === null || address === null || SAME.test(String(name.value))) return name;
  return { ...name, value: `${String(name.value)} ${String(address.value)}`, from: [...name.from, ...address.from] };
}

const TERM = /(?<!\p{L})(pre-?paid|collect)(?!\p{L})/iu;

/** Prepaid or collect: at its label, else the words that stand on their own among the goods. Both named is neither. */
export function freightTermsOf(text: DocumentText): Understood | null {
  const labelled = labelsFor(text, ['freight_terms', 'freight']).flatMap((label) =>
    label.candidates.flatMap(({ lines }) => lines.slice(0, 1)),
  );
  const clauses = text.phrases.filter(({ text: words }) => /freight\W+(?:pre-?paid|collect)/iu.test(words));
  const named = [...labelled, ...clauses].some(({ text: words }) => TERM.test(words));
  const alone = named ? [] : text.phrases.filter(({ text: words }) => /^\W*(?:pre-?paid|collect)\W*$/iu.test(words));
  const found = [...labelled, ...clauses, ...alone].flatMap((phrase) => {
    const term = TERM.exec(phrase.text)?.[1];
    return term === undefined ? [] : [{ value: term.toUpperCase().replace('-', ''), phrase }];
  });
  const [first] = found;
  if (first === undefined || new Set(found.map(({ value }) => value)).size > 1) return null;
  return {
    value: first.value,
    from: [first.phrase],
    certainty: named ? CERTAINTY.transport.freightClause : CERTAINTY.transport.freightWord,
  };
}

const WORDS: Record<string, string> = { ZERO: '0', NIL: '0', ONE: '1', TWO: '2', THREE: '3', FOUR: '4', FIVE: '5', SIX: '6' };

/** How many originals were issued: `THREE (3)`, `3/3`, `ZERO`. */
export function originalsOf(text: DocumentText): Understood | null {
  for (const label of labelsFor(text, ['original_bills'])) {
    for (const { lines, relation } of label.candidates) {
      const [first] = lines;
      const words = first?.text.toUpperCase() ?? '';
      const value = /\d/.exec(words)?.[0] ?? WORDS[/[A-Z]+/.exec(words)?.[0] ?? ''];
      if (first !== undefined && value !== undefined && words.length <= MOST_OF_A_COUNT)
        return { value, from: [first], certainty: certaintyOf(relation) };
    }
  }
  return null;
}

/** A count of originals is a few words; longer text is something else. */
const MOST_OF_A_COUNT = 30;

/** Where freight is paid: `ORIGIN` and `DESTINATION` are words of labels, too, so they are looked for by themselves. */
export function payableNearLabel(text: DocumentText): Understood | null {
  for (const label of labelsFor(text, ['freight_payable_at'])) {
    const word = text.phrases.find(
      ({ page, area, text: words }) =>
        page === label.page &&
        /^\W*(?:origin|destination)\W*$/iu.test(words) &&
        Math.abs(area.top - label.area.top) < 3.5 * heightOf(label.area) &&
        Math.abs(area.left - label.area.left) < 140,
    );
    if (word !== undefined) return { value: cleaned(word.text), from: [word], certainty: CERTAINTY.transport.payableNear };
  }
  return null;
}

/** Place and date of issue, together at one label or each at its own. */
function issueOf(text: DocumentText): { issue_date: Understood | null; issue_place: Understood | null } {
  for (const label of labelsFor(text, ['place_and_date_of_issue'])) {
    for (const { lines } of label.candidates) {
      const together = splitIssue(lines, text);
      if (together.issue_date !== null) return together;
    }
  }
  return {
    issue_date: pick(text, ['issue_date', 'place_and_date_of_issue', 'date'], readDay),
    issue_place: pick(text, ['issue_place', 'issued_in'], readUndated),
  };
}

export const billIssueDay = (text: DocumentText): Understood | null => issueOf(text).issue_date;
export const billIssuePlace = (text: DocumentText): Understood | null => issueOf(text).issue_place;

/** A place, without the day that may stand behind it. */
const readUndated: ValueReader = (candidate, label, text) => {
  const read = readShortText(candidate, label, text);
  const [day] = read === null ? [] : daysIn(String(read.value), text.dayOrder);
  const place =
    read === null || day === undefined
      ? null
      : String(read.value)
          .slice(0, day.start)
          .replace(/[\s,/-]+$/u, '');
  return read === null || place === null ? read : place === '' ? null : { ...read, value: place };
};

function splitIssue(lines: readonly Phrase[], text: DocumentText): { issue_date: Understood | null; issue_place: Understood | null } {
  for (const [index, line] of lines.slice(0, 3).entries()) {
    const [day] = daysIn(line.text, text.dayOrder);
    if (day === undefined) continue;
    const before = partOf(line, 0, day.start) ?? lines[index - 1] ?? besideOf(line, lines) ?? null;
    const place = before === null ? '' : cleaned(before.text);
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

/** That the goods are released without originals, where the paper is marked so. */
export function releaseMark(text: DocumentText): Understood | null {
  const stamp = text.phrases.find(({ text: words }) => /^\W*(?:(?:telex|tlx|express)\s+release[d]?|surrendered)\W*$/iu.test(words));
  return stamp === undefined ? null : { value: cleaned(stamp.text), from: [stamp], certainty: CERTAINTY.transport.release };
}
