import { heightOf, isSameLine, overlapX } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { type ColumnHead } from './column-head.js';
import { columnRoleOf } from './column-roles.js';
import type { TableDraft } from './table-draft.js';
import { linesUnder } from './table-places.js';
import { HEADS_BESIDE_ROWS } from './tuning.js';

/** What goes on with a head without being a part of its name. */
const REMARK = /^[(（]|^\p{Ll}[\p{L} .]*$/u;

/**
 * Heads with their last lines, where what is typed into a form begins beside these: `Number and date of` goes on with `invoices`, and so do some others,
 * while the first goods stand under the head that has one line.
 */
export function withHeadsBesideRows(draft: TableDraft): TableDraft {
  const { head } = draft;
  const [first] = linesUnder(draft);
  if (first === undefined || first.area.top - head.area.bottom > HEADS_BESIDE_ROWS.near * heightOf(first.area)) return draft;
  const lower = new Map(first.phrases.flatMap((phrase) => pairOf(phrase, head.heads) ?? []));
  const named = [...lower].filter(([phrase, upper]) => columnRoleOf(joined(upper, phrase)) !== null);
  if (named.length < HEADS_BESIDE_ROWS.least || named.length * 2 < first.phrases.length) return draft;
  const heads = head.heads.map((upper): ColumnHead => {
    const below = first.phrases.find((phrase) => lower.get(phrase) === upper);
    if (below === undefined) return upper;
    const role = columnRoleOf(joined(upper, below)) ?? upper.role;
    return { ...upper, role, text: joined(upper, below), phrases: [...upper.phrases, below] };
  });
  return { ...draft, head: { ...head, heads } };
}

/** Words without figures under one head that is not whole without them, or a remark on it. */
function pairOf(phrase: Phrase, heads: readonly ColumnHead[]): [Phrase, ColumnHead][] | null {
  const [upper, ...others] = heads.filter(({ area }) => overlapX(area, phrase.area) > 0);
  if (upper === undefined || others.length > 0 || /\d/u.test(phrase.text)) return null;
  if (upper.phrases.some(({ area }) => isSameLine(area, phrase.area))) return null;
  const isWhole = columnRoleOf(joined(upper, phrase)) === null;
  return isWhole && !REMARK.test(phrase.text) ? null : [[phrase, upper]];
}

function joined(upper: ColumnHead, { text }: Phrase): string {
  return `${upper.text} ${text}`;
}
