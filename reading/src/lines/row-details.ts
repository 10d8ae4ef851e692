import { anyOf } from '@tallyport/domain/any-of';
import { isCountry, isCountryCode } from '@tallyport/domain/values/countries';
import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import type { Concept } from '../labels/concepts.js';
import { knownLabelsWithin } from '../labels/find-labels.js';
import { type Phrase, partOf, phraseOfWords } from '../page/phrases.js';
import { columnRoleOf } from '../tables/column-roles.js';
import type { TableCell } from '../tables/rows.js';
import { labelledByForm } from './labelled-by-form.js';

/** What the description of a row says beside the goods: labelled details (`Origin: UK`) and tariff codes in brackets. */
export interface RowDetails {
  readonly goods: Phrase | null;
  readonly labelled: ReadonlyMap<Concept, Phrase>;
  readonly hsCode: Phrase | null;
  /** The code of the product under its name (`SKU: 86.325.93`). */
  readonly code: Phrase | null;
}

const BRACKETED_CODE = /[[(]\s*(\d{4}\.?\d{2}(?:[.\s]?\d{2,4}){0,2})\s*[\])]/u;

/** Which ones of the goods were sent, and for which order, is told below what they are: `Lot: 832922`, `S/N 768401 - 768440`. */
const TRACED = String.raw`
  lot
  batch
  charge
  serial
  ser
  s/n
  order(?: line(?: reference)?)?
  p\.?o
  purchase order
  sales order
  delivery
  contract
  mfg
  mfd
  exp
  expiry
  best before
  use by
  production
  (?:los|chargen|serien)(?:nummer|nr)?
  mhd
  haltbar bis
  (?:teil|rest)?lieferung
  lieferschein
  liefertermin
  bestell(?:ung|position)
  auftrag(?:sposition)?
  n[°º] de (?:lot|s[eé]rie)
  livraison
  commande
  lote
  n[°ºuú]m(?:ero)?\.? de (?:lote|serie)
  entrega
  pedido
  albar[aá]n
  caducidad
  lotto
  matricola
  consegna
  ordine
  scadenza
  partij
  batchnr
  levering
  bestelling
  tht
  parti
  ordre
  partia
  zam[oó]wienie
  šar[zž]e
  objedn[aá]vka
`;
const NAMED = String.raw`(?:(?:your|our|customer|cust\.?|buyer)(?:'?s)? )?${anyOf(TRACED)}\.?(?: (?:no|nos|nr|number|numbers|date|code)\.?)?`;
const WEEK = String.raw`(?:(?:kw|cw|wk|week|semaine|sem|semana|uge|uke|vecka)\.?\s)?`;
const TRACE = new RegExp(String.raw`^\W*${NAMED}\s?[:#.]?\s*${WEEK}(?=\S*\d)`, 'iu');

/** What is remarked below goods behind a star: `* for site 2`, `*** Check on arrival ***`. */
const STARRED = /^\*{1,3}\s?\p{L}/u;

function startOfTrace({ text, lines }: TableCell): number[] {
  const first = lines.slice(1).find((line) => TRACE.test(line.text) || STARRED.test(line.text));
  return first === undefined ? [] : [text.indexOf(first.text)];
}

/** Parts the goods from the labelled details that forms print below or behind them in one cell. */
export function detailsOf(cell: TableCell): RowDetails {
  const labels = knownLabelsWithin(cell);
  const byForm = labelledByForm(cell);
  const code = labelledCode(cell);
  const isOnTop = code !== null && code.line === cell.lines[0];
  const starts = [
    ...(code === null || isOnTop ? [] : [cell.text.indexOf(code.line.text)]),
    ...labels.map(({ text }) => cell.text.indexOf(text)).filter((at) => !isOnTop || at > 0),
    ...(byForm === null ? [] : [byForm.start]),
    ...startOfTrace(cell),
  ];
  const end = Math.min(cell.text.length, ...starts);
  const labelled = new Map([
    ...labels.flatMap(({ concepts, inline }) =>
      inline === null ? [] : concepts.map((concept) => [concept, onOneLine(inline, cell)] as const),
    ),
    ...(byForm?.values ?? []),
  ]);
  const bracketed = BRACKETED_CODE.exec(cell.text);
  const hsCode = bracketed === null ? null : partOf(cell, bracketed.index, bracketed.index + bracketed[0].length);
  const from = isOnTop ? code.line.text.length : 0;
  const goods = withoutCode(goodsBefore(cell, end, from), bracketed?.[0]) ?? namedGoods(cell);
  return { goods, labelled, hsCode, code: code?.value ?? null };
}

