import { areaAround, heightOf, isSameLine, middleX, overlapX } from '../page/area.js';
import { isSameCell } from '../page/enclosure.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { isBoxNumbered } from './box-numbers.js';
import type { Concept } from './concepts.js';
import type { Label } from './label.js';
import { likelyLabel } from './likely-label.js';
import { enumerated, type LabelMatch, matchLabel, OF_PAPERS, wholeLabel } from './match-label.js';
import { isOption } from './options.js';
import { isOrderClause } from './order-clause.js';
import { behindRate, isRated, ratedConcepts } from './rates.js';
import { refersToParty } from './refers-to-party.js';
import { type Token, tokensOf } from './tokens.js';
import { FIND_LABELS } from './tuning.js';

/** Labels that are broken over phrases: set on two lines, or with a gap between their words. */
export function brokenLabels(phrases: readonly Phrase[]): Label[] {
  const taken = new Set<Phrase>();
  return phrases.flatMap((phrase) => {
    const label = taken.has(phrase) ? null : (brokenLabel(phrase, phrases) ?? gappedLabel(phrase, phrases));
    for (const part of label?.phrases ?? []) taken.add(part);
    return label ?? [];
  });
}

/** The labels that are known, and behind them those within the other phrases. A phrase may hold several (`Name: A; Date: B`). */
export function withLabelsWithin(known: readonly Label[], phrases: readonly Phrase[]): Label[] {
  const taken = new Set(known.flatMap((label) => label.phrases));
  return [...known, ...phrases.filter((phrase) => !taken.has(phrase)).flatMap(labelsWithin)];
}

/** The labels that stand in one phrase, each with the text up to the next one. */
function labelsWithin(phrase: Phrase): Label[] {
  if (refersToParty(phrase.text) || (isOrderClause(phrase.text) && !/[:：]/u.test(phrase.text)) || isOption(phrase.text)) return [];
  const tokens = tokensOf(phrase.text);
  return labelsFrom(phrase, tokens, firstLabel(phrase.text, tokens));
}

/** The labels of the vocabulary that stand anywhere in a phrase and end with a colon. */
export function knownLabelsWithin(phrase: Phrase): Label[] {
  return labelsFrom(phrase, tokensOf(phrase.text), null);
}

function labelsFrom(phrase: Phrase, tokens: readonly Token[], first: LabelMatch | null): Label[] {
  const matches = first === null ? [] : [first];
  const lastMark = phrase.text.search(/[:：=;][^:：=;]*$/u);
  for (const [index, token] of tokens.entries()) {
    if (token.start > lastMark) break; // no colon comes any more
    const last = matches.at(-1);
    if ((last !== undefined && token.start < last.valueStart) || !beginsHere(phrase.text, token.start)) continue;
    const match = matchLabel(phrase.text, tokens, index);
    if (match?.ending === 'colon') matches.push(match);
  }
  return matches
    .filter((match) => !isInSentence(phrase.text, match))
    .map((match, index, kept) => labelOf(phrase, match, kept[index + 1]?.start));
}

