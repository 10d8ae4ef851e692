import { OPTIONAL_FAMILIES, OPTIONAL_FIELDS, type OptionalFamily } from '@tallyport/contracts/declaration/optional-fields';
import type { ByField, RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { DatedTables } from '../customs-table/dated-tables.js';
import type { DutyRate } from '../duty/duty-rate.js';
import { readDutyRate } from '../duty/read-duty-rate.js';

/** A line with the declaration that it stands in, and the rows of customs that name its classification. */
export interface AskedLine {
  readonly header: ByField<ShownValue>;
  readonly fields: ByField<ShownValue>;
  readonly tables: DatedTables;
}

export type OptionalField = keyof typeof OPTIONAL_FIELDS;

/** Fields of a family, in the order of the contract. */
export function fieldsOf(family: OptionalFamily): readonly OptionalField[] {
  return (Object.keys(OPTIONAL_FIELDS) as OptionalField[]).filter((field) => OPTIONAL_FIELDS[field].family === family);
}
/**
 * The families of optional fields that matter for a line (domain: optional line fields, rules for implementation, 5): those with any
 * value, and those that its classification, claims, purpose or the dated rows call for.
 */
export function relevantFamilies(line: AskedLine): ReadonlySet<OptionalFamily> {
  return new Set(
    OPTIONAL_FAMILIES.filter((family) => fieldsOf(family).some((field) => said(line.fields, field) !== '') || MATTERS[family](line)),
  );
}

const MATTERS: Readonly<Record<OptionalFamily, (line: AskedLine) => boolean>> = {
  /** The register names classification and country of export. */
  dumping: (line) =>
    line.tables
      .all('dumping_notice', dayOf(line))
      .some(
        ({ values }) =>
          isOf(line, values.tariff_item) && values.country === (said(line.fields, 'dcx') || said(line.fields, 'country_of_origin')),
      ),
  /** The rate measures something besides quantity, or is one of several; or the price is not what is paid. */
  valuation: (line) =>
    said(line.fields, 'valuation_method') !== 'TV' || ratesOf(line).length > 1 || ratesOf(line).some(({ rate }) => measuresMore(rate)),
  /** Nobody has said the origin yet, or it has a scheme. */
  preference: (line) => {
    const origin = said(line.fields, 'country_of_origin');
    return origin === '' || line.tables.all('preference_scheme', dayOf(line)).some(({ values }) => values.country === origin);
  },
  /** A treatment is claimed, or an instrument is there for the classification. */
  treatment: (line) =>
    said(line.fields, 'treatment_code') !== '' ||
    line.tables.all('instrument', dayOf(line)).some(({ values }) => isOf(line, values.tariff_item)),
  /** The tariff marks wine or cars. */
  taxes: (line) => ratesOf(line).some(({ wine, luxury_car }) => wine === 'Y' || luxury_car === 'Y'),
  /** Into or out of a warehouse, or drawback is its purpose. */
  warehouse: ({ header }) =>
    ['N20', 'N30'].includes(said(header, 'entry_nature')) || ['DRW', 'EXW'].includes(said(header, 'declaration_purpose')),
  /** The tariff counts in two units, or there is something to state. */
  other: (line) =>
    ratesOf(line).some(({ unit }) => unit.includes(' and ')) ||
    said(line.fields, 'amber_statement') !== '' ||
    said(line.header, 'amber_statement') !== '' ||
    said(line.header, 'paid_under_protest') === 'Y',
};

function ratesOf(line: AskedLine) {
  const item = said(line.fields, 'tariff_classification');
  const rows = line.tables.all('tariff_rate', dayOf(line)).filter(({ values }) => values.tariff_item === item);
  return rows.map(({ values }) => values);
}

function isOf({ fields }: AskedLine, item: string): boolean {
  return said(fields, 'tariff_classification').startsWith(item);
}

/** The day whose rows hold for the line. */
function dayOf({ header, fields }: AskedLine): string {
  return said(fields, 'effective_duty_date') || said(header, 'duty_date');
}

function measuresMore(printed: string): boolean {
  const read = readDutyRate(printed);
  return 'stages' in read && read.stages.some(({ rates }) => rates.some(({ rate }) => hasMeasuredPart(rate)));
}

function hasMeasuredPart(rate: DutyRate): boolean {
  switch (rate.kind) {
    case 'free':
    case 'ad-valorem':
      return false;
    case 'specific':
      return rate.of !== null || rate.exceeding !== null;
    case 'sum':
    case 'lowest':
      return rate.parts.some(hasMeasuredPart);
    case 'less':
      return hasMeasuredPart(rate.rate);
  }
}

function said(fields: ByField<ShownValue>, field: RecordField): string {
  return String(fields[field]?.value ?? '');
}
