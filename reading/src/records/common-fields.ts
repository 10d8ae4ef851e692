import { currencyIn } from '@tallyport/domain/values/currencies';
import { incotermsIn } from '@tallyport/domain/values/incoterms';
import { packagesIn, packageTypeIn } from '@tallyport/domain/values/package-types';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { containersIn } from '../fields/containers.js';
import type { Understood } from '../fields/field-reading.js';
import { type Measure, pickPackages, pickVolume, pickWeight } from '../fields/measures.js';
import { labelsFor, pick } from '../fields/pick.js';
import { pickPort } from '../fields/pick-port.js';
import { routeOf } from '../fields/route.js';
import { certaintyOf, cleaned, readCurrency, readIncoterm, readMarks, readShortText, type ValueReader } from '../fields/value-readers.js';
import { heightOf, isSameLine } from '../page/area.js';
import { partOf } from '../page/phrases.js';
import type { HeaderFields } from './fields.js';

/** Ports of the journey: from their labels, else from the sentence that tells the route. */
export function putRoute(header: HeaderFields<'port_of_loading' | 'port_of_discharge'>, text: DocumentText): void {
  const route = routeOf(text);
  header.put('port_of_loading', route.from ?? pickPort(text, 'port_of_loading'));
  header.put('port_of_discharge', route.to ?? pickPort(text, 'port_of_discharge'));
}

/** What a paper says of its cargo as a whole. */
export type CargoField = 'packages' | 'package_type' | 'gross_weight' | 'net_weight' | 'weight_unit' | 'volume' | 'volume_unit';

/** Packages, weights and volume as the labels outside of tables give them. */
export function putCargo(header: HeaderFields<CargoField>, text: DocumentText): void {
  const packages = pickPackages(text, ['packages']);
  header.putMeasure('packages', 'package_type', packages ?? packagesInWords(text));
  if (packages !== null) header.put('package_type', packageTypeAt(text));
  header.putMeasure('gross_weight', 'weight_unit', pickWeight(text, ['gross_weight']));
  header.putMeasure('net_weight', 'weight_unit', pickWeight(text, ['net_weight']));
  header.putMeasure('volume', 'volume_unit', pickVolume(text, ['volume']));
}

/** The numbers of all containers, for papers whose lines are not containers. */
export function putContainers(header: HeaderFields<'containers'>, text: DocumentText): void {
  const numbers = containersIn(text).map(({ number }) => number);
  if (numbers.length === 0) return;
  const value = [...new Set(numbers.map((number) => String(number.value)))].join(', ');
  header.put('containers', {
    value,
    from: numbers.flatMap(({ from }) => from),
    certainty: Math.min(...numbers.map(({ certainty }) => certainty)),
  });
}

/** `SAY TOTAL 622 CARTONS ONLY`: the sentence in which many papers sum up their packages. */
function packagesInWords(text: DocumentText): Measure | null {
  for (const phrase of text.phrases) {
    const counted = /^\W*(?:say\s+)?total(?!\p{L})/iu.test(phrase.text) ? packagesIn(phrase.text) : null;
    if (counted === null) continue;
    const certainty = CERTAINTY.cargo.packagesInWords;
    return { amount: { value: counted.count, from: [phrase], certainty }, unit: { value: counted.type, from: [phrase], certainty } };
  }
  return null;
}

/** The name of a sum says how it is counted, not how goods are delivered: `Total FOB value`. */
const OF_A_SUM = /(?<!\p{L})[A-Z]{3}\s+(?:value|charges|amount)(?!\p{L})/iu;

/** In Spain `CIF` is the tax number of a company: `CIF: B12345678`. */
const TAX_CODE = /(?<!\p{L})C\.?I\.?F\.?\W{0,3}(?:n[º°o]\W*)?(?:ES)?[A-HJNP-SUVW][\s.-]?\d{2}/iu;

/** The term of delivery: at its label, else the only one that the whole paper names. */
export function incotermOf(text: DocumentText): Understood | null {
  const labelled = pick(text, ['incoterm'], readIncoterm);
  if (labelled !== null) return labelled;
  const named = text.phrases.flatMap((phrase) =>
    OF_A_SUM.test(phrase.text) || TAX_CODE.test(phrase.text) ? [] : incotermsIn(phrase.text).map((term) => ({ term, phrase })),
  );
  const [first] = named;
  if (first === undefined || new Set(named.map(({ term }) => term)).size > 1) return null;
  return { value: first.term, from: [first.phrase], certainty: CERTAINTY.transport.soleIncoterm };
}

/** Sums in a second currency are told for information. */
const FOR_INFORMATION = /equivalent|statistic|exchange|折合|等值/iu;