/** What bills say of goods that the carrier has not counted names no shipper, a box at the post office is no order, and `Via Roma 4` a street. */
const NO_LABEL =
  /^(?:shipper['’]?s?\s+(?:load|stow|pack|count|own|weight)|p\.?\s?o\.?\s+box|pol\.?\s+ind)(?!\p{L})|^via\s+[^\d:]{2,30}\s\d+[a-z]?\s*$/iu;

/** A word that begins like a label and goes on in small letters is part of a sentence: `Vessel operating carrier`. */
function isInSentence(text: string, { ending, start, valueStart }: LabelMatch): boolean {
  if (ending === 'loose' && NO_LABEL.test(text.slice(start))) return true;
  return ending === 'loose' && /^\p{Ll}{3,}(?:\s|$)/u.test(text.slice(valueStart));
}

/** A label at the beginning of a phrase, known or only looking like one: a few words and a colon. */
function firstLabel(text: string, tokens: readonly Token[]): LabelMatch | null {
  const from = enumerated(text, tokens);
  const named =
    matchLabel(text, tokens, from) ?? withArticle(text, tokens, from) ?? withRate(text, tokens) ?? secondHalf(text, tokens, from);
  const isOfHouse = named?.ending === 'loose' && isBoxNumbered(text) && !isNumberOfTrader(text, named);
  const known = isOfHouse ? null : named; // the number of a house, more likely
  if (known !== null && (known.ending !== 'loose' || !/[:：]/u.test(text))) return known;
  const likely = labelInBrackets(text) ?? likelyLabel(text, tokens);
  if (likely !== null) return likely;
  if (known !== null) return known;
  const unknown = /^\p{L}[^:：;]{1,38}[:：](?!\/\/)\s*/u.exec(text);
  if (unknown === null || unknown[0].split(/\s+/).length > 7) return null;
  return { concepts: [], start: 0, end: unknown[0].length, valueStart: unknown[0].length, ending: 'colon' };
}

/** Behind words that no table has a remark may tell what is meant: `Consignment reference (invoice no.)`. */
const REMARKED = /^\p{L}[^:：;()\d]{2,40}\((?<remark>[^()]{4,40})\)\s*(?<colon>[:：]?)/u;

function labelInBrackets(text: string): LabelMatch | null {
  const match = REMARKED.exec(text);
  const meant = wholeLabel(match?.groups?.['remark'] ?? '');
  if (match === null || meant === null || !meant.concepts.some((concept) => OF_PAPERS.has(concept))) return null;
  const isColon = match.groups?.['colon'] !== '';
  if (!isColon && match[0].length < text.length) return null;
  const end = match[0].trimEnd().length;
  return { ...meant, start: 0, end, valueStart: match[0].length, ending: isColon ? 'colon' : 'bare', isGuess: true };
}

/** Papers in two languages say a label twice; where the first half is not known the second one is: `签单地点 B/L issued in`. */
function secondHalf(text: string, tokens: readonly Token[], start: number): LabelMatch | null {
  const first = tokens[start];
  const isFirstHan = first !== undefined && /\p{Script=Han}/u.test(first.form);
  const from = isFirstHan
    ? tokens.findIndex(({ form }, index) => index > start && !/\p{Script=Han}/u.test(form))
    : tokens.findIndex((token, index) => index > start && /^\p{L}[^\d:：;]{2,40}[/|]\s*$/u.test(text.slice(first?.start, token.start)));
  const match = from > start && from - start <= FIND_LABELS.mostHalfWords ? matchLabel(text, tokens, from) : null;
  return match === null || match.ending === 'loose' ? null : { ...match, start: first?.start ?? 0 };
}

/** `THE BUYER:` is the buyer. */
function withArticle(text: string, tokens: readonly Token[], from: number): LabelMatch | null {
  const match = tokens[from]?.form === 'the' ? matchLabel(text, tokens, from + 1) : null;
  return match?.ending === 'colon' ? { ...match, start: tokens[from]?.start ?? 0 } : null;
}

/** `zzgl. 19 % MwSt.` is a tax, whatever its rate. */
function withRate(text: string, tokens: readonly Token[]): LabelMatch | null {
  const behind = behindRate(text);
  const from = behind === null ? -1 : tokens.findIndex(({ start }) => start >= behind);
  const match = from < 0 ? null : matchLabel(text, tokens, from);
  return match !== null && isRated(match.concepts) ? { ...match, concepts: ratedConcepts(match.concepts), start: 0 } : null;
}

/** Inside a phrase a label begins behind a mark or another value's end, not in the middle of words that belong together. */
function beginsHere(text: string, start: number): boolean {
  return start === 0 || /[;|,.)\s]$/u.test(text.slice(0, start));
}

/** The number of a box before its caption: the value below begins under it. */
const NUMBER_OF_BOX = /^\W*(?:(?:\d{1,2}[a-z]?|[ivx]{1,4}|[a-h])[.)\]]*){1,3}\s*$/iu;

