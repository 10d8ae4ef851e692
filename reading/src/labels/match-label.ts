import { entriesOf } from '@tallyport/domain/entries';
import { isBoxNumbered } from './box-numbers.js';
import { type Concept, labelVocabulary } from './concepts.js';
import { withPlaceRemark } from './place-remark.js';
import { rateBehind, ratedConcepts } from './rates.js';
import { type Token, tokensOf } from './tokens.js';
import { FILLERS } from './words/fillers.js';

/** A label at the beginning of a text: what it names, where it ends, and where the text behind it begins. */
export interface LabelMatch {
  readonly concepts: readonly Concept[];
  readonly start: number;
  readonly end: number;
  readonly valueStart: number;
  readonly ending: 'colon' | 'bare' | 'loose';
  /** True where no table has the label and only its words tell what it names. */
  readonly isGuess?: true;
}

const fillers = new Set(entriesOf(FILLERS));
/** Numbers and terms have no name and no address: `Invoice name` is that of the party that is invoiced. */
export const OF_PAPERS = new Set<Concept>([
  'invoice_number',
  'order_number',
  'purchase_order',
  'packing_list_number',
  'bl_number',
  'contract_number',
  'freight_terms',
  'payment_terms',
]);
const OF_PARTIES = new Set(['name', 'address', 'company', 'firm', 'nombre', 'direccion', 'contact']);
/** A currency or unit that belongs to a label: `Total AUD`, `Net Weight kg:`. */
const UNIT_BEHIND = /^\s+(?:in\s+)?(?:[A-Z]{3}|US\$|[$€£¥]|kgs?|lbs?|cbm|m3)(?=\s*(?:[:：]|$))/u;
const MEASURED = new Set<Concept>([
  'total_amount',
  'goods_total',
  'freight',
  'insurance',
  'discount',
  'tax',
  'other_charges',
  'gross_weight',
  'net_weight',
  'volume',
]);
/** Small print that forms put behind a label: when to fill the box, and which clause to see. */
const SMALL_PRINT =
  /^[\s.(]*(?:applicable|if\s|see\s|when\s|only\s|not\s+negotiable|negotiable|complete\s|as\s+per\s+clause|for\s+(?:use|reference)|\*|†)[^:：]*$/iu;
/** What stands between two names of one label: `Shipper / Exporter`, `Buyer & Importer`. */
const JOINT = /^[\s/&|,.+·-]*$/u;
/** What follows a number's name in southern Europe: `Facture n°`. */
const SIGN = /^\.?\s?[°ºª](?!\p{L})/u;

/** What was found before. A text has one list of tokens, and is asked about again by tables, titles and labels. */
const found = new WeakMap<readonly Token[], (LabelMatch | null)[]>();

/** Finds a label that begins with the given token, or null. */
export function matchLabel(text: string, tokens: readonly Token[], from: number): LabelMatch | null {
  const known = found.get(tokens) ?? [];
  found.set(tokens, known);
  const match = known[from] === undefined ? findLabel(text, tokens, from) : known[from];
  known[from] = match;
  return match;
}

function findLabel(text: string, tokens: readonly Token[], from: number): LabelMatch | null {
  const first = longestAt(text, tokens, from);
  if (first === null) return null;
  const concepts: Concept[] = [first.concept];
  let next = first.next;
  let end = afterRemark(text, tokens[next - 1]?.end ?? 0);
  for (;;) {
    next = firstFrom(tokens, end);
    const joint = text.slice(end, tokens[next]?.start ?? text.length);
    const more = JOINT.test(joint) && (/[/&|]/u.test(joint) || isSaidTwice(tokens, next)) ? longestAt(text, tokens, next) : null;
    if (more === null) break;
    concepts.push(more.concept);
    end = afterRemark(text, tokens[more.next - 1]?.end ?? end);
  }
  const behind = end;
  end = afterFillers(text, tokens, end);
  if (
    concepts.some((concept) => OF_PAPERS.has(concept)) &&
    tokens.some(({ form, start }) => start >= behind && start < end && OF_PARTIES.has(form))
  )
    return null;
  const start = tokens[from]?.start ?? 0;
  const named = withPlaceRemark([...new Set(concepts)], text.slice(start, end));
  const match = ended(text, { concepts: named, start, end });
  if (first.needsColon && match?.ending !== 'colon') return null;
  return match !== null && isSaidAgain(text.slice(match.valueStart), match.concepts) ? { ...match, valueStart: text.length } : match;
}

/** The label of a whole text, or null where the text is not a label only. */
export function wholeLabel(text: string): LabelMatch | null {
  const tokens = tokensOf(text);
  const match = matchLabel(text, tokens, enumerated(text, tokens));
  return match !== null && match.ending !== 'loose' && text.slice(match.valueStart).trim() === '' ? match : null;
}

/** A part of the number of a box: `12`, `20a`, `II`, `c`. */
const ORDINAL = /^(?:\d{1,2}[a-z]?|[ivx]{1,4}|[a-h])$/;

/** `I.5. Consignee` as scans read it. */
const MISREAD_ROMAN = /^[\s(]*1\.\d{1,2}[a-z]?\.\s*\p{L}/u;

/** The index of the first token behind an enumerator (`1.`, `(2)`, `12.`, `I.5`, `II.2.b`), for forms number their boxes. */
export function enumerated(text: string, tokens: readonly Token[]): number {
  if (/^\W*\d+[.,]\d/.test(text) && !MISREAD_ROMAN.test(text)) return 0; // `15.27 CBM`
  let next = 0;
  for (const token of tokens.slice(0, -1)) {
    if (!ORDINAL.test(token.form)) break;
    const isMarked = /^[.)\]]/.test(text.slice(token.end));
    if (!isMarked && (next === 0 || text[token.start - 1] !== '.')) break;
    next += 1;
    if (!isMarked) break;
  }
  if (next === 0 && isBoxNumbered(text)) return 1;
  return next;
}