/** The currency: at its label, else the only one that stands with amounts or in the heads of tables, else that of the total. */
export function currencyOf(text: DocumentText): Understood | null {
  const labelled = pick(text, ['currency'], readCurrency);
  if (labelled !== null) return labelled;
  const heads = text.tables.flatMap((table) => table.columns.flatMap(({ head }) => currencyIn(head) ?? []));
  const named = text.phrases.flatMap((phrase) => {
    const isMoney = /\d|total|price|amount|FOB|CIF|EXW|^[A-Z]{3}$/iu.test(phrase.text) && !FOR_INFORMATION.test(phrase.text);
    const code = isMoney ? currencyIn(phrase.text) : null;
    return code === null ? [] : [{ code, phrase }];
  });
  const codes = new Set([...heads, ...named.map(({ code }) => code)]);
  const [code] = codes;
  if (code === undefined) return null;
  if (codes.size > 1) return currencyOfTotal(text);
  const from = named.flatMap(({ phrase }) => phrase).slice(0, 1);
  return {
    value: code,
    from: from.length > 0 ? from : text.phrases.filter((phrase) => currencyIn(phrase.text) === code).slice(0, 1),
    certainty: CERTAINTY.amount.soleCurrency,
  };
}

/** The currency in which the totals of a paper are printed, if it is one. */
function currencyOfTotal(text: DocumentText): Understood | null {
  const printed = labelsFor(text, ['total_amount']).flatMap(({ candidates: [first] }) => first?.lines.slice(0, 1) ?? []);
  const named = printed.flatMap((phrase) => {
    const code = currencyIn(phrase.text);
    return code === null ? [] : [{ code, phrase }];
  });
  const [first] = named;
  if (first === undefined || named.some(({ code }) => code !== first.code)) return null;
  return { value: first.code, from: [first.phrase], certainty: CERTAINTY.amount.currencyOfTotal };
}

/** The shipping marks: at their label, else in the column of a table. */
export function marksOf(text: DocumentText): Understood | null {
  const labelled = pick(text, ['shipping_marks'], readMarks);
  if (labelled !== null) return labelled;
  const cells = text.tables.flatMap(({ rows }) =>
    rows.flatMap((row) => [...row.cells].filter(([column]) => column.role === 'marks').map(([, cell]) => cell)),
  );
  const value = cleaned(cells.map((cell) => cell.text).join(' '));
  return value === '' || !/\p{L}{2}/u.test(value) ? null : { value, from: cells, certainty: CERTAINTY.table.marks };
}

const MODES: readonly (readonly [string, RegExp])[] = [
  ['sea', /\b(?:sea|ocean|vessel|fcl|lcl|mar[ií]timo)\b|海运|水路/iu],
  ['air', /\b(?:air|a[eé]reo|aerea|flight)\b|空运|航空/iu],
  ['road', /\b(?:road|truck|terrestre)\b|公路/iu],
  ['rail', /\b(?:rail|train)\b|铁路/iu],
  ['courier', /\b(?:courier|express|post|mail)\b|快递/iu],
];

/** The mode of transport: at its label, else in the words `BY SEA`, `BY AIR` that close the sentence of the route. */
export function transportModeOf(text: DocumentText): Understood | null {
  const labelled = pick(text, ['transport_mode'], readMode) ?? modeBesideLabel(text);
  if (labelled !== null) return labelled;
  for (const phrase of text.phrases) {
    const match = /(?<!\p{L})by\s+(?:sea|air|road|rail|truck|vessel|courier)(?:\s?freight)?\W*$/iu.exec(phrase.text);
    const part = match === null ? null : partOf(phrase, match.index, match.index + match[0].length);
    const value = part === null ? null : modeIn(part.text);
    if (part !== null && value !== null) return { value, from: [part], certainty: CERTAINTY.transport.mode };
  }
  return null;
}

/** `Sea freight` is a label, too, so that no other label has it for its value: here it is looked for by itself. */
function modeBesideLabel(text: DocumentText): Understood | null {
  for (const label of text.labels.filter(({ concepts, ending }) => concepts.includes('transport_mode') && ending !== 'loose')) {
    const height = heightOf(label.area);
    const beside = text.phrases.find(
      ({ page, area, text: words }) =>
        page === label.page &&
        /^\W*(?:by\s+)?(?:sea|air|ocean|road|rail|truck|courier|mar[ií]tim|a[eé]re)/iu.test(words) &&
        (isSameLine(area, label.area) ? area.left >= label.area.right - 1 : area.top >= label.area.bottom - 1) &&
        area.top - label.area.bottom < 2 * height &&
        (isSameLine(area, label.area) || Math.abs(area.left - label.area.left) < 2 * height),
    );
    const mode = beside === undefined ? null : modeIn(beside.text);
    if (beside !== undefined && mode !== null) return { value: mode, from: [beside], certainty: CERTAINTY.transport.mode };
  }
  return null;
}

/** `Sea freight` is a way of transport here, and a charge elsewhere. */
const readMode: ValueReader = ({ lines: [first], relation }) => {
  const mode = first === undefined ? null : modeIn(first.text);
  return first === undefined || mode === null ? null : { value: mode, from: [first], certainty: certaintyOf(relation) };
};

function modeIn(words: string): string | null {
  const found = MODES.map(([mode, pattern]) => ({ mode, at: words.search(pattern) })).filter(({ at }) => at >= 0);
  return found.sort((a, b) => a.at - b.at)[0]?.mode ?? null;
}

function packageTypeAt(text: DocumentText): Understood | null {
  const labelled = pick(text, ['package_type'], readShortText);
  const type = labelled === null ? null : packageTypeIn(String(labelled.value));
  return labelled === null || type === null ? null : { ...labelled, value: type };
}