function labelOf(phrase: Phrase, found: LabelMatch, nextStart: number | undefined): Label {
  const match = isAllLabel(phrase.text, found)
    ? { ...found, end: phrase.text.length, valueStart: phrase.text.length, ending: 'bare' as const }
    : found;
  const valueEnd = endOfValue(phrase.text, match.valueStart, nextStart ?? phrase.text.length);
  const inline = match.valueStart >= phrase.text.length ? null : partOf(phrase, match.valueStart, valueEnd);
  const own = partOf(phrase, NUMBER_OF_BOX.test(phrase.text.slice(0, match.start)) ? 0 : match.start, match.end) ?? phrase;
  return {
    concepts: match.concepts,
    text: phrase.text.slice(match.start, match.end),
    phrases: [phrase],
    area: own.area,
    cell: phrase.cell,
    ...(match.isGuess === true ? { isGuess: true } : {}),
    inline: inline === null ? null : trimmed(inline),
    ending: match.ending === 'loose' && inline !== null && (isSetApart(own, inline) || isFarApart(own, inline)) ? 'colon' : match.ending,
  };
}

const COUNTED = new Set<Concept>(['packages', 'gross_weight', 'net_weight', 'volume', 'goods_total', 'total_amount']);

/** What is counted or measured is no word: `Packages in all`, `Net weight total` are labels to their end. */
function isAllLabel(text: string, { concepts, ending, valueStart }: LabelMatch): boolean {
  const rest = text.slice(valueStart);
  if (isNumberOfTrader(text, { concepts, valueStart })) return true;
  return (
    ending === 'loose' &&
    concepts.length > 0 &&
    concepts.every((concept) => COUNTED.has(concept)) &&
    /^[\p{L}\s./()]+$/u.test(rest) &&
    rest.trim().split(/\s+/u).length <= FIND_LABELS.mostRestWords
  );
}

/** Customs print the number of a trader behind the label of its box: `2 Consignor/Exporter No. DE4410098`. It is no name. */
function isNumberOfTrader(text: string, { concepts, valueStart }: Pick<LabelMatch, 'concepts' | 'valueStart'>): boolean {
  return (
    concepts.some((concept) => TRADERS.has(concept)) &&
    /^(?:(?:no|nr|n°)\.?\s*)?[A-Z]{2}[A-Z\d]*\d{5,15}$/iu.test(text.slice(valueStart).trim())
  );
}

const TRADERS = new Set<Concept>(['shipper', 'consignee', 'buyer', 'seller', 'carrier']);

/** Forms print a label smaller than what is filled in behind it. The heights of recognised words tell nothing of their size. */
function isSetApart(label: Phrase, value: Phrase): boolean {
  return label.method === 'text layer' && heightOf(label.area) < FIND_LABELS.smallLabel * heightOf(value.area);
}

/** What stands behind a label with a gap before it is its value, as if there were a colon. */
function isFarApart(label: Phrase, value: Phrase): boolean {
  const gap = value.area.left - label.area.right;
  const spaces = [label, value].flatMap(({ words }) =>
    words.slice(1).map(({ area }, index) => area.left - (words[index]?.area.right ?? area.left)),
  );
  const letter = (label.area.right - label.area.left) / Math.max(1, label.text.length);
  const widest = Math.max(
    FIND_LABELS.farApart * heightOf(label.area),
    FIND_LABELS.letters * letter,
    ...spaces.map((space) => FIND_LABELS.wider * space),
  );
  return label.method === 'text layer' && gap > widest;
}

/** A value ends before the next label, and at a semicolon or bar behind which another one may follow. */
function endOfValue(text: string, start: number, limit: number): number {
  const mark = text.slice(start, limit).search(/[;|](?:\s|$)/u);
  return mark < 0 ? limit : start + mark;
}

function trimmed(phrase: Phrase): Phrase {
  return { ...phrase, text: phrase.text.replace(/^[\s:：;|_~]+|[\s;|_~]+$/gu, '') };
}

