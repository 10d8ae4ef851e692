import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { type Area, heightOf, isSameLine, middleX, overlapX } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import type { Understood } from './field-reading.js';
import { TITLED_NUMBER } from './tuning.js';

/** What an invoice is called in its title, with what stands before it in one word or more: `Tax invoice`, `Handelsrechnung (380)`. */
const NAMES = String.raw`(?:(?:tax|commercial|sales|export|customs|pro\s?forma)\s+|sales\s*[-–]\s*)?invoice|\p{L}*rechnung|faktura|(?:tax\s+)?facture|factura|fattura|fatura|factuur`;
/** What stands before such a name where a form serves for more than invoices: `NOTULA / FATTURA n. 47`. */
const ALSO = String.raw`(?:notula|parcella|ricevuta|nota|recibo|re[cç]u|receipt|bill|quittung|beleg|kvitto|paragon)`;
const SIGN = String.raw`(?:\(\d{3}\)\s*)?(?:(?:no|nr|num|number|nummer|n)\s?[.°º]?\s*[:：]?|[#:：№])?\s*#?`;
const TITLED = new RegExp(
  String.raw`^(?:${ALSO}\s?\/\s?)?(?:${NAMES})(?:\s+(?:vat|mva|iva|simplificada|semplificata|rectificativa))?(?:\s*\/\s*(?:${NAMES}))?\s*${SIGN}\s*` +
    String.raw`(?<number>(?:(?:F[ART]\s(?=[A-Z\d]+\/))|[A-Z]{1,3}\s(?=\d+\/\d))?(?=[^\s]*\d)[A-Z\d][A-Z\d/_.-]{2,29})(?<rest>\s.*)?$`,
  'iu',
);
/** Which copy it is, behind its number. */
const COPY = /^[\s–-]*(?:original|copy|cop[ií]a|copie|duplicat[ae]?|duplicado|kopie|oryginał|kopia)?\W*$/iu;
const YEAR = /^(?:19|20)\d\d$/u;
/** Without a day behind it `Invoice no.` is a label like any other, unless it is said in two languages. */
const LABELLED = /(?<!\p{L})(?:no|nr|num|number|nummer|n)\W*$/iu;
/** Words before the day on which an invoice was issued. */
const OF_DAY = /^[\s,–-]*(?:vom|v\.|du|le|del?|dated|date|of|issued(?:\s+(?:at|on))?|van|dd\.?|de\s+fecha|data)?[\s:]*$/iu;

interface Title {
  readonly phrase: Phrase;
  readonly number: string;
  /** The day behind the number, or null where the title has none. */
  readonly day: { readonly value: string; readonly certain: boolean } | null;
}

function titlesOf(text: DocumentText): Title[] {
  return text.phrases.flatMap((phrase) => {
    const { number, rest = '' } = TITLED.exec(phrase.text.trim())?.groups ?? {};
    if (number === undefined || YEAR.test(number) || daysIn(number, text.dayOrder).length > 0) return [];
    const [day] = daysIn(rest, text.dayOrder);
    const isDated = day !== undefined && OF_DAY.test(rest.slice(0, day.start)) && rest.slice(day.end).trim() === '';
    const name = phrase.text.slice(0, phrase.text.indexOf(number));
    const isAlone = COPY.test(rest) && (!LABELLED.test(name) || name.includes('/'));
    return isAlone || isDated ? [{ phrase, number, day: day ?? null }] : [];
  });
}

/** The number of the invoice where it stands right behind the word: `Invoice 1884`, `Rechnung Nr. 4711 vom 31.10.2018`. A year is none. */
export function titledInvoiceNumber(text: DocumentText): Understood | null {
  for (const { phrase, number } of titlesOf(text)) {
    const start = phrase.text.indexOf(number);
    const printed = partOf(phrase, start, start + number.length);
    if (printed !== null) return { value: number, from: [printed], certainty: CERTAINTY.number.titled };
  }
  return numberUnderTitle(text);
}

/** What follows the name of an invoice in its title: of export, electronic. */
const TITLE = new RegExp(
  String.raw`^(?:${NAMES})(?:\s+(?:d[ei]\s+export\p{L}+|electr[oó]nica|simplificada|semplificata|rectificativa|recibo|export|comercial|commerciale|accompagnatoria|pro\s?forma))*\W*$`,
  'iu',
);
const SIGN_WORD = String.raw`(?:[#№]|n[o°º]\.?|n\.|n[uú]m(?:ero)?\.?|nr\.?|numer|number|nummer|č\.|číslo|编号|編號|番号|s[ốo](?=\s?[(:]))`;
const SIGNED = new RegExp(
  String.raw`^(?:${SIGN_WORD}(?:\s?[/(]?\s?${SIGN_WORD}\)?)?(?:\s?\/\s?(?:data|date|datum|fecha))?)(?:(?<=[#№°º.])|(?=[\s:：\d#]))\s?[:：.]?\s?` +
    String.raw`(?<number>(?=[^\s]*\d|[A-Z]{1,5}\s\d)(?:[A-Z\d][A-Z\d/_.-]{2,29}|(?:[A-Z]{1,5}\s)?\d{1,8}(?:\s?[/-]\s?\d{1,8}){1,2}` +
    String.raw`|[A-Z]{1,3}\s\d[\d./-]{2,20}(?:\s\d{2,4}(?![\d./-]))*|\d{2}(?=\s\p{L}+\s\d)))` +
    String.raw`(?<day>\s+(?:(?:du|del?|vom|van|of|dated|z\s+dnia|ze\s+dne|af|den|dat[aeu]m?(?:\s?\/\s?dat[aeu]m?)?|fecha)[\s:]+)?\d.*)?(?:\s+(?:original|copy|copia|kopie|duplicate))?$`,
  'iu',
);

