import type { z } from 'zod';
import { CheckCode } from '../check/codes.js';
import { DOCUMENT_TYPES } from '../document-extraction/document-types.js';
import { EntryStatus } from '../lodgement/entry-status.js';
import { Amount, Code, Country, Currency, digits, Mark, oneOf, optional, Positive, TariffItem, Words } from './cells.js';
import { defineTable } from './define-table.js';
import { CodeEntries, ErrorTexts, Segments } from './message-tables.js';

/** Foreign units for one Australian dollar, by the day of exportation (Customs Act 1901 s 161J). */
export const ExchangeRates = defineTable('exchange_rate', ['currency'], { currency: Currency, rate: Positive });

/**
 * Rates of Schedule 3, as it prints them. `rate_number` picks one of several of a classification; `wine` and `luxury_car` mark goods
 * on which those taxes fall.
 */
const TariffRates = defineTable('tariff_rate', ['tariff_item', 'rate_number'], {
  tariff_item: digits(8),
  rate_number: optional(Code),
  statistical_code: optional(digits(2)),
  unit: Words,
  description: Words,
  rate: Words,
  wine: Mark,
  luxury_car: Mark,
});

/** Concessions of Schedule 4. A rate left empty leaves that of the classification. */
const Treatments = defineTable('treatment', ['code'], {
  code: digits(3),
  name: Words,
  rate: Words,
  /** The kind of instrument that a claim names, such as TCO. */
  instrument: optional(Code),
});

/** Tariff concession orders, by-laws and determinations: which goods a treatment may be claimed for. */
const Instruments = defineTable('instrument', ['number', 'type'], {
  number: Code,
  type: Code,
  treatment: digits(3),
  tariff_item: TariffItem,
  goods: Words,
});

/** Countries of the agreements and schemes. `scopes` names, in order, whose rate of Schedule 3 holds; without, `rate` does. */
const PreferenceSchemes = defineTable('preference_scheme', ['scheme', 'country'], {
  scheme: Code,
  country: Country,
  rules: Words,
  document: Words,
  scopes: Words,
  rate: Words,
});

/** Rates that a scheme has for some goods apart from its own. */
const PreferenceRates = defineTable('preference_rate', ['scheme', 'tariff_item'], {
  scheme: Code,
  tariff_item: TariffItem,
  rate: Words,
});

/** Duty that goods of a country pay besides, in percent of the customs value. */
const AdditionalDuties = defineTable('additional_duty', ['country'], { country: Country, percent: Positive });

const DumpingMethod = oneOf(['fixed', 'ad-valorem', 'floor', 'combination']);

/** The dumping commodities register, as far as it is public. Prices are for each unit, in the currency of the row. */
const DumpingNotices = defineTable('dumping_notice', ['specification_number'], {
  specification_number: Code,
  tariff_item: TariffItem,
  country: Country,
  exporter: Words,
  method: DumpingMethod,
  percent: optional(Amount),
  fixed_amount: optional(Amount),
  ascertained_export_price: optional(Amount),
  floor_price: optional(Amount),
  currency: Currency,
  unit: Code,
});

/** GST, WET and LCT, in percent. */
const TaxRates = defineTable('tax_rate', ['tax'], { tax: oneOf(['GST', 'WET', 'LCT']), percent: Positive });

/** The value above which luxury car tax falls due, for a financial year. */
const LuxuryCarThresholds = defineTable('lct_threshold', ['kind'], { kind: oneOf(['fuel-efficient', 'other']), amount: Positive });

/** Codes by which a line is free of a tax. */
const TaxExemptions = defineTable('tax_exemption', ['tax', 'code'], {
  tax: oneOf(['GST', 'WET', 'LCT']),
  code: Code,
  name: Words,
  effect: oneOf(['exempt', 'non-taxable', 'fuel-efficient']),
});

/** Charges on a declaration by its customs value: `from_value` or more, and less than `below`. */
const Charges = defineTable('charge', ['charge', 'declaration', 'way', 'from_value'], {
  charge: Code,
  declaration: oneOf(['N10', 'N20', 'N30']),
  /** How it is lodged, or how the goods came. */
  way: oneOf(['electronic', 'paper', 'sea', 'air']),
  from_value: Amount,
  below: optional(Amount),
  amount: Amount,
});

/** How an amount becomes whole cents. */
const Roundings = defineTable('rounding', ['amount'], {
  amount: oneOf(['money']),
  places: digits(1),
  mode: oneOf(['half-up', 'half-even', 'down']),
});

/** How far two values of a rule may differ and still agree: a share of the larger, or an amount in its unit, whichever is more. */
const Tolerances = defineTable('tolerance', ['check'], {
  check: oneOf(CheckCode.options),
  percent: Amount,
  amount: Amount,
  unit: Words,
});

/** How grave it is that a rule fails, where that is another matter than the rule says itself. */
const Severities = defineTable('severity', ['check'], {
  check: oneOf(CheckCode.options),
  severity: oneOf(['error', 'warning', 'info']),
});

/** Which status of a declaration follows which. People are held to it; what customs says is recorded in any case. */
const Transitions = defineTable('transition', ['from_status', 'to_status'], {
  from_status: oneOf(EntryStatus.options),
  to_status: oneOf(EntryStatus.options),
});

/** What papers weigh in, in kilograms: in every spelling that they use. */
const WeightUnits = defineTable('weight_unit', ['unit'], { unit: Code, kilograms: Positive });

/** Documents without which goods of a classification are not declared (domain: documents and checks, §5). */
const RequiredDocuments = defineTable('required_document', ['tariff_item', 'document'], {
  tariff_item: TariffItem,
  document: oneOf(DOCUMENT_TYPES),
  reason: Words,
});

/** All dated tables, by name. */
export const CUSTOMS_TABLES = {
  exchange_rate: ExchangeRates,
  tariff_rate: TariffRates,
  treatment: Treatments,
  instrument: Instruments,
  preference_scheme: PreferenceSchemes,
  preference_rate: PreferenceRates,
  additional_duty: AdditionalDuties,
  dumping_notice: DumpingNotices,
  tax_rate: TaxRates,
  lct_threshold: LuxuryCarThresholds,
  tax_exemption: TaxExemptions,
  charge: Charges,
  rounding: Roundings,
  tolerance: Tolerances,
  severity: Severities,
  transition: Transitions,
  weight_unit: WeightUnits,
  segment: Segments,
  error_text: ErrorTexts,
  code: CodeEntries,
  required_document: RequiredDocuments,
} as const;

export type CustomsTableName = keyof typeof CUSTOMS_TABLES;
export type CustomsRow<Name extends CustomsTableName> = z.infer<(typeof CUSTOMS_TABLES)[Name]['columns']>;
