import type { HeaderField, LineField } from '@tallyport/contracts/shipping-record/fields';
import { packageTypeIn } from '@tallyport/domain/values/package-types';
import { volumeUnitIn, weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { bareNumberOf } from '../fields/bare-number.js';
import { containersIn } from '../fields/containers.js';
import type { Understood } from '../fields/field-reading.js';
import { issuerOf } from '../fields/issuer.js';
import { measureIn } from '../fields/measures.js';
import { pick } from '../fields/pick.js';
import { consigneeOf, pickParty } from '../fields/pick-party.js';
import { titledInvoiceNumber } from '../fields/titled-number.js';
import { readDay, readIdentifier, readShortText } from '../fields/value-readers.js';
import { anyLine, isNamed, type Line, numberIn, textIn, weightIn } from '../lines/invoice-line.js';
import type { Phrase } from '../page/phrases.js';
import type { ColumnRole } from '../tables/column-roles.js';
import { cellOf, type TableRow } from '../tables/rows.js';
import type { Table } from '../tables/table.js';
import { currencyOf, incotermOf, marksOf, putCargo, putRoute } from './common-fields.js';
import { HeaderFields } from './fields.js';
import { doubted } from './invoice.js';
import { putLetterParties } from './letter-fields.js';
import { withMeasuredColumns } from './measured-columns.js';
import type { Understanding } from './understanding.js';
import { putVessel } from './waybill-terms.js';

type Field = HeaderField<'packing-list'>;

/** Understands a packing list. */
export function understandPackingList(printed: DocumentText): Understanding {
  const text = withMeasuredColumns(printed);
  const header = new HeaderFields<Field>();
  header.put('packing_list_number', numberOf(text));
  header.put('invoice_number', pick(text, ['invoice_number', 'invoice_number_and_date'], readIdentifier));
  header.put('invoice_number', titledInvoiceNumber(text));
  header.put('date', pick(text, ['date', 'issue_date', 'packing_list_number', 'invoice_date', 'export_date'], readDay));
  header.put('invoice_date', pick(text, ['invoice_date', 'invoice_number_and_date'], readDay));
  header.put('purchase_order', pick(text, ['purchase_order'], readIdentifier));
  header.put('shipping_method', pick(text, ['shipping_method'], readShortText));
  header.put('dimensions', pick(text, ['dimensions'], readShortText));
  putParties(header, text);
  putRoute(header, text);
  putVessel(header, text);
  header.put('incoterm', incotermOf(text));
  header.put('currency', currencyOf(text));
  putTotals(header, text);
  putCargo(header, text);
  header.put('shipping_marks', marksOf(text));
  header.put('container_number', containersIn(text)[0]?.number ?? null);
  return { header: header.all, lines: text.tables.flatMap((table) => packedLines(table, text)) };
}

/** The number of the list: a figure alone counts deliveries, and the number is then the one that has no other name. */
function numberOf(text: DocumentText): Understood | null {
  const labelled = pick(text, ['packing_list_number'], readIdentifier);
  const isCount = labelled !== null && /^\d{1,2}$/u.test(String(labelled.value));
  return labelled !== null && !isCount ? labelled : (bareNumberOf(text) ?? labelled);
}

function putParties(header: HeaderFields<Field>, text: DocumentText): void {
  const seller = pickParty(text, ['seller', 'shipper']);
  const issuer = seller.name === null && seller.address === null ? issuerOf(text) : seller;
  header.putParty('seller', issuer);
  const consignee = consigneeOf(text);
  const buyer = pickParty(text, ['buyer']);
  putLetterParties(header, text, issuer, buyer.name === null && buyer.address === null && consignee.name === null);
  header.putParty('buyer', buyer.name === null && buyer.address === null ? doubted(consignee) : buyer);
  header.putParty('consignee', consignee);
}

/** The row of totals under the table: its cells mean what their columns do. */
function putTotals(header: HeaderFields<Field>, text: DocumentText): void {
  for (const table of text.tables) {
    const { totals, rows, columns } = table;
    if (totals === null) continue;
    const unitUnder = (role: ColumnRole, unitOf: (words: string) => string | null) =>
      [...rows.flatMap((row) => cellOf(row, role)?.text ?? []), ...columns.filter((column) => column.role === role).map(({ head }) => head)]
        .map(unitOf)
        .find((unit) => unit !== null) ?? null;
    header.putMeasure(
      'gross_weight',
      'weight_unit',
      totalMeasure(totals, 'gross_weight', text, weightUnitIn, volumeUnitIn, unitUnder('gross_weight', weightUnitIn)),
    );
    header.putMeasure(
      'net_weight',
      'weight_unit',
      totalMeasure(totals, 'net_weight', text, weightUnitIn, volumeUnitIn, unitUnder('net_weight', weightUnitIn)),
    );
    header.putMeasure(
      'volume',
      'volume_unit',
      totalMeasure(totals, 'volume', text, volumeUnitIn, weightUnitIn, unitUnder('volume', volumeUnitIn)),
    );
    const packages = cellOf(totals, 'packages');
    header.put('packages', packages === null ? null : numberIn(packages, text));
    if (packages !== null) header.put('package_type', packageTypeAround(totals) ?? packageTypeInHead(table, packages));
    const pieces = cellOf(totals, 'quantity');
    header.put('total_pieces', pieces === null ? null : numberIn(pieces, text));
  }
}

function totalMeasure(
  totals: TableRow,
  role: ColumnRole,
  text: DocumentText,
  unitOf: (words: string) => string | null,
  otherOf: (words: string) => string | null,
  unit: string | null,
) {
  const cell = cellOf(totals, role);
  const measure = cell === null ? null : measureIn(cell, text, unitOf, otherOf);
  if (cell === null || measure === null) return null;
  const found = measure.unit ?? unit;
  return {
    amount: { value: measure.value, from: [cell], certainty: CERTAINTY.table.total },
    unit: found === null ? null : { value: found, from: [cell], certainty: CERTAINTY.table.total },
  };
}

function packageTypeAround(totals: TableRow): Understood | null {
  for (const cell of totals.cells.values()) {
    const type = packageTypeIn(cell.text);
    if (type !== null) return { value: type, from: [cell], certainty: CERTAINTY.table.packageInTotals };
  }
  return null;
}

/** `No. of Cartons` says of what the column counts. */
function packageTypeInHead({ columns }: Table, cell: Phrase): Understood | null {
  const type = columns.filter(({ role }) => role === 'packages').map(({ head }) => packageTypeIn(head))[0] ?? null;
  return type === null ? null : { value: type, from: [cell], certainty: CERTAINTY.table.packageInHead };
}

/** The lines of a table. What names no goods counts only where no row does, and lots or pieces of goods named above are listed. */
function packedLines({ rows, columns }: Table, text: DocumentText): Line[] {
  const lines = rows.map((row) => packedLine(row, text));
  const named = lines.filter(isNamed);
  const areLots = rows.length > 1 && named.length === 0 && lines.every((line) => line.has('quantity')) && columns[0]?.role === 'other';
  return (areLots ? lines : named).filter(isPacked);
}

function packedLine(row: TableRow, text: DocumentText): Line {
  const line = anyLine(row, text);
  const put = (field: LineField<'packing-list'>, understood: Understood | null) => {
    if (understood !== null) line.set(field, understood);
  };
  for (const field of ['unit_price', 'total_price', 'currency'] as const) line.delete(field);
  put('package_range', textIn(cellOf(row, 'package_range')));
  put('purchase_order', textIn(cellOf(row, 'purchase_order')));
  put('container_number', textIn(cellOf(row, 'container_number')));
  put('dimensions', textIn(cellOf(row, 'dimensions')));
  put('package_type', textIn(cellOf(row, 'package_type')));
  for (const field of ['packages', 'pieces_per_package'] as const) {
    const cell = cellOf(row, field);
    put(field, cell === null ? null : numberIn(cell, text));
  }
  put('gross_weight', weightIn(cellOf(row, 'gross_weight'), text));
  const volume = cellOf(row, 'volume');
  put('volume', volume === null ? null : numberIn(volume, text));
  return line;
}

function isPacked(line: Line): boolean {
  return (['quantity', 'packages', 'net_weight', 'gross_weight', 'package_range'] as const).some((field) => line.has(field));
}
