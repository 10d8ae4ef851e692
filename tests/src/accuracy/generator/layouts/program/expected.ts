/** The kinds of papers that programs print whole. */
export type ProgramType = 'CIV' | 'PKL' | 'HBL' | 'MBL' | 'HAWB' | 'COO';

const OF_BILLS = ['booking_number', 'delivery_agent', 'place_of_receipt', 'place_of_delivery', 'original_bills'];

/** What is asked for on each kind: empty where the paper does not print it. */
export const EXPECTED: Readonly<Record<ProgramType, readonly string[]>> = {
  CIV: ['purchase_order', 'waybill_number', 'incoterm', 'packages', 'net_weight', 'gross_weight', 'volume', 'freight', 'insurance'],
  PKL: ['purchase_order', 'invoice_number', 'packages', 'net_weight', 'gross_weight', 'volume'],
  HBL: OF_BILLS,
  MBL: OF_BILLS,
  HAWB: ['account_number', 'agent_iata_code', 'handling_information'],
  COO: ['agreement', 'producer_name'],
};
