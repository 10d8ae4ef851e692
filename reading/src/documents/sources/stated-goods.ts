import { CERTAINTY } from '../../certainty.js';
import type { DocumentText, LabelledValue } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { pick } from '../../fields/pick.js';
import { cleaned, readLongText, type ValueReader } from '../../fields/value-readers.js';
import { heightOf, isSameLine } from '../../page/area.js';
import { isClosed, isSameCell } from '../../page/enclosure.js';
import { type Phrase, partOf } from '../../page/phrases.js';
import type { ColumnRole } from '../../tables/column-roles.js';
import type { TableCell } from '../../tables/rows.js';
import { STATED_GOODS } from '../tuning.js';
import { cellsUnder, isGoodsLine } from './goods-cells.js';

/** Columns that only a list of goods has beside their names. */
const OF_LISTS = new Set<ColumnRole>(['item', 'hs_code', 'product_code', 'quantity']);

/** The goods of a schedule: all rows of a table that tells more of each than its name. */
export function goodsInList(text: DocumentText): Understood | null {
  const lists = text.tables.filter(({ columns, rows }) => {
    const roles = columns.flatMap(({ role }) => role ?? []);
    const isList = roles.some((role) => OF_LISTS.has(role)) || (rows.length > 1 && roles.includes('country_of_origin'));
    return isList && roles.includes('description');
  });
  const cells = lists.flatMap(({ rows }) =>
    rows.flatMap((row) => [...row.cells].filter(([{ role }]) => role === 'description').map(([, cell]) => cell)),
  );
  const lines = cells.flatMap((cell) => cell.lines).filter(isGoodsLine);
  return lines.length === 0 ? null : { value: lines.map((line) => line.text).join(', '), from: lines, certainty: CERTAINTY.table.goods };
}

/** Boxes side by side look like the heads of a table with one row. */
export function goodsInTables(text: DocumentText): Understood | null {
  const cells = cellsUnder(text, ['description']);
  const [first] = cells;
  const end = cells.findIndex((cell, index) => first !== undefined && cell !== first && !goesOn(cells[index - 1], cell));
  const lines = (end < 0 ? cells : cells.slice(0, end)).flatMap((cell) => cell.lines).filter(isGoodsLine);
  return lines.length === 0 ? null : { value: lines.map((line) => line.text).join(', '), from: lines, certainty: CERTAINTY.table.goods };
}

/** Whether a cell holds more of the one above it: in the same ruled cell, or right below where nothing is ruled. */
function goesOn(above: TableCell | undefined, cell: TableCell): boolean {
  if (above === undefined || isSameCell(above.cell, cell.cell)) return true;
  const gap = cell.area.top - above.area.bottom;
  return !isClosed(above.cell) && !isClosed(cell.cell) && gap < heightOf(cell.lines[0]?.area ?? cell.area);
}

/** The origin under a head that stands for the whole paper: there is one row, and it is none of a list of goods. */
export function originInTable(text: DocumentText): Understood | null {
  const [cell, ...more] = cellsUnder(text, ['country_of_origin']);
  return cell === undefined || more.length > 0 || goodsInList(text) !== null
    ? null
    : { value: cell.text, from: [cell], certainty: CERTAINTY.table.soleCell };
}

const BULLET = /^\s*[-–•*▪·○]\s+/u;
/** The next line of a form: `4. Containers`. */
const NUMBERED = /^\W*\d{1,2}[.)]\s*\p{L}/u;

/** What stands at a label that ends clearly: sentences of certificates speak of goods, too. */
export function firmly(source: (text: DocumentText) => Understood | null): (text: DocumentText) => Understood | null {
  return (text) => source({ ...text, labels: text.labels.filter(({ ending }) => ending !== 'loose') });
}

/** The goods at a label that ends clearly. */
export function goodsAtLabel(text: DocumentText): Understood | null {
  return firmly((firm) => pick(firm, ['goods_description'], (candidate, label) => readGoods(candidate, label, text)))(text);
}

/** Goods at their label: the rest of its sentence, a list under it, or a box. */
const readGoods: ValueReader = (candidate, label, text) => {
  const own = label.phrases[0];
  if (candidate.relation === 'inline' && own !== undefined) {
    const lines = paragraphFrom(own, label.text, text);
    if (lines.length > 1 || /\.\s*$/u.test(own.text))
      return {
        value: cleaned(lines.map((line) => line.text).join(' ')).replace(/\.$/u, ''),
        from: lines,
        certainty: CERTAINTY.table.goods,
      };
  }
  const lines = upToLabel(candidate.relation === 'below' ? listed(candidate.lines) : candidate.lines, label, text);
  const understood = readLongText({ ...candidate, lines: lines.map(withoutBullet) }, label, text);
  return understood === null || !/\p{L}{3}/u.test(String(understood.value)) ? null : understood;
};

/** Goods end where a line begins with what another label of several words is called: `Country of origin …`. */
function upToLabel(lines: readonly Phrase[], own: LabelledValue, text: DocumentText): readonly Phrase[] {
  const labels = text.labels.filter(
    (label) => label !== own && label.concepts.length > 0 && !label.concepts.includes('goods_description') && label.text.includes(' '),
  );
  const end = lines.findIndex((line, index) => index > 0 && labels.some(({ phrases }) => phrases[0] === line));
  return end < 0 ? lines : lines.slice(0, end);
}

/** The words behind a label and the lines on which they go on, up to the end of the sentence. */
function paragraphFrom(own: Phrase, label: string, text: DocumentText): Phrase[] {
  const start = own.text.indexOf(label) + label.length;
  const first = partOf(own, start + (/^[\s:：]*/u.exec(own.text.slice(start))?.[0].length ?? 0), own.text.length);
  if (first === null || label === '' || start < label.length) return [];
  const onPage = text.phrases.filter(({ page }) => page === own.page);
  const right = Math.max(...onPage.map(({ area }) => area.right));
  const lines = [first];
  let last = own;
  while (last.area.right > STATED_GOODS.full * right && !/\.\s*$/u.test(last.text)) {
    const next = onPage.find((phrase) => isNextLine(last, phrase) && Math.abs(phrase.area.left - own.area.left) < heightOf(own.area));
    if (next === undefined || NUMBERED.test(next.text)) break;
    lines.push(next);
    last = next;
  }
  return lines;
}

function isNextLine(above: Phrase, below: Phrase): boolean {
  const gap = below.area.top - above.area.bottom;
  return !isSameLine(above.area, below.area) && gap > -0.4 * heightOf(above.area) && gap < STATED_GOODS.nextLine * heightOf(above.area);
}

/** The lines of a list under its label: what begins farther left and apart from them is no item any more. */
function listed(lines: readonly Phrase[]): readonly Phrase[] {
  const [first] = lines;
  if (first === undefined) return lines;
  const end = lines.findIndex(({ area }, index) => {
    const above = lines[index - 1];
    const isOutdented = area.left < first.area.left - 0.8 * heightOf(first.area);
    return above !== undefined && isOutdented && area.top - above.area.bottom > 0.3 * STATED_GOODS.nextItem * heightOf(above.area);
  });
  return end < 0 ? lines : lines.slice(0, end);
}

function withoutBullet(line: Phrase): Phrase {
  const bullet = BULLET.exec(line.text)?.[0].length ?? 0;
  return bullet === 0 ? line : (partOf(line, bullet, line.text.length) ?? line);
}
