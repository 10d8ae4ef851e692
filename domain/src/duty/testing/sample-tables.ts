import type { DatedRow } from '@tallyport/contracts/customs-table/define-table';
import type { CustomsRow, CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import { DatedTables } from '../../customs-table/dated-tables.js';

/** A row that holds from 1 July 2025 until 30 June 2026, or as it is told. */
function row<Name extends CustomsTableName>(name: Name, ordinal: number, values: CustomsRow<Name>): DatedRow<CustomsRow<Name>> {
  const dated = {
    valid_from: '2025-07-01',
    valid_to: '2026-06-30',
    source: 'test',
    law: '',
    file_date: '2025-06-30',
    is_demonstration: true,
  };
  return { id: `${name}/1/${ordinal}`, ...dated, values };
}

function rows<Name extends CustomsTableName>(name: Name, ...all: CustomsRow<Name>[]): DatedRow<CustomsRow<Name>>[] {
  return all.map((values, index) => row(name, index + 1, values));
}

function item(tariff_item: string, rate: string, marks: { wine?: 'Y'; luxury_car?: 'Y' } = {}): CustomsRow<'tariff_rate'> {
  return { tariff_item, rate_number: '', statistical_code: '01', unit: 'No', description: '', rate, wine: '', luxury_car: '', ...marks };
}

const SPIRITS = '5%, and $107.99/L of alcohol NZ/PG/FI/DC/LDC/SG $107.99/L of alcohol';

/** Tables with the rates of the worked examples. Each call makes new ones. */
export function sampleTables(): DatedTables {
  const tables: Partial<{ readonly [Name in CustomsTableName]: readonly DatedRow<CustomsRow<Name>>[] }> = {
    exchange_rate: rows('exchange_rate', { currency: 'USD', rate: '0.91' }, { currency: 'EUR', rate: '0.6543' }),
    tariff_rate: rows(
      'tariff_rate',
      item('61091000', '5% DCS4% DCT5%'),
      item('84713000', 'Free'),
      item('22042100', '5%', { wine: 'Y' }),
      item('87032300', '5%', { luxury_car: 'Y' }),
      item('22087000', SPIRITS),
      item('99999999', 'View TCOs'),
    ),
    treatment: rows('treatment', { code: '001', name: 'Duty: FREE', rate: 'Free', instrument: '' }),
    instrument: rows('instrument', { number: '2512345', type: 'TCO', treatment: '001', tariff_item: '6109', goods: 'Shirts' }),
    preference_scheme: rows(
      'preference_scheme',
      { scheme: 'ChAFTA', country: 'CN', rules: 'WO/PE/PSR', document: 'COO', scopes: '', rate: 'Free' },
      { scheme: 'RCEP', country: 'CN', rules: 'WO/PE/PSR', document: 'COO', scopes: '', rate: '3%' },
      { scheme: 'DCS', country: 'IN', rules: 'WO', document: 'COO', scopes: 'DCS', rate: '' },
    ),
    preference_rate: rows('preference_rate', { scheme: 'RCEP', tariff_item: '6109', rate: '1%' }),
    additional_duty: rows('additional_duty', { country: 'RU', percent: '35' }),
    dumping_notice: rows(
      'dumping_notice',
      { ...NOTICE, specification_number: '1', method: 'combination', percent: '8', ascertained_export_price: '10.00' },
      { ...NOTICE, specification_number: '2', method: 'floor', floor_price: '12.50' },
    ),
    tax_rate: rows('tax_rate', { tax: 'GST', percent: '10' }, { tax: 'WET', percent: '29' }, { tax: 'LCT', percent: '33' }),
    lct_threshold: rows('lct_threshold', { kind: 'other', amount: '80567' }, { kind: 'fuel-efficient', amount: '91387' }),
    tax_exemption: rows(
      'tax_exemption',
      { tax: 'GST', code: 'FOOD', name: 'Food', effect: 'exempt' },
      { tax: 'LCT', code: 'FUEL', name: 'Fuel-efficient', effect: 'fuel-efficient' },
      { tax: 'WET', code: 'WEX', name: 'Exempt', effect: 'exempt' },
    ),
    charge: rows(
      'charge',
      { charge: 'IPC', declaration: 'N10', way: 'electronic', from_value: '0', below: '1000.01', amount: '0' },
      { charge: 'IPC', declaration: 'N10', way: 'electronic', from_value: '1000.01', below: '10000', amount: '50' },
      { charge: 'IPC', declaration: 'N10', way: 'electronic', from_value: '10000', below: '', amount: '152' },
      { charge: 'DAFF', declaration: 'N10', way: 'sea', from_value: '0', below: '', amount: '66' },
    ),
    rounding: rows('rounding', { amount: 'money', places: '2', mode: 'half-up' }),
  };
  return new DatedTables(Object.entries(tables) as [CustomsTableName, (typeof tables)[CustomsTableName] & {}][]);
}

const NOTICE: CustomsRow<'dumping_notice'> = {
  specification_number: '',
  tariff_item: '6109',
  country: 'CN',
  exporter: 'all',
  method: 'fixed',
  percent: '',
  fixed_amount: '',
  ascertained_export_price: '',
  floor_price: '',
  currency: 'AUD',
  unit: 'No',
};
