import { tablesOf } from '../../customs-table/testing/tables-of.js';
import { RuleRows } from '../rule-rows.js';

const NOTICE = {
  country: 'CN',
  exporter: 'all other exporters',
  method: 'ad-valorem',
  percent: '8',
  fixed_amount: '',
  ascertained_export_price: '',
  floor_price: '',
  currency: 'AUD',
  unit: 'kg',
} as const;

/** Tolerances, units, required documents and dumping notices as rules find them on a day of March 2026. */
export const SAMPLE_ROWS = new RuleRows(
  tablesOf({
    tolerance: [
      { check: 'bill-weight', percent: '1', amount: '1', unit: 'kg' },
      { check: 'containers-add-up', percent: '0', amount: '0.5', unit: 'packages or kg' },
      { check: 'export-declaration-total', percent: '0', amount: '0.01', unit: '' },
      { check: 'fumigated-in-time', percent: '0', amount: '21', unit: 'days' },
      { check: 'invoice-total', percent: '0', amount: '0.01', unit: '' },
      { check: 'packages-add-up', percent: '0', amount: '0', unit: 'packages' },
      { check: 'price-history', percent: '30', amount: '0', unit: '' },
      { check: 'weights-add-up', percent: '0', amount: '0.5', unit: 'kg' },
    ],
    required_document: ['6109', '6907', '7308', '9403'].flatMap((tariff_item) => [
      { tariff_item, document: 'ILD', reason: '' },
      { tariff_item, document: 'IMP', reason: '' },
    ]),
    dumping_notice: ['6109', '6907', '7308', '9403'].map((tariff_item) => ({
      ...NOTICE,
      tariff_item,
      specification_number: `DCR${tariff_item}`,
    })),
    instrument: ['6109', '6907', '7308', '9403'].map((tariff_item) => ({
      number: `TC${tariff_item}`,
      type: 'TCO',
      treatment: '350',
      tariff_item,
      goods: '',
    })),
    weight_unit: [
      { unit: 'KG', kilograms: '1' },
      { unit: 'LB', kilograms: '0.45359237' },
    ],
  }),
  '2026-03-20',
);
