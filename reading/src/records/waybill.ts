import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { isCarrierName, isOnlyForm } from '@tallyport/domain/values/company-names';
import { packagesIn } from '@tallyport/domain/values/package-types';
import { volumeUnitIn, weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText, LabelledValue } from '../document-text.js';
import { containersIn, type FoundContainer } from '../fields/containers.js';
import type { Understood } from '../fields/field-reading.js';
import { carrierInLetterhead, letterheadOf } from '../fields/letterhead.js';
import { measureIn, pickPackages, pickVolume, pickWeight } from '../fields/measures.js';
import { labelsFor, pick, understand } from '../fields/pick.js';
import { pickParty } from '../fields/pick-party.js';
import { pickPort } from '../fields/pick-port.js';
import { cleaned, readAmount, readCurrency, readIdentifier, readShortText } from '../fields/value-readers.js';
import type { Line } from '../lines/invoice-line.js';
import type { Phrase } from '../page/phrases.js';
import { incotermOf } from './common-fields.js';
import { HeaderFields } from './fields.js';
import { cellsUnder, isGoodsLine, isMarksLine, linesUnder, marksApart, withoutCount } from './goods-cells.js';
import { modeOfBill } from './mode-of-bill.js';
import type { Understanding } from './understanding.js';
import { freightPayableOf, freightTermsOf, issueOf, notifyOf, onBoardOf, originalsOf, putVessel, releaseOf } from './waybill-terms.js';

type Field = HeaderField<'waybill'>;

/** Understands a bill of lading or sea waybill, of a house or of a line. */
export function understandWaybill(printed: DocumentText): Understanding {
  const text = withPlaces(printed);
  const header = new HeaderFields<Field>();
  header.put('bl_number', billNumberOf(text));
  header.put('waybill_number', header.get('bl_number'));
  header.put('booking_number', pick(text, ['booking_number'], readIdentifier) ?? shippingOrderOf(text));
  header.put('export_declaration_number', pick(text, ['export_declaration_number'], readIdentifier));
  header.put('transport_mode', modeOfBill(text));
  header.put('purchase_order', pick(text, ['purchase_order'], readIdentifier));
  header.put('carrier', carrierOf(text));
  header.putParty('shipper', pickParty(text, ['shipper', 'seller']));
  header.putParty('consignee', pickParty(text, ['consignee']));
  header.put('notify_party', notifyOf(text));
  header.put('delivery_agent', pickParty(text, ['delivery_agent']).name);
  putVessel(header, text);
  for (const field of ['port_of_loading', 'port_of_discharge'] as const) header.put(field, pickPort(text, field));
  for (const field of ['place_of_receipt', 'place_of_delivery'] as const) header.put(field, pick(text, [field], readShortText));
  header.put('freight_terms', freightTermsOf(text));
  header.put('original_bills', originalsOf(text));
  header.put('shipped_on_board_date', onBoardOf(text));
  const { issue_date, issue_place } = issueOf(text);
  header.put('issue_date', issue_date);
  header.put('issue_place', issue_place);
  header.put('freight_payable_at', freightPayableOf(text));
  header.put('incoterm', incotermOf(text));
  header.put('release', releaseOf(text));
  putGoods(header, text);
  header.put('declared_value', pick(text, ['declared_value'], readAmount));
  header.put('currency', pick(text, ['currency'], readCurrency));
  return {
    header: header.all,
    lines: containersIn(text)
      .filter(({ number }) => number.value !== header.get('bl_number')?.value)
      .map(containerLine),
  };
}

/** `Delivered at` names whoever receives on an invoice, and a place on a bill. */
function withPlaces(text: DocumentText): DocumentText {
  const labels = text.labels.map((label) =>
    label.concepts.includes('consignee') && /^\W*deliver(?:y|ed) at(?!\p{L})/iu.test(label.text)
      ? { ...label, concepts: ['place_of_delivery' as const] }
      : label,
  );
  return { ...text, labels };
}

/** `S/O No.` is the shipping order on a bill, by which its space was booked. */
function shippingOrderOf(text: DocumentText): Understood | null {
  const labels = text.labels.filter(({ text: words, ending }) => /^\W*s\s?\/\s?o(?!\p{L})/iu.test(words) && ending !== 'loose');
  return labels.flatMap((label) => understand(label, readIdentifier, text) ?? [])[0] ?? null;
}

