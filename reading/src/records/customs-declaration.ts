import { daysIn } from '@tallyport/domain/values/dates';
import { isEmptyValue } from '@tallyport/domain/values/empty-values';
import { incotermsIn } from '@tallyport/domain/values/incoterms';
import { numbersIn } from '@tallyport/domain/values/numbers';
import { weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY, DOUBT } from '../certainty.js';
import { creditCodeOf } from '../customs-form/credit-code.js';
import { customsDirectionOf } from '../customs-form/direction.js';
import { type FormBox, findBoxes } from '../customs-form/find-boxes.js';
import { customsLine } from '../customs-form/goods.js';
import { goodsByCode } from '../customs-form/goods-by-code.js';
import type { DocumentText } from '../document-text.js';
import type { Understood } from '../fields/field-reading.js';
import { cleaned } from '../fields/value-readers.js';
import type { Line } from '../lines/invoice-line.js';
import { putContainers } from './common-fields.js';
import { HeaderFields } from './fields.js';
import type { Understanding } from './understanding.js';

type BoxField = FormBox['kind']['field'];
/** What the boxes hold, each with its code, and what other papers call the parties. */
type Field = BoxField | `${BoxField}_code` | 'title' | 'voyage' | 'exporter_name' | 'importer_name' | 'consignee_name';

const TITLES = { import: '中华人民共和国海关进口货物报关单', export: '中华人民共和国海关出口货物报关单' } as const;

/** Understands the customs declaration of China, for goods that leave or that arrive. */
export function understandCustomsDeclaration(text: DocumentText): Understanding {
  const header = new HeaderFields<Field>();
  const direction = customsDirectionOf(text) ?? 'export';
  const title = text.phrases.find((phrase) => /海关.口货/u.test(phrase.text.replace(/\s/g, '')));
  header.put(
    'title',
    title === undefined ? null : { value: TITLES[direction], from: [title], certainty: CERTAINTY.customsForm.box, isInferred: true },
  );
  for (const box of findBoxes(text.phrases)) {
    if (box.kind.direction === undefined || box.kind.direction === direction) putBox(header, box, text);
  }
  putContainers(header, text);
  putParties(header, direction);
  return { header: header.all, lines: goodsOf(text) };
}

/** The goods under their heads, or by their codes where these tell of more. */
function goodsOf(text: DocumentText): Line[] {
  const inTable = text.tables
    .flatMap(({ rows }) => rows.map((row) => customsLine(row, text)))
    .filter((line) => line.has('hs_code') && line.size > 3);
  const byCode = goodsByCode(text);
  const priced = inTable.filter((line) => line.has('total_price'));
  return byCode.length > priced.length ? byCode : inTable;
}

/** The form speaks of domestic and overseas parties; other papers call them exporter and importer. */
function putParties(header: HeaderFields<Field>, direction: 'import' | 'export'): void {
  const domestic = header.get(direction === 'import' ? 'domestic_consignee' : 'domestic_shipper') ?? header.get('domestic_trader');
  const overseas = header.get(direction === 'import' ? 'overseas_shipper' : 'overseas_consignee');
  header.put('exporter_name', direction === 'import' ? overseas : domestic);
  header.put(direction === 'import' ? 'importer_name' : 'consignee_name', direction === 'import' ? domestic : overseas);
}

function putBox(header: HeaderFields<Field>, box: FormBox, text: DocumentText): void {
  const { kind, code, label } = box;
  if (code !== null && /\d/.test(code)) header.put(`${kind.field}_code`, codeOf(box, code));
  switch (kind.field) {
    case 'vessel_and_voyage':
      return putVessel(header, box);
    case 'gross_weight':
    case 'net_weight':
      header.put(kind.field, numberOf(box, text));
      if (header.get(kind.field) !== null && weightUnitIn(label.text) === 'KG')
        header.put('weight_unit', { value: 'KG', from: [label], certainty: CERTAINTY.customsForm.box });
      return;
    case 'packages':
      header.put('packages', numberOf(box, text));
      return;
    case 'freight':
    case 'insurance':
    case 'other_charges':
      header.put(kind.field, chargeOf(box, text));
      return;
    case 'import_date':
    case 'export_date':
    case 'declaration_date':
      header.put(kind.field, dayOf(box, text));
      return;
    case 'incoterm':
      header.put('incoterm', incotermOf(box));
      return;
    case 'documents':
      header.put('certificate_of_origin_number', certificateOf(box));
      return;
    case 'remarks':
      header.put('shipping_marks', noMarksOf(box));
      return;
    default:
      header.put(kind.field, textOf(box));
  }
}