/** What the goods are, on a line that says that it tells this: `Desc: Ceramic capacitor`. */
function namedGoods({ lines }: TableCell): Phrase | null {
  for (const line of lines) {
    const colon = line.text.search(/[:：]\s*\S/u);
    const isNamed = colon > 0 && columnRoleOf(line.text.slice(0, colon)) === 'description';
    const goods = isNamed ? partOf(line, colon + 1, line.text.length) : null;
    if (goods !== null) return goods;
  }
  return null;
}

/** The words of a cell up to where remarks begin, without the mark before these. */
function goodsBefore(cell: TableCell, end: number, from: number): Phrase | null {
  const goods = partOf(cell, from, end);
  return goods === null || end === cell.text.length ? goods : { ...goods, text: goods.text.replace(/[\s·•|;,(–-]+$/u, '') };
}

/**
 * A line that names a code of the product, alone or before other remarks behind a mark or under other labels; the first line only where
 * nothing else stands on it.
 */
function labelledCode({ lines }: TableCell): { line: Phrase; value: Phrase } | null {
  for (const [index, line] of lines.entries()) {
    const [, label = '', value = ''] = CODE_OF_PRODUCT.exec(line.text) ?? [];
    const at = line.text.indexOf(value, label.length);
    const isAlone = at + value.length === line.text.length && lines.length > 1;
    const part = value === '' || (index === 0 && !isAlone) || !isOfProduct(label) ? null : partOf(line, at, at + value.length);
    if (part !== null) return { line, value: part };
  }
  return null;
}

/** Up to the end of the line, a mark, the next label, or a code of the tariff under its name. */
const CODE_OF_PRODUCT =
  /^(\p{L}[\p{L} ./-]*?)\s*[.:#]*\s+(\S*\d\S*?|\p{Lu}+(?:[-_]\p{Lu}+)+|\p{Lu}{4,})(?=$|,?\s[·•|;–-]\s|[,;]\s|\s\p{L}[\p{L}.]*:|\s(?:HSN?|HTS|RITC|NCM|TARIC)\s)/u;
/** Whose code it is: of two that are printed that of who sells. */
const OF_SELLER =
  /^(?:our|seller(?:['’]?s)?|supplier(?:['’]?s)?|vendor|unsere?|verkäufer|s[äa]ljarens|s[æa]lgers|selgers|leverand[øo]rens|notre|nuestr[oa]|nostr[oa])\s+(?=\p{L})/iu;

/** Alone over a column it may mean a kind of goods; before a code it means that. */
const SHORT = /^(?:art|item)$/iu;

function isOfProduct(label: string): boolean {
  return SHORT.test(label) || [label, label.replace(OF_SELLER, '')].some((text) => columnRoleOf(text) === 'product_code');
}

/** A code or a country ends with its line: what follows below is another remark. */
function onOneLine(value: Phrase, { lines }: TableCell): Phrase {
  const [first] = value.words;
  const line = lines.find(({ words }) => first !== undefined && words.includes(first));
  const words = value.words.filter((word) => line?.words.includes(word) === true);
  const short = words.length === 0 ? value : phraseOfWords(value, words);
  return isTariffCode(short.text) || isCountry(short.text) || isCountryCode(short.text) ? short : value;
}

function withoutCode(goods: Phrase | null, code: string | undefined): Phrase | null {
  if (goods === null || code === undefined) return goods;
  return { ...goods, text: goods.text.replace(code, '').trim() };
}