/** The number of the bill: at its label, else the code that stands alone beside the title, else the job number. */
function billNumberOf(text: DocumentText): Understood | null {
  const own = { ...text, labels: text.labels.filter((label) => !isOfLine(label)) };
  const labelled =
    pick(own, ['bl_number', 'transport_document'], readIdentifier) ??
    (isLeftBlank(own) ? null : pick(text, ['bl_number', 'transport_document'], readIdentifier));
  if (labelled !== null || isLeftBlank(own)) return labelled;
  const height = text.sizes.get(1)?.height ?? 0;
  const alone = text.phrases.filter(
    (phrase) => phrase.area.top < 0.2 * height && /^(?=.*\d{4})[A-Z]{2,}[A-Z\d-]{5,16}$/u.test(phrase.text),
  );
  const [only] = alone;
  if (only !== undefined && alone.length === 1) return { value: only.text, from: [only], certainty: CERTAINTY.number.inHeadOfBill };
  const job = pick(text, ['job_number'], readIdentifier);
  return job === null ? null : { ...job, certainty: CERTAINTY.number.jobForBill };
}

/** Whether a paper has a place for its number, so that no other one is asked for. */
function isLeftBlank(text: DocumentText): boolean {
  return labelsFor(text, ['bl_number']).some(({ ending }) => ending !== 'loose');
}

/** A house bill also names the bill of the line, under which its goods sail. */
function isOfLine({ text: words }: LabelledValue): boolean {
  return /(?<!\p{L})(?:master|carrier|line|ocean|mb\/?l|ob\/?l|m\.b)(?!\p{L})/iu.test(words);
}

/** A ship with its voyage stands where papers call the ship the carrier. */
function isNameOfCarrier(value: string): boolean {
  return !isOnlyForm(value) && !/\d{3}/u.test(value);
}

function carrierOf(text: DocumentText): Understood | null {
  const labelled = withoutCapacity(pick(text, ['carrier'], readShortText));
  if (labelled !== null && isNameOfCarrier(String(labelled.value))) return labelled;
  const head = carrierInLetterhead(text).name ?? letterheadOf(text).name;
  const signed = withoutCapacity(pick(text, ['signed_for'], readShortText));
  if (head !== null && !isPartOfName(head, signed)) return head;
  return signed !== null && isCarrierName(String(signed.value)) ? { ...signed, certainty: CERTAINTY.party.signedForCarrier } : null;
}

/** A name goes before what its bearer signs as: `Northern Star Line, as carrier`. */
function withoutCapacity(name: Understood | null): Understood | null {
  return name === null
    ? null
    : { ...name, value: String(name.value).replace(/(?:,?\s+(?:as|acting)|,\s+\p{Ll}+)\s+\p{Ll}[\p{Ll}\s]*$/u, '') };
}