/** All lines of a box as one text; Chinese goes on without a space. */
function textOf({ lines }: FormBox): Understood | null {
  const printed = lines.map(({ text }) => text.trim()).join(' ');
  const value = cleaned(printed.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '').replace(/^[(（]?[A-Z\d/]+[)）]\s*/u, ''));
  return isEmptyValue(value) || !/[\p{L}\p{N}]/u.test(value) || /^[(（].*[)）]$/u.test(value)
    ? null
    : { value, from: lines, certainty: CERTAINTY.customsForm.box };
}

function codeOf({ label }: FormBox, code: string): Understood {
  const mended = creditCodeOf(code);
  const isDoubtful = mended === null && code.length === 18;
  return { value: mended ?? code, from: [label], certainty: isDoubtful ? CERTAINTY.customsForm.codeDoubted : CERTAINTY.customsForm.box };
}

function numberOf({ lines }: FormBox, text: DocumentText): Understood | null {
  for (const line of lines) {
    const [number, ...others] = numbersIn(line.text, text.numberStyle);
    if (number !== undefined && others.length === 0) return { value: number.value, from: [line], certainty: CERTAINTY.customsForm.box };
  }
  return null;
}

/** A charge stands as an amount, or as currency, amount and mark: `USD/1200/3`. A rate (mark 1) is no amount. */
function chargeOf(box: FormBox, text: DocumentText): Understood | null {
  const [line] = box.lines;
  if (line === undefined) return null;
  const parts = line.text.split('/').map((part) => part.trim());
  if (parts.length < 2) return numberOf(box, text);
  const isRate = parts.at(-1) === '1';
  const amount = parts.length === 3 ? numbersIn(parts[1] ?? '', text.numberStyle)[0] : undefined;
  return isRate || amount === undefined
    ? null
    : { value: amount.value, from: [line], certainty: CERTAINTY.customsForm.box - DOUBT.lessForBoxedAmount };
}

function dayOf({ lines }: FormBox, text: DocumentText): Understood | null {
  for (const line of lines) {
    const printed = line.text.replace(/(?<!\d)(20\d\d)([01]\d)([0-3]\d)(?!\d)/u, '$1-$2-$3');
    const [day] = daysIn(printed, text.dayOrder);
    if (day !== undefined)
      return { value: day.value, from: [line], certainty: day.certain ? CERTAINTY.customsForm.box : CERTAINTY.day.twoWays };
  }
  return null;
}

function incotermOf({ lines }: FormBox): Understood | null {
  const named = lines.flatMap((line) => incotermsIn(line.text.toUpperCase()).map((term) => ({ term, line })));
  const [first, ...others] = named;
  return first === undefined || others.length > 0 ? null : { value: first.term, from: [first.line], certainty: CERTAINTY.customsForm.box };
}

function certificateOf({ lines }: FormBox): Understood | null {
  for (const line of lines) {
    const number = /产地证[明书]*[^A-Z\d]{0,3}(?:\d{1,2}[^A-Z\d]+)?(?:\d{2}S)?\s*([A-Z]{1,4}\d{6,})/u.exec(line.text)?.[1];
    if (number !== undefined) return { value: number, from: [line], certainty: CERTAINTY.customsForm.contract };
  }
  return null;
}

/** Goods without marks say so; other remarks are none. */
function noMarksOf({ lines }: FormBox): Understood | null {
  const line = lines.find(({ text }) => /(?<![A-Z])N\/M(?![A-Z])/u.test(text));
  return line === undefined ? null : { value: 'N/M', from: [line], certainty: CERTAINTY.customsForm.noMarks };
}

/** The name may go on in a second line of its cell; the voyage stands behind a stroke. */
function putVessel(header: HeaderFields<Field>, { lines }: FormBox): void {
  const [vessel = '', voyage = ''] = lines
    .map(({ text }) => text)
    .join(' ')
    .split('/')
    .map(cleaned);
  if (isEmptyValue(vessel)) return;
  header.put('vessel', { value: vessel, from: lines, certainty: CERTAINTY.customsForm.box });
  if (voyage !== '') header.put('voyage', { value: voyage, from: lines, certainty: CERTAINTY.customsForm.box });
}
