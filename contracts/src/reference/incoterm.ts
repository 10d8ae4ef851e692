import { defineCodeList } from './code-list.js';

/** Incoterms 2020. The first seven suit any mode, the others sea only. */
export const INCOTERMS = defineCodeList('incoterm', [
  ['EXW', 'Ex Works', '工厂交货'],
  ['FCA', 'Free Carrier', '货交承运人'],
  ['CPT', 'Carriage Paid To', '运费付至'],
  ['CIP', 'Carriage and Insurance Paid To', '运费、保险费付至'],
  ['DAP', 'Delivered at Place', '目的地交货'],
  ['DPU', 'Delivered at Place Unloaded', '目的地卸货后交货'],
  ['DDP', 'Delivered Duty Paid', '完税后交货'],
  ['FAS', 'Free Alongside Ship', '船边交货'],
  ['FOB', 'Free on Board', '船上交货'],
  ['CFR', 'Cost and Freight', '成本加运费'],
  ['CIF', 'Cost, Insurance and Freight', '成本、保险费加运费'],
]);
