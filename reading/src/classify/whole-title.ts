import { canonicalText } from '../labels/tokens.js';
import type { Title } from './title-rules.js';
import { nearlyTitle, needsLargePrint, placesOf, titleAtEnd, titleInLetters, titleOf } from './titles.js';
import { WHOLE_TITLE } from './tuning.js';

/**
 * The title that a whole line is, printed so many times higher than the rest: as one knows it, either half of it, without a remark in
 * brackets, in two languages, or in large print behind a name or misread. Where all print of a page is of one size, as in text documents and
 * sheets, a line at its head is large enough to have its number behind it.
 */
export function wholeTitle(text: string, canonical: string, size: number, isHeadOfFlatPage = false): Title | null {
  const written = INITIALS.exec(text)?.groups?.['title'] ?? null;
  if (written !== null) return wholeTitle(written, canonicalText(written), size, isHeadOfFlatPage);
  const isLarge = size >= WHOLE_TITLE.largePrint;
  if (!isLarge && needsLargePrint(canonical)) return null;
  const plain =
    titleOf(canonical) ?? (isLarge || !VALUED.test(text) ? halfTitle(text) : null) ?? titleOfSeveral(canonical) ?? runTogether(text);
  if (plain !== null) return plain;
  if (isLarge) return remarkedTitle(text) ?? numberedTitle(text) ?? titleAtEnd(canonical) ?? nearlyTitle(canonical);
  if (CAPITALS.test(text)) return nearlyTitle(canonical);
  return CAPITALS_AND_NUMBER.test(text) || (isHeadOfFlatPage && !/[:：]/u.test(text))
    ? numberedTitle(text)
    : CAPITALS_AND_REMARK.test(text)
      ? remarkedTitle(text)
      : null;
}

/** Two words or more in capitals before the word for a number and a number: `PROFORMA INVOICE No. PF 2026/077-B`, however small. */
const CAPITALS_AND_NUMBER = /^\p{Lu}{4,}(?:\s\p{Lu}{3,})+\s+(?:N[oOrR]|N[°º])\.?\s*:?\s*(?=\S)/u;

/** A title that is written out behind its initials, and what follows it in another tongue: `S/I (SHIPPING INSTRUCTION) 补料单`. */
const INITIALS = /^\W*\p{Lu}\s?[/.]\s?\p{Lu}\.?\s*[(（](?<title>\p{L}[^()（）]{7,40})[)）]/u;

/** A label in two tongues with its value: `Factura / Invoice: E-000772`. */
const VALUED = /[:：]\s*\S*\d/u;

/** Two words or more in capitals with a remark in brackets: `IMPORTER SECURITY FILING (10+2) WORKSHEET`. */
const CAPITALS_AND_REMARK = /^\p{Lu}{3,}(?:\s\p{Lu}{2,})+\s*\([^()]{1,30}\)(?:\s\p{Lu}{3,}){0,2}$/u;

const CAPITALS = /^[\p{Lu}\d\s]{8,}$/u;

/** `PACKINGLIST`, as scans read it. */
function runTogether(text: string): Title | null {
  const words = titleInLetters(text);
  return words === null ? null : titleOf(words);
}

/** `COMMERCIAL INVOICE / 商业发票`, `注文請書 (ORDER ACKNOWLEDGEMENT)`: either half alone is a title. */
function halfTitle(text: string): Title | null {
  return (
    (inTwoScripts(text) ?? text.split(/\s*[/|–—]\s*/u))
      .map(canonicalText)
      .filter((half) => !needsLargePrint(half))
      .map(titleOf)
      .find((title) => title !== null) ?? null
  );
}

/** What stands before brackets and in them, where only one of them is in Latin letters: the same in two tongues. */
function inTwoScripts(text: string): readonly string[] | null {
  const [, before = '', within = ''] = /^([^()（）]+)[(（]([^()（）]+)[)）]\s*$/u.exec(text) ?? [];
  return /\p{Script=Latin}/u.test(before) === /\p{Script=Latin}/u.test(within) ? null : [before, within];
}

/** A title with a remark in brackets, behind it or within: `INVOICE (SUPPLY MEANT FOR EXPORT)`. */
function remarkedTitle(text: string): Title | null {
  const bare = text.replace(/\s*[(（][^()（）]*[)）](?=\s|$)/u, '').trim();
  return bare === text ? null : titleOf(canonicalText(bare));
}

/** The number of a paper, with the word for it before it or without. */
const NUMBER = /\s+(?:(?:no|nr|num|n[°ºo]|nummer|number|#)\.?\s*:?\s*(?:\p{Lu}{1,4}\s(?=\d))?)?#?(?=\S*\d)[\p{L}\d][\p{L}\d./_-]{2,}$/iu;

/** Whether words are a title, with the number of its paper or without: `Factuur FAC/2026/00233`. */
export function isNumberedTitle(text: string): boolean {
  return titleOf(canonicalText(text.replace(/\s\S*\d\S*$/u, ''))) !== null;
}

/** Words without the number of a paper behind them. */
export function withoutNumber(text: string): string {
  return text.replace(NUMBER, '');
}

/** A title with the number of its paper: `Auftragsbestätigung AB26-02147`. */
function numberedTitle(text: string): Title | null {
  const bare = withoutNumber(text);
  const words = canonicalText(bare).split(' ');
  return bare === text ? null : (placesOf(words).find(({ from, to }) => from === 0 && to === words.length)?.title ?? null);
}

/** Words between and behind titles: which copy it is, and in which language it says the same again. */
const BETWEEN = new Set('and original copy duplicate kopie copie copia kopia original originale no of for und et y e i och'.split(' '));

/** A paper that several titles name, and nothing else: `FACTURE COMMERCIALE COMMERCIAL INVOICE`. */
function titleOfSeveral(canonical: string): Title | null {
  const words = canonical.split(' ');
  const places = placesOf(words);
  const titles: Title[] = [];
  for (let at = 0; at < words.length; ) {
    const longest = places.filter(({ from }) => from === at).toSorted((a, b) => b.to - a.to)[0];
    if (longest !== undefined) titles.push(longest.title);
    else if (!BETWEEN.has(words[at] ?? '')) return null;
    at = longest?.to ?? at + 1;
  }
  const [first] = titles;
  if (first === undefined || places.every((place) => needsLargePrint(place.words))) return null;
  return titles.every(({ type }) => type === first.type) ? first : null;
}
