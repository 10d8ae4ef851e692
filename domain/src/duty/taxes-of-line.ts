import { Decimal } from 'decimal.js';
import type { Computation } from './computation.js';
import type { DeclaredEntry, DeclaredLine } from './declared-entry.js';
import type { Circumstances, Duties } from './duties-of-line.js';
import { luxuryCarTaxOf } from './luxury-car-tax.js';

export interface TaxedLine {
  readonly line: DeclaredLine;
  readonly customsValue: Decimal;
  readonly transportAndInsurance: Decimal;
  readonly duties: Duties;
  readonly dumpingDuty: Decimal;
}

/** The six results that customs gives for a line's GST (domain: money, §7). */
export interface GstResults {
  readonly calculated: Decimal;
  readonly payable: Decimal;
  readonly deferred: Decimal;
  readonly exempted: Decimal;
  readonly standard: Decimal;
  readonly general: Decimal;
}

export interface Taxes {
  readonly wet: Decimal;
  /** The value of the taxable importation: customs value, duties, transport and insurance, WET. */
  readonly taxableImportation: Decimal;
  readonly gst: GstResults;
  readonly lct: Decimal;
}

const NONE = new Decimal(0);

/** WET, GST and luxury car tax of a line, in this order, since each is part of the next one's base; all rounded. */
export function taxesOf(taxed: TaxedLine, entry: DeclaredEntry, circumstances: Circumstances, computation: Computation): Taxes {
  const { customsValue, transportAndInsurance, duties, dumpingDuty } = taxed;
  const wet = wineTaxOf(taxed, circumstances, computation);
  const importationAt = (duty: Decimal) => Decimal.sum(customsValue, duty, dumpingDuty, transportAndInsurance, wet);
  const values = {
    customs_value: customsValue,
    duty: duties.claimed,
    dumping_duty: dumpingDuty,
    transport_and_insurance: transportAndInsurance,
    wet,
  };
  const taxableImportation = computation.note('taxable-importation', 'sum/1', { values }, importationAt(duties.claimed));
  const gst = gstOf(taxed, taxableImportation, importationAt, entry, circumstances, computation);
  return {
    wet,
    taxableImportation,
    gst,
    lct: luxuryCarTaxOf(taxed.line, taxableImportation.plus(gst.calculated), circumstances, computation),
  };
}

function gstOf(
  { line, duties }: TaxedLine,
  taxableImportation: Decimal,
  importationAt: (duty: Decimal) => Decimal,
  { type, isGstDeferred }: DeclaredEntry,
  { tables, day, round }: Circumstances,
  computation: Computation,
): GstResults {
  const rate = tables.require('tax_rate', ['GST'], day);
  const exemption = line.gstExemption === null ? null : tables.require('tax_exemption', ['GST', line.gstExemption], day);
  const tenth = (base: Decimal) => round(base.times(rate.values.percent).div(100));
  const isTaxed = exemption === null;
  const rows = [rate.id, ...(exemption === null ? [] : [exemption.id])];
  const values = { taxable_importation: taxableImportation, percent: rate.values.percent };
  const calculated = computation.note('gst', 'gst/1', { values, rows }, isTaxed ? tenth(taxableImportation) : NONE);
  const isNow = type !== 'N20';
  return {
    calculated,
    payable: isNow && !isGstDeferred ? calculated : NONE,
    deferred: isNow && isGstDeferred ? calculated : NONE,
    exempted: exemption?.values.effect === 'exempt' ? tenth(taxableImportation) : NONE,
    standard: isTaxed ? tenth(importationAt(duties.standard)) : NONE,
    general: isTaxed ? tenth(importationAt(duties.general)) : NONE,
  };
}

/** Only goods that the tariff marks as wine; nothing where the importer quotes or claims an exemption. */
function wineTaxOf(
  { line, customsValue, transportAndInsurance, duties, dumpingDuty }: TaxedLine,
  { tables, day, round }: Circumstances,
  computation: Computation,
): Decimal {
  const { wet: given } = line.given;
  if (given !== null) return computation.note('wet', 'given/1', { values: { given } }, new Decimal(given));
  const tariff = tables.require('tariff_rate', [line.tariffItem, line.rateNumber], day);
  if (tariff.values.wine !== 'Y' || line.wet.isQuoted) return NONE;
  if (line.wet.exemption !== null) {
    const { id } = tables.require('tax_exemption', ['WET', line.wet.exemption], day);
    return computation.note('wet', 'exempt/1', { values: { exemption: line.wet.exemption }, rows: [tariff.id, id] }, NONE);
  }
  const rate = tables.require('tax_rate', ['WET'], day);
  const base = Decimal.sum(customsValue, duties.claimed, dumpingDuty, transportAndInsurance);
  const wet = round(base.times(rate.values.percent).div(100));
  return computation.note('wet', 'wet/1', { values: { base, percent: rate.values.percent }, rows: [tariff.id, rate.id] }, wet);
}