function longestAt(text: string, tokens: readonly Token[], from: number): { concept: Concept; next: number; needsColon: boolean } | null {
  const some = tokens.slice(from, from + labelVocabulary.longest);
  // A colon ends a label: `TO: by ACRE` is not `to by`.
  const colon = some.findIndex(
    ({ form, end }, index) => !BEFORE_LABEL.has(form) && /^[\s.]*[:：]/u.test(text.slice(end, some[index + 1]?.start)),
  );
  const forms = some.slice(0, colon < 0 ? some.length : colon + 1).map(({ form }) => form);
  for (; forms.length > 0; forms.pop()) {
    const words = forms.join(' ');
    const concept = labelVocabulary.conceptOf(words);
    const next = from + forms.length;
    if (concept !== null && !endsInBrackets(text, tokens[from]?.start ?? 0, tokens[next - 1]?.end ?? 0))
      return { concept, next, needsColon: labelVocabulary.needsColon(words) };
  }
  return null;
}

/** Whether a text breaks off within brackets: `Consignee (name` of `Consignee (name and address)`. */
function endsInBrackets(text: string, start: number, end: number): boolean {
  const words = text.slice(start, text[end] === ')' ? end + 1 : end);
  return words.lastIndexOf('(') > words.lastIndexOf(')');
}

/** Words with a colon that stand before a label: `Less: Discount`. */
const BEFORE_LABEL = new Set(['add', 'less', 'plus', 'minus', 'deduct']);

/** Bilingual papers say a label twice, in Chinese and in Latin letters, often with nothing between. */
function isSaidTwice(tokens: readonly Token[], next: number): boolean {
  const [before, after] = [tokens[next - 1], tokens[next]].map((token) => /\p{Script=Han}/u.test(token?.form ?? ''));
  return next < tokens.length && before !== after;
}

