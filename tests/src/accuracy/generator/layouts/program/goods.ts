import type { GoldLine } from '../../gold.js';
import type { ShippedLine } from '../../truth/shipped-line.js';
import { text } from '../html.js';
import { CELLS, type Cell, type CellName, DETAILS, type DetailName } from './cells.js';
import type { Sheet } from './sheet.js';

/** A column: its head in its spellings, what it prints, and how wide it is. */
export type Column = readonly [head: string, cell: CellName, share: number];
/** What stands below the description: words before it, and what. */
export type Detail = readonly [label: string, detail: DetailName];

/** Goods as rows of cells, before a layout draws them. */
export interface Goods {
  readonly columns: readonly { readonly head: string; readonly isNumber: boolean; readonly share: number }[];
  readonly rows: readonly (readonly string[])[];
}

/** The cells with the words of an item, under which its details stand. */
const DESCRIBING: ReadonlySet<CellName> = new Set(['description', 'codeDescription', 'bracketed']);

const JUDGED = {
  CIV: [
    'description',
    'product_code',
    'quantity',
    'quantity_unit',
    'unit_price',
    'total_price',
    'hs_code',
    'country_of_origin',
    'net_weight',
  ],
  PKL: ['description', 'product_code', 'quantity', 'quantity_unit', 'net_weight'],
  COO: ['description', 'hs_code'],
} as const;

/** Prints the goods of a paper; details stand in lines of their own below the description. */
export function goodsOf(sheet: Sheet, columns: readonly Column[], details: readonly Detail[] = []): Goods {
  const judged = JUDGED[sheet.type as keyof typeof JUDGED] ?? [];
  const empty: GoldLine = Object.fromEntries(judged.map((field) => [field, null]));
  const cells: readonly Cell[] = columns.map(([, name]) => CELLS[name]);
  const under: readonly Cell[] = details.map(([, name]) => DETAILS[name]);
  const said = (line: ShippedLine, index: number) =>
    [...cells, ...under].reduce<GoldLine>((all, { says }) => ({ ...all, ...says?.(line, index, sheet) }), empty);
  sheet.setLines(sheet.lines.map(said));
  const detailsOf = (line: ShippedLine, index: number) =>
    details.map(([label], at) => `${sheet.word(label)} ${under[at]?.print(line, index, sheet) ?? ''}`.trim());
  return {
    columns: columns.map(([head, name, share]) => ({ head: sheet.word(head), isNumber: isNumber(CELLS[name]), share })),
    rows: sheet.lines.map((line, index) =>
      columns.map(([, name], at) => {
        const printed = cells[at]?.print(line, index, sheet) ?? '';
        return [printed, ...(DESCRIBING.has(name) ? detailsOf(line, index) : [])].map(text).join('<br>');
      }),
    ),
  };
}

function isNumber({ isNumber: is = false }: Cell): boolean {
  return is;
}

/** Goods as a table; below them, whole rows of HTML. */
export function tableOf({ columns, rows }: Goods, className = 'goods', foot = '', keepsHead = true): string {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const side = (index: number) => (columns[index]?.isNumber === true ? ' class="number"' : '');
  const heads = columns.map(
    ({ head, share }, index) => `<th${side(index)} style="width:${((100 * share) / all).toFixed(1)}%">${head}</th>`,
  );
  const body = rows.map((row) => `<tr>${row.map((cell, index) => `<td${side(index)}>${cell}</td>`).join('')}</tr>`);
  const head = `<tr class="heads">${heads.join('')}</tr>`;
  return `<table class="${className}">${keepsHead ? `<thead>${head}</thead>` : ''}<tbody>${keepsHead ? '' : head}${body.join('\n')}${foot}</tbody></table>`;
}