/** The number in words that are a sign and its number, with nothing but a day behind: `Nº / Data: PK 2024/118 07-03-2024`. */
export function signedNumber(words: string): string | null {
  return SIGNED.exec(words.trim())?.groups?.['number'] ?? null;
}

/** A number behind its sign right below the title, or beside it: `INVOICE` over `#23413561D` or `No. 073 / 2025`. */
export function numberUnderTitle(
  { phrases, dayOrder }: DocumentText,
  isTitle = (words: string) => TITLE.test(words.trim()),
): Understood | null {
  const titles = phrases.filter(({ text: words }) => isTitle(words));
  for (const phrase of phrases) {
    const { number, day = '' } = SIGNED.exec(phrase.text.trim())?.groups ?? {};
    const isUnder = titles.some(
      ({ page, area }) =>
        page === phrase.page && isNear(area, phrase.area) && (isSameLine(area, phrase.area) || overlapX(area, phrase.area) > 0),
    );
    if (number !== undefined && isUnder && (day === '' || daysIn(day, dayOrder).length === 1))
      return { value: number, from: [phrase], certainty: CERTAINTY.number.titled };
    const beside = isUnder && SIGN_ALONE.test(phrase.text.trim()) ? besideSign(phrase, phrases) : null;
    if (beside !== null) return beside;
  }
  return codeUnder(titles, phrases);
}

/** A code of letters and figures alone right below a title, in line with it: `FACTURA ELECTRÓNICA` over `F002-00000731`. */
function codeUnder(titles: readonly Phrase[], phrases: readonly Phrase[]): Understood | null {
  const codes = phrases.filter(
    ({ page, text: words, area }) =>
      CODE.test(words.trim()) &&
      titles.some(
        (title) => title.page === page && area.top >= title.area.bottom - 1 && isNear(title.area, area) && isInLine(title.area, area),
      ),
  );
  const [code] = codes;
  return code === undefined || codes.length > 1 ? null : { value: code.text.trim(), from: [code], certainty: CERTAINTY.number.bare };
}

/** Groups parted by a mark, the first with a letter. */
const CODE = /^(?=\S*\d{3})(?=[^-/]*[A-Z])[A-Z\d]{1,6}(?:[-/][A-Z\d]{1,12}){1,4}$/u;

function isInLine(title: Area, number: Area): boolean {
  const near = heightOf(title);
  return Math.abs(title.left - number.left) < near || Math.abs(middleX(title) - middleX(number)) < near;
}

/** The sign of a number alone, in a column of captions or a cell before its number. */
const SIGN_ALONE = /^(?:[#№]|n[o°º]|nr|n[uú]m(?:ero)?|number|nummer|numer|č|số)\s?[.:：]?$/iu;
const NUMBER = /^[\s:：]*(?<number>(?=.*\d)(?:[A-Z]{1,3}\s(?=\d))?[A-Z\d](?:[A-Z\d/_.-]{2,29}|\d{0,7}\s?\/\s?\d{2,4}))$/iu;

function besideSign(sign: Phrase, phrases: readonly Phrase[]): Understood | null {
  const [next] = phrases
    .filter(({ page, area }) => page === sign.page && isSameLine(area, sign.area) && area.left >= sign.area.right)
    .toSorted((a, b) => a.area.left - b.area.left);
  const number = NUMBER.exec(next?.text ?? '')?.groups?.['number'];
  if (next === undefined || number === undefined) return null;
  const start = next.text.indexOf(number);
  const from = partOf(next, start, start + number.length);
  return from === null ? null : { value: number, from: [from], certainty: CERTAINTY.number.titled };
}

/** The only number behind a sign in the upper part of the first page, at times printed twice: `Nº 000.018.446` on a DANFE of Brazil. */
export function soleSignedNumber({ phrases, sizes }: DocumentText): Understood | null {
  const height = TITLED_NUMBER.head * (sizes.get(1)?.height ?? 0);
  const head = phrases.filter(({ page, area }) => page === 1 && area.bottom < height);
  const signed = head.flatMap((phrase) => {
    const number = SIGNED.exec(phrase.text.trim())?.groups?.['number'];
    if (number !== undefined) return [{ value: number, from: [phrase], certainty: CERTAINTY.number.bare }];
    const beside = SIGN_ALONE.test(phrase.text.trim()) ? besideSign(phrase, head) : null;
    return beside === null ? [] : [{ ...beside, certainty: CERTAINTY.number.bare }];
  });
  const [first] = signed;
  return first === undefined || signed.some(({ value }) => value !== first.value) ? null : first;
}

function isNear(title: Area, number: Area): boolean {
  return number.top >= title.top - 1 && number.top - title.bottom < TITLED_NUMBER.under * heightOf(title);
}

/** The day of issue where the title has it behind the number. */
export function titledInvoiceDay(text: DocumentText): Understood | null {
  const dated = titlesOf(text).find(({ day }) => day !== null);
  if (dated?.day === undefined || dated.day === null) return null;
  const isSure = dated.day.certain || text.isDayOrderKnown;
  return { value: dated.day.value, from: [dated.phrase], certainty: isSure ? CERTAINTY.day.titled : CERTAINTY.day.twoWays };
}