/** A label over two or three lines: the phrases below continue it, and only together they name it best. */
function brokenLabel(first: Phrase, phrases: readonly Phrase[]): Label | null {
  const stack = [first];
  let best: Label | null = null;
  while (stack.length < 3) {
    const below = phrases.find((phrase) => continuesBelow(stack.at(-1) ?? first, phrase));
    if (below === undefined) break;
    stack.push(below);
    const text = stack.map((phrase) => phrase.text).join(' ');
    const match = wholeLabel(text);
    if (match !== null && match.concepts.length === 1 && isNewMeaning(stack, match)) best = stackedLabel(stack, match, text);
  }
  return best;
}

/** A label whose words stand far apart: two phrases of one line that begin with a label only together. */
function gappedLabel(first: Phrase, phrases: readonly Phrase[]): Label | null {
  const height = heightOf(first.area);
  const next = phrases.find(
    (phrase) =>
      isSameLine(phrase.area, first.area) &&
      phrase.area.left >= first.area.right - 0.5 * height &&
      phrase !== first &&
      phrase.area.left - first.area.right < 2.2 * height,
  );
  if (next === undefined || (Number.isFinite(first.cell.right) && next.area.left > first.cell.right)) return null;
  const both: Phrase = {
    ...first,
    text: `${first.text} ${next.text}`,
    words: [...first.words, ...next.words],
    area: areaAround([first.area, next.area]),
  };
  const match = matchLabel(both.text, tokensOf(both.text), 0);
  const isLonger = match !== null && match.ending !== 'loose' && match.end > first.text.length + 1;
  if (!isLonger || !isNewMeaning([first, next], match)) return null;
  return { ...labelOf(both, match, undefined), phrases: [first, next] };
}

/** `SHIP` over `TO:` has nothing to do with a vessel. */
const SENT_TO = /^(?:ship|sold|bill|deliver|invoice|consign)(?:ed)?\s+to\W*$/iu;

/**
 * Together the phrases must name something new: not all of them are labels alone, the first is not the end of another one, and what
 * follows it is no label of something else (`Sold to`, and under it `Contact name`).
 */
function isNewMeaning(stack: readonly Phrase[], match: LabelMatch): boolean {
  if (SENT_TO.test(stack.map((phrase) => phrase.text).join(' '))) return true;
  const alone = stack.map((phrase) => wholeLabel(phrase.text));
  const [first, ...further] = alone;
  const says = (label: LabelMatch | null | undefined): boolean => label?.concepts[0] === match.concepts[0];
  const isOther = first !== null && first !== undefined && first.ending === 'colon' && first.concepts[0] !== match.concepts[0];
  const begun = stack[0]?.text ?? '';
  const isInBrackets = /[(（][^)）]*$/u.test(begun);
  const isListed = /\p{L},\s*$/u.test(begun); // `Exporter's name,` over `address and country`
  const isUnfinished = isInBrackets || isListed || /(?<!\p{L})(?:of|for|to|and|or|at|by|de|&)\W*$/iu.test(begun);
  const isOtherBelow = says(first) && further.some((label) => label !== null && !says(label));
  if (says(first) && stack.slice(1).some(({ text }) => isOrderClause(text))) return false; // `TO ORDER OF` under `Consignee`
  return !isOther && (isInBrackets || isListed || !isOtherBelow) && (isUnfinished || alone.some((label) => label === null));
}

function stackedLabel(stack: readonly Phrase[], match: LabelMatch, text: string): Label {
  const area = areaAround(stack.map((phrase) => phrase.area));
  const cell = stack[0]?.cell ?? area;
  return { concepts: match.concepts, text, phrases: [...stack], area, cell, inline: null, ending: match.ending };
}

function continuesBelow(above: Phrase, below: Phrase): boolean {
  const height = Math.max(heightOf(above.area), heightOf(below.area));
  const gap = below.area.top - above.area.bottom;
  if (gap > 0.7 * height || gap < -0.4 * height || isSameLine(above.area, below.area)) return false;
  if (Number.isFinite(above.cell.bottom) && !isSameCell(above.cell, below.cell) && above.cell.bottom < below.area.bottom) return false;
  const isAligned = Math.abs(above.area.left - below.area.left) < height || Math.abs(middleX(above.area) - middleX(below.area)) < height;
  return isAligned && overlapX(above.area, below.area) > 0 && above !== below;
}