/** Whether what stands behind a colon is the same label in Chinese: `TO: 买方`. */
function isSaidAgain(rest: string, concepts: readonly Concept[]): boolean {
  const words = rest.trim();
  const again = /^\p{Script=Han}{2,8}$/u.test(words) ? labelVocabulary.conceptOf(words) : null;
  return again !== null && concepts.includes(again);
}

/** The end of a label with the remarks in brackets behind it: `Gross Weight (kg)`, `Consignee (name, address) (optional)`. */
function afterRemark(text: string, end: number): number {
  const behind = end + (SIGN.exec(text.slice(end))?.[0].length ?? 0);
  const remark = /^(?:[\s.]*[(（[][^)）\]]*[)）\]]){1,2}/u.exec(text.slice(behind));
  return remark === null ? behind : behind + remark[0].length;
}

/** Fillers belong to the label only when nothing but fillers stands before its end or its colon. */
function afterFillers(text: string, tokens: readonly Token[], end: number): number {
  let reached = end;
  for (let index = firstFrom(tokens, end); index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || !fillers.has(token.form)) return isColonNext(text, reached) ? reached : end;
    if (isColonNext(text, reached)) return reached;
    reached = afterRemark(text, token.end);
  }
  return reached;
}

/** The number of a box of a form, whose caption goes on in a second language: `1. Vendor (name and address) – Vendeur (nom et adresse)`. */
const BOX = /^\W*\d{1,2}[a-z]?[.)]\s*$/iu;
const OTHER_TONGUE = /^\s*[–—-]\s*\p{L}[^\d:：]*$/u;

/** Signs that papers set between a label and its value where others have a colon. */
const PARTING_SIGN = /^[\s.)\]]*(?:\s[—–|]\s|\s?[>»→⇒▸►]\s?)\s*(?=[\p{L}\p{N}$€£¥])/u;

/** What follows a label says what it is; glued to more letters (`PO-5678`) it is none. */
function ended(text: string, match: { concepts: readonly Concept[]; start: number; end: number }): LabelMatch | null {
  const rest = text.slice(match.end);
  const unit = match.concepts.some((concept) => MEASURED.has(concept)) ? UNIT_BEHIND.exec(rest) : null;
  if (unit !== null) return ended(text, { ...match, end: match.end + unit[0].length });
  const rate = rateBehind(match.concepts, rest);
  if (rate > 0) return ended(text, { ...match, concepts: ratedConcepts(match.concepts), end: match.end + rate });
  const remark = /^\s+[—–-]\s[^:：]{1,40}[:：]\s*/u.exec(rest);
  if (remark !== null) return { ...match, valueStart: match.end + remark[0].length, ending: 'colon' };
  if (BOX.test(text.slice(0, match.start)) && OTHER_TONGUE.test(rest)) return { ...match, valueStart: text.length, ending: 'bare' };
  const mark = /^[\s.)\]#'’"*]*([:：=;])\s*/u.exec(rest);
  const sign = mark === null ? PARTING_SIGN.exec(rest) : null;
  if (sign !== null) return { ...match, valueStart: match.end + sign[0].length, ending: 'colon' };
  if (mark !== null && (mark[1] !== ';' || rest.trim() === ';'))
    return { ...match, valueStart: match.end + mark[0].length, ending: 'colon' };
  if (/^[-@_\p{L}\p{N}]/u.test(rest)) return null;
  if (SMALL_PRINT.test(rest)) return { ...match, valueStart: text.length, ending: 'bare' };
  const isBare = /^[\s.,/)\]*_~|"”—–-]*$/u.test(rest);
  if (isBare) return { ...match, valueStart: text.length, ending: 'bare' };
  return { ...match, valueStart: match.end + (/^[\s.)\]]*/.exec(rest)?.[0].length ?? 0), ending: 'loose' };
}

function isColonNext(text: string, at: number): boolean {
  return /^[\s.]*[:：]/u.test(text.slice(at));
}

function firstFrom(tokens: readonly Token[], at: number): number {
  const index = tokens.findIndex(({ start }) => start >= at);
  return index < 0 ? tokens.length : index;
}
