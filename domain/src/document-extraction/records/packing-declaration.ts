import type { DocumentText } from '../document-text.js';
import { containersIn } from '../fields/containers.js';
import type { Understood } from '../fields/field-reading.js';
import { pick } from '../fields/pick.js';
import { pickParty } from '../fields/pick-party.js';
import { signatoryOf, signatureOf } from '../fields/signature.js';
import { tickedOptions } from '../fields/ticks.js';
import { readDay, readIdentifier, readShortText } from '../fields/value-readers.js';
import { heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { isCompanyName } from '../values/company-names.js';
import { HeaderFields } from './fields.js';
import type { Understanding } from './invoice.js';

/** Understands a packing declaration: which answers are ticked, for which consignment, and who signs. */
export function understandPackingDeclaration(text: DocumentText): Understanding {
  const header = new HeaderFields();
  header.put('vessel', pick(text, ['vessel'], readShortText));
  header.put('voyage', pick(text, ['voyage'], readIdentifier));
  header.put('consignment_identifier', pick(text, ['transport_document', 'job_number'], readIdentifier));
  header.put('container_number', containersIn(text)[0]?.number ?? null);
  for (const [field, understood] of answersOf(text)) header.put(field, understood);
  header.put('signature_exists', signatureOf(text));
  header.put('printed_name', signatoryOf(text));
  header.put('issue_date', pick(text, ['issue_date', 'date'], readDay));
  header.put('form_version', formVersionOf(text));
  header.put('issuer_address', issuerAddressOf(text) ?? pickParty(text, ['shipper', 'seller', 'producer']).address);
  return { header, lines: [] };
}

/** What each question of the form asks about; a tick belongs to the last question above it. */
const QUESTIONS: readonly (readonly [string, RegExp])[] = [
  [
    'q1',
    /(?:unacceptable|prohibited|forbidden|non-?permitted|restricted)\s+(?:pack|material|dunnage)|straw.*(?:peat|hay|chaff|rice hull|bark)|(?:peat|hay|chaff).*straw/iu,
  ],
  [
    'q2',
    /(?:timber|wood(?:en)?|bamboo)(?!.*treated).*(?:been\s+used|packaging.*\?|used\s+(?:as|in|for)\s+pack)|pack\p{L}*.*(?:of|with|from) (?:timber|wood|bamboo)(?!.*treated).*\?|(?:timber|bamboo|wood)\s+(?:packag\p{L}*|dunnage)?\W*statement/iu,
  ],
  ['q3', /(?:timber|wood(?:en)?|bamboo).*(?:has been|treated|indicate)|treatment certification/iu],
];

function answersOf(text: DocumentText): Map<string, Understood> {
  const answers = new Map<string, Understood>();
  for (const { option, mark } of tickedOptions(text)) {
    const question = questionAbove(mark, text);
    const answer = question === null ? null : answerFor(question, option.text);
    if (answer !== null) answers.set(answer.field, { value: answer.value, from: [option, mark], certainty: 0.95 });
  }
  return answers;
}

function questionAbove(mark: Phrase, text: DocumentText): { name: string; words: string } | null {
  for (const { top, words } of paragraphsOf(text, mark.page).toReversed()) {
    if (top > mark.area.top + 1) continue;
    const question = QUESTIONS.find(([, pattern]) => pattern.test(words));
    if (question !== undefined) return { name: question[0], words };
    if (/\?\s*$/u.test(words)) return null; // the answer to a question of another kind
  }
  return null;
}

interface Paragraph {
  readonly top: number;
  readonly words: string;
  readonly last: Phrase;
}

/** A line that asks, or opens with a number, an answer or a heading, begins a paragraph of its own. */
const BEGINS = /^\W*(?:\d|[QA]\s?\d|[☐☑☒□✓✔✗✖■▣([]|(?:yes|no)\b|\p{Lu}[\p{Lu}\s]{5,}:)/u;

/** The text of a page in paragraphs, by where they begin: a long question goes on in lines below its first one. */
function paragraphsOf(text: DocumentText, page: number): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const phrase of text.phrases.filter((other) => other.page === page)) {
    const index = BEGINS.test(phrase.text) ? -1 : paragraphs.findLastIndex(({ last }) => goesOn(last, phrase));
    const before = paragraphs[index];
    if (before === undefined) paragraphs.push({ top: phrase.area.top, words: phrase.text, last: phrase });
    else paragraphs[index] = { top: before.top, words: `${before.words} ${phrase.text}`, last: phrase };
  }
  return paragraphs;
}

function goesOn(last: Phrase, phrase: Phrase): boolean {
  const gap = phrase.area.top - last.area.bottom;
  const height = heightOf(phrase.area);
  return (
    gap > -0.5 * height && gap < 0.7 * height && Math.abs(phrase.area.left - last.area.left) < 0.5 * height && !/[?.:]\s*$/u.test(last.text)
  );
}

function answerFor(
  { name: question, words }: { name: string; words: string },
  option: string,
): { field: string; value: string | boolean } | null {
  const word = /\b(yes|no)\b/iu.exec(option)?.[1]?.toUpperCase();
  if (question === 'q1' && word !== undefined) return { field: 'q1_unacceptable_packaging', value: word };
  if (question === 'q2' && word !== undefined)
    return { field: isBambooOnly(option) || isBambooOnly(words) ? 'q2_bamboo' : 'q2_timber', value: word };
  if (/ISPM\s?15/iu.test(option) && !/^\W*\(?note/iu.test(option)) return { field: 'q3_ispm15', value: true };
  return null;
}

function isBambooOnly(words: string): boolean {
  return /bamboo/iu.test(words) && !/timber|wood/iu.test(words);
}

function formVersionOf(text: DocumentText): Understood | null {
  for (const phrase of text.phrases) {
    const version =
      /^(?:version\s*[:.]?\s*)?((?:january|february|march|april|may|june|july|august|september|october|november|december)\s+20\d{2})\s*version\b/iu.exec(
        phrase.text,
      )?.[1];
    if (version !== undefined) return { value: version, from: [phrase], certainty: 0.95 };
  }
  return null;
}

const CONTACT = /(?:tel|phone|fax|e-?mail)\.?\s*[:：]|@/iu;

/** The letterhead of the one who declares: the lines above the title that look like an address. */
function issuerAddressOf(text: DocumentText): Understood | null {
  const title = text.phrases.find((phrase) => /packing\s+declaration/iu.test(phrase.text));
  if (title === undefined) return null;
  const above = text.phrases.filter(
    ({ page, area, text: words }) =>
      page === title.page && area.bottom <= title.area.top && /[\p{L}\d]{2}/u.test(words) && !CONTACT.test(words),
  );
  const address = above.filter(({ text: words }) => !isCompanyName(words));
  const isAddress = above.some((phrase) => /\d/.test(phrase.text)) && above.length <= 5;
  return isAddress ? { value: address.map(({ text: words }) => words.trim()).join(', '), from: address, certainty: 0.7 } : null;
}