/** A logo gives only a part of the name that the signature has in full. */
function isPartOfName(head: Understood, signed: Understood | null): boolean {
  const [short, full] = [head, signed].map((name) =>
    String(name?.value ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  return full !== undefined && short !== undefined && full.length > short.length && full.includes(short);
}

function putGoods(header: HeaderFields<Field>, text: DocumentText): void {
  const packages = linesUnder(text, ['packages_and_description', 'packages_and_type', 'description', 'packages']);
  header.putMeasure(
    'packages',
    'package_type',
    pickPackages(text, ['packages']) ?? packagesAmong(packages) ?? packagesInCells(text) ?? packagesAmong(text.phrases),
  );
  const weights = cellsUnder(text, ['gross_weight', 'weight']);
  header.putMeasure('gross_weight', 'weight_unit', pickWeight(text, ['gross_weight']) ?? measureUnder(text, weights, 'weight'));
  header.putMeasure('net_weight', 'weight_unit', pickWeight(text, ['net_weight']) ?? netUnder(text, weights));
  header.putMeasure('volume', 'volume_unit', pickVolume(text, ['volume']) ?? measureUnder(text, cellsUnder(text, ['volume']), 'volume'));
  const marked = marksOf(text);
  header.put(
    'goods_description',
    joined(
      goodsLines(text)
        .filter((line) => !marked.includes(line))
        .map(withoutCount),
    ),
  );
  header.put('shipping_marks', joined(marked.filter(isMarksLine)));
  header.put('hs_code', hsCodeAmong(packages));
}

/** Marks stand under their own head, else in a paragraph of their own among the goods. */
function marksOf(text: DocumentText): readonly Phrase[] {
  const isHeaded = text.tables.some(({ columns }) => columns.some(({ role }) => role === 'marks' || role === 'container_and_marks'));
  return isHeaded ? linesUnder(text, ['marks', 'container_and_marks']) : marksApart(linesUnder(text, ['packages_and_description']));
}

/** Goods stand under their own head; where that column is empty they stand with the packages. */
function goodsLines(text: DocumentText): Phrase[] {
  const described = linesUnder(text, ['description', 'packages_and_description']).filter(isGoodsLine);
  return described.length > 0 ? described : linesUnder(text, ['packages_and_type', 'packages']).filter(isGoodsLine);
}

/** A count may stand in one line of its cell and the kind of package in the next. */
function packagesInCells(text: DocumentText) {
  for (const cell of cellsUnder(text, ['packages', 'packages_and_type'])) {
    const counted = packagesIn(cell.text);
    if (counted === null) continue;
    const from = cell.lines.slice(0, 2);
    return {
      amount: { value: counted.count, from, certainty: CERTAINTY.cargo.packagesAmongGoods },
      unit: { value: counted.type, from, certainty: CERTAINTY.cargo.packagesAmongGoods },
    };
  }
  return null;
}

function packagesAmong(phrases: readonly Phrase[]) {
  for (const phrase of phrases) {
    const counted = packagesIn(phrase.text);
    if (counted === null) continue;
    const certainty = CERTAINTY.cargo.packagesAmongGoods;
    return { amount: { value: counted.count, from: [phrase], certainty }, unit: { value: counted.type, from: [phrase], certainty } };
  }
  return null;
}

function measureUnder(text: DocumentText, cells: readonly { readonly lines: readonly Phrase[] }[], kind: 'weight' | 'volume') {
  const [unitOf, otherOf, role] =
    kind === 'weight' ? ([weightUnitIn, volumeUnitIn, 'gross_weight'] as const) : ([volumeUnitIn, weightUnitIn, 'volume'] as const);
  const lines = cells.flatMap((cell) => cell.lines);
  const head =
    text.tables.flatMap(({ columns }) => columns.filter((column) => column.role === role)).map((column) => unitOf(column.head))[0] ?? null;
  for (const line of lines) {
    const measure = /net/iu.test(line.text) ? null : measureIn(line, text, unitOf, otherOf);
    if (measure === null) continue;
    const unit = measure.unit ?? head ?? lines.map((other) => unitOf(other.text)).find((found) => found !== null) ?? null;
    return {
      amount: { value: measure.value, from: [line], certainty: CERTAINTY.cargo.measureUnderHead },
      unit: unit === null ? null : { value: unit, from: [line], certainty: CERTAINTY.cargo.measureUnderHead },
    };
  }
  return null;
}

function netUnder(text: DocumentText, cells: readonly { readonly lines: readonly Phrase[] }[]) {
  const net = cells.flatMap((cell) => cell.lines).find((line) => /^\W*(?:net|n\.?w)/iu.test(line.text));
  const measure = net === undefined ? null : measureIn(net, text, weightUnitIn, volumeUnitIn);
  return net === undefined || measure === null
    ? null
    : { amount: { value: measure.value, from: [net], certainty: CERTAINTY.cargo.measureUnderHead }, unit: null };
}

function hsCodeAmong(lines: readonly Phrase[]): Understood | null {
  for (const line of lines) {
    const digits = /(?:hs|h\.s\.|tariff)\s*(?:code|no)?s?\s*[.:]*\s*(\d{4}[.\s]?\d{2}(?:[.\s]?\d{2})*)/iu
      .exec(line.text)?.[1]
      ?.replace(/\D/g, '');
    if (digits !== undefined) return { value: digits, from: [line], certainty: CERTAINTY.number.tariff };
  }
  return null;
}

function joined(lines: readonly Phrase[]): Understood | null {
  const value = cleaned(lines.map(({ text }) => text).join(' '));
  return value === '' ? null : { value, from: lines, certainty: CERTAINTY.transport.joinedLines };
}

function containerLine({ number, seal, sizeType }: FoundContainer): Line {
  const line: Line = new Map([['number', number]]);
  if (seal !== null) line.set('seal', seal);
  if (sizeType !== null) line.set('size_type', sizeType);
  return line;
}
