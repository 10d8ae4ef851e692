import type { DocumentText } from '../document-text.js';
import { heightOf, isSameLine } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { HONOURED } from './tuning.js';

/** How Japan and Korea end the name of whom a paper goes to: `株式会社みなと商会 御中`, `田中 様`, `성진상사 귀중`. Alone it stands beside the name. */
const HONORIFIC = /[\s　]*(?:御中|귀중|(?<=^|[\s　])(?:様|殿|귀하))[\s　]*$/u;

/** The name of whom a paper goes to, without its honorific, and the lines below it that no label claims; none where nobody is honoured. */
export function honouredBlockOf(text: DocumentText): readonly Phrase[] {
  const reach = HONOURED.reach * (text.sizes.get(1)?.height ?? Number.POSITIVE_INFINITY);
  const head = text.phrases.filter(({ page, area }) => page === 1 && area.bottom < reach);
  for (const phrase of head) {
    const honorific = HONORIFIC.exec(phrase.text);
    const name = honorific === null ? null : honorific.index === 0 ? besideOf(phrase, head) : partOf(phrase, 0, honorific.index);
    if (name !== null && /\p{L}{2}/u.test(name.text)) return [name, ...linesBelow(name, head, text)];
  }
  return [];
}

/** Whether a line belongs to the block of whom the paper goes to. */
export function isHonoured({ area, page }: Phrase, block: readonly Phrase[]): boolean {
  return block.some((line) => line.page === page && line.area.top === area.top && line.area.left === area.left);
}

function besideOf({ area }: Phrase, head: readonly Phrase[]): Phrase | null {
  const before = head.filter((other) => isSameLine(other.area, area) && other.area.right <= area.left + 1);
  return before.toSorted((a, b) => b.area.right - a.area.right)[0] ?? null;
}

function linesBelow(name: Phrase, head: readonly Phrase[], { labels }: DocumentText): Phrase[] {
  const labelled = new Set(
    labels.filter(({ ending, concepts }) => ending !== 'loose' && concepts.length > 0).flatMap(({ phrases }) => phrases),
  );
  const lines: Phrase[] = [];
  let last = name;
  for (const phrase of head.toSorted((a, b) => a.area.top - b.area.top)) {
    const isBelow = phrase.area.top >= last.area.bottom - 2 && Math.abs(phrase.area.left - name.area.left) < heightOf(name.area);
    if (!isBelow) continue;
    if (labelled.has(phrase) || phrase.area.top - last.area.bottom > HONOURED.close * heightOf(name.area)) return lines;
    lines.push(phrase);
    last = phrase;
  }
  return lines;
}
