import { areaAround, heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { linesOf } from './body-line.js';
import { type ColumnHead, SUBJECTS, type TableHead } from './column-head.js';
import { isCutAbove, isCutOff, isCutShort, isFieldsAbove, isFirstText, isRuledOff, linesFrom, remarksBelow } from './head-lines.js';
import { likelyBands } from './likely-bands.js';
import { isData, isMostlyNumbers, isOfSizes } from './numbers-in-heads.js';
import { provedBands } from './proved-bands.js';
import { ruledBands } from './ruled-bands.js';
import { described, settled } from './settled-heads.js';
import { stackedHeads } from './stacked-heads.js';
import { summedBands } from './summed-bands.js';
import { FIND_HEAD } from './tuning.js';

/** The rows of heads on a page, from top to bottom. */
export function findHeads(phrases: readonly Phrase[]): TableHead[] {
  const found: { head: TableHead; score: number }[] = [];
  for (const line of linesOf(phrases)) {
    const [first] = line.phrases;
    const lines = first === undefined ? [] : linesFrom(first, phrases);
    const most = lines.findIndex(
      (line, index) =>
        (index > 0 && line.some(isData) && !isOfSizes(line)) ||
        isFieldsAbove(lines.slice(0, index).flat(), line) ||
        isRuledOff(lines.slice(0, index).flat(), line) ||
        isFirstText(lines.slice(0, index).flat(), line),
    );
    for (let count = 1; count <= (most < 0 ? lines.length : most); count += 1) {
      const band = lines.slice(0, count).flat();
      if (isMostlyNumbers(band) || isCutShort(band, lines.slice(count).flat()) || isCutAbove(band, phrases)) continue;
      const heads = settled(described(stackedHeads(band)));
      const score =
        scoreOf(heads) + remarksBelow(lines.slice(1, count).flat()) - (isCutOff(heads, lines[count] ?? []) ? FIND_HEAD.cutOff : 0);
      if (score >= FIND_HEAD.leastScore)
        found.push({ head: { heads, area: areaAround(heads.map(({ area }) => area)) }, score: score + count / 100 });
    }
  }
  const best: TableHead[] = [];
  const proved = provedBands(phrases).map(headOf);
  const named = found.sort((a, b) => b.score - a.score).map(({ head }) => head);
  // Beside rows that prove themselves, heads of fewer columns that do not tell all of it are a part of theirs.
  const isPart = (head: TableHead) =>
    !isWhole(head) && proved.some((other) => isBeside(other, head) && other.heads.length > head.heads.length);
  for (const head of [...named.filter((one) => !isPart(one)), ...proved]) {
    if (!best.some((other) => isBeside(other, head) || isRightUnder(head, other))) best.push(head);
  }
  for (const band of summedBands(phrases)) {
    const head = headOf(band);
    if (!best.some((other) => isBeside(other, head) || other.area.bottom < head.area.top)) best.push(head);
  }
  if (best.length === 0) best.push(...likelyBands(phrases).map(headOf));
  if (best.length === 0)
    best.push(
      ...ruledBands(phrases)
        .map(headOf)
        .filter(({ heads }) => heads.some(({ role }) => role !== null && SUBJECTS.has(role))),
    );
  return best.sort((a, b) => a.area.top - b.area.top);
}

/** A label with its value: `CONTAINER: SEGU9621142`. */
function isStated({ text }: Phrase): boolean {
  return /^\p{L}[^:：]*[:：]\s*(?=\S*\d)[\p{L}\d][\p{L}\d./-]{3,}/u.test(text);
}

function headOf(band: readonly Phrase[]): TableHead {
  const heads = settled(described(stackedHeads(band)));
  return { heads, area: areaAround(heads.map(({ area }) => area)) };
}

function isWhole({ heads }: TableHead): boolean {
  return (['quantity', 'unit_price', 'total_price'] as const).every((role) => heads.some((head) => head.role === role));
}

/** Whether nothing that heads a column stands right under heads: the first texts of their rows. */
function isRightUnder(head: TableHead, other: TableHead): boolean {
  const gap = head.area.top - other.area.bottom;
  return gap > 0 && gap < FIND_HEAD.near * heightOf(other.area) && head.heads.every(({ role }) => role === null);
}

function isBeside(one: TableHead, other: TableHead): boolean {
  return one.area.top < other.area.bottom && other.area.top < one.area.bottom;
}

/** How good a row of heads is; 0 where it is none. Each column counts once, a guessed one half; unknown texts speak against it. */
function scoreOf(heads: readonly ColumnHead[]): number {
  const roles = new Set(heads.flatMap(({ role }) => role ?? []));
  const guessed = new Set(heads.flatMap(({ likely }) => (likely === undefined || roles.has(likely) ? [] : likely)));
  const unknown = heads.filter(({ role, likely }) => role === null && likely === undefined);
  if (roles.size === 1 && heads.length === 2 && heads.some(({ role, phrases }) => role === null && phrases.some(isData))) return 0; // a label and its value
  if (heads.filter(({ phrases }) => phrases.some(isStated)).length * 2 >= heads.length) return 0; // what rows below belong to
  const isGoods = [...roles, ...(roles.size < 2 ? [] : guessed)].some((role) => SUBJECTS.has(role));
  const isRow = roles.size >= 2 && roles.size + guessed.size >= 4 && !heads.some(({ phrases }) => phrases.some(isData));
  const isTable = (isGoods && roles.size + guessed.size >= 2) || roles.size >= 4 || isRow;
  if (!isTable || unknown.length * 2 > heads.length) return 0;
  return roles.size * 2 + guessed.size - unknown.length - unknown.filter(({ text }) => text.split(' ').length > 8).length;
}
