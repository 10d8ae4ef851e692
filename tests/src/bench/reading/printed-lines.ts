import type { Page, Word } from '@tallyport/reading/document-model';

/** So many letters are as wide as a page. */
const COLUMNS = 150;

/** A page as text, as `pdftotext -layout` prints it: a line for each row of words, each word at its place from the left. */
export function printedLines({ words }: Page): string[] {
  const rows: Word[][] = [];
  for (const word of words.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && Math.abs(middleOf(first) - middleOf(word)) < first.box.height / 2) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => textOf(row.toSorted((a, b) => a.box.x - b.box.x)));
}

function textOf(row: readonly Word[]): string {
  return row.reduce((text, { text: next, box }, at) => {
    const before = row[at - 1]?.box;
    const isApart = before !== undefined && box.x - (before.x + before.width) > 0.8 * box.height;
    return `${text.padEnd(Math.round(box.x * COLUMNS))}${isApart ? '  ' : at === 0 ? '' : ' '}${next}`;
  }, '');
}

function middleOf({ box }: Word): number {
  return box.y + box.height / 2;
}
