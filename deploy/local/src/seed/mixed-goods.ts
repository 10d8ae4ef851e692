import type { Claims } from './declaration/declared.js';
import { goods } from './demo-goods.js';

/**
 * Eight goods of which each pays in another way, with the worked numbers of the law: dumping duty, wine tax, luxury car tax, a tariff
 * concession, beer and spirits by litres of alcohol, an exemption from GST, a preference.
 */
export const MIXED_GOODS = goods([
  ['HW-101', 'Aluminium profiles, anodised', '7604.29.90', 1000, 'KGS', 920, 'CHINA', 20, 1000],
  ['HW-210', 'Red wine of fresh grapes, in bottles', '2204.21.90', 2000, 'LTR', 500, 'CHINA', 222, 2660],
  ['HW-305', 'Station wagon, 2.0 litre, new', '8703.23.00', 1, 'PCS', 8_500_000, 'CHINA', 1, 1820],
  ['HW-418', 'Monitors for surgical theatres, 27 inch', '8528.72.00', 20, 'PCS', 60_000, 'CHINA', 20, 164],
  ['HW-502', 'Lager beer, 5.15 percent, in bottles', '2203.00.61', 1000, 'LTR', 200, 'CHINA', 126, 1480],
  ['HW-507', 'Plum liqueur, 40 percent, bottles of 0.7 litres', '2208.70.00', 1000, 'BOT', 2000, 'CHINA', 84, 1240],
  ['HW-612', 'Hearing aids, behind the ear', '9021.40.00', 100, 'PCS', 9000, 'CHINA', 2, 6.4],
  ['HW-701', 'T-shirts of cotton, knitted', '6109.10.00', 2000, 'PCS', 250, 'CHINA', 50, 400],
]);

/** What is claimed for each of them, by the codes of the goods. Transport is known apart for what went by weight or on a rack of its own. */
export const MIXED_CLAIMS: Claims = {
  'HW-101': {
    t_i_override: '800.00',
    t_i_override_currency: 'AUD',
    dcx: 'CN',
    dumping_specification_number: 'DCR0001',
    dumping_export_price: '9.20',
    dumping_export_price_currency: 'AUD',
  },
  'HW-210': { t_i_override: '1500.00', t_i_override_currency: 'AUD' },
  'HW-305': {
    t_i_override: '4000.00',
    t_i_override_currency: 'AUD',
    luxury_car_tax_payable_ind_yn: 'Y',
    vehicle_ids: 'LHWA2026DEM000305',
  },
  'HW-418': { treatment_code: '350', treatment_instrument_no: '2654321', treatment_instrument_type: 'TCO' },
  'HW-502': { invoice_spirit_strength: '5.15' },
  'HW-507': { quantity: '700', quantity_unit: 'L', invoice_spirit_strength: '40' },
  'HW-612': { gst_exemption_code: 'MEDI' },
  'HW-701': { preference_origin: 'CN', preference_scheme_type: 'ChAFTA', preference_rule_type: 'PSR' },
};
