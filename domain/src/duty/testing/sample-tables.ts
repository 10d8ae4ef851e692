import type { CustomsRow } from '@tallyport/contracts/customs-table/tables';
import type { DatedTables } from '../../customs-table/dated-tables.js';
import { tablesOf } from '../../customs-table/testing/tables-of.js';

function item(tariff_item: string, rate: string, marks: { wine?: 'Y'; luxury_car?: 'Y' } = {}): CustomsRow<'tariff_rate'> {
  return { tariff_item, rate_number: '', statistical_code: '01', unit: 'No', description: '', rate, wine: '', luxury_car: '', ...marks };
}

const SPIRITS = '5%, and $107.99/L of alcohol NZ/PG/FI/DC/LDC/SG $107.99/L of alcohol';

/** Tables with the rates of the worked examples. Each call makes new ones. */
export function sampleTables(): DatedTables {
  return tablesOf({
    exchange_rate: [
      { currency: 'USD', rate: '0.91' },
      { currency: 'EUR', rate: '0.6543' },
    ],
    tariff_rate: [
      item('61091000', '5% DCS4% DCT5%'),
      item('84713000', 'Free'),
      item('22042100', '5%', { wine: 'Y' }),
      item('87032300', '5%', { luxury_car: 'Y' }),
      item('22087000', SPIRITS),
      item('99999999', 'View TCOs'),
    ],
    treatment: [{ code: '001', name: 'Duty: FREE', rate: 'Free', instrument: '' }],
    instrument: [{ number: '2512345', type: 'TCO', treatment: '001', tariff_item: '6109', goods: 'Shirts' }],
    preference_scheme: [
      { scheme: 'ChAFTA', country: 'CN', rules: 'WO/PE/PSR', document: 'COO', scopes: '', rate: 'Free' },
      { scheme: 'RCEP', country: 'CN', rules: 'WO/PE/PSR', document: 'COO', scopes: '', rate: '3%' },
      { scheme: 'DCS', country: 'IN', rules: 'WO', document: 'COO', scopes: 'DCS', rate: '' },
    ],
    preference_rate: [{ scheme: 'RCEP', tariff_item: '6109', rate: '1%' }],
    additional_duty: [{ country: 'RU', percent: '35' }],
    dumping_notice: [
      { ...NOTICE, specification_number: '1', method: 'combination', percent: '8', ascertained_export_price: '10.00' },
      { ...NOTICE, specification_number: '2', method: 'floor', floor_price: '12.50' },
    ],
    tax_rate: [
      { tax: 'GST', percent: '10' },
      { tax: 'WET', percent: '29' },
      { tax: 'LCT', percent: '33' },
    ],
    lct_threshold: [
      { kind: 'other', amount: '80567' },
      { kind: 'fuel-efficient', amount: '91387' },
    ],
    tax_exemption: [
      { tax: 'GST', code: 'FOOD', name: 'Food', effect: 'exempt' },
      { tax: 'LCT', code: 'FUEL', name: 'Fuel-efficient', effect: 'fuel-efficient' },
      { tax: 'WET', code: 'WEX', name: 'Exempt', effect: 'exempt' },
    ],
    charge: [
      { charge: 'IPC', declaration: 'N10', way: 'electronic', from_value: '0', below: '1000.01', amount: '0' },
      { charge: 'IPC', declaration: 'N10', way: 'electronic', from_value: '1000.01', below: '10000', amount: '50' },
      { charge: 'IPC', declaration: 'N10', way: 'electronic', from_value: '10000', below: '', amount: '152' },
      { charge: 'DAFF', declaration: 'N10', way: 'sea', from_value: '0', below: '', amount: '66' },
      { charge: 'IPC', declaration: 'N20', way: 'electronic', from_value: '0', below: '', amount: '152' },
      { charge: 'IPC', declaration: 'N30', way: 'electronic', from_value: '0', below: '', amount: '23' },
    ],
    rounding: [{ amount: 'money', places: '2', mode: 'half-up' }],
  });
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
