import type { TableHead } from './column-head.js';
import { withColumns, withPartedHeads } from './columns-over.js';
import { withBody } from './table-bodies.js';
import type { TablePage } from './table-page.js';
import { placeUnder } from './table-places.js';

/** A page without what looks like heads and stands in the rows of the heads above it. */
export function withoutHeadsInRows(page: TablePage): TablePage {
  const heads: TableHead[] = [];
  for (const [index, head] of page.heads.entries()) {
    const above = heads.at(-1);
    if (above === undefined || !isWeaker(head, above) || !isInRows(page, head, above, page.heads[index + 1])) heads.push(head);
  }
  return heads.length === page.heads.length ? page : { ...page, heads };
}

/** Whether heads tell of so little beside those above them that they may be a row of theirs. */
function isWeaker(head: TableHead, above: TableHead): boolean {
  return head.heads.length * 2 <= above.heads.length && head.heads.filter(({ role }) => role !== null).length < 2;
}

/** Whether all that looks like heads stands among the lines of the table above, where that goes on to the heads after them. */
function isInRows(page: TablePage, { heads }: TableHead, above: TableHead, next: TableHead | undefined): boolean {
  const { body } = withBody(withPartedHeads(withColumns(placeUnder(page, above, next))));
  const within = new Set([...body.lines, ...body.asides].flatMap(({ phrases }) => phrases));
  return body.lines.length > 0 && heads.every(({ phrases }) => phrases.every((phrase) => within.has(phrase)));
}
