/** The fields that most shipping documents carry: their score is the headline. */
export const CORE_FIELDS: ReadonlySet<string> = new Set(
  `invoice_number invoice_date currency incoterm goods_total total_amount freight insurance seller_name buyer_name consignee_name
  consignee_address shipper_name notify_party waybill_number bl_number carrier vessel voyage port_of_loading port_of_discharge
  place_of_receipt place_of_delivery transport_mode packages package_type gross_weight net_weight weight_unit volume volume_unit
  containers container_number issue_date issue_place shipped_on_board_date freight_terms country_of_origin purchase_order
  shipping_marks goods_description signature_exists origin_criterion certificate_number exporter_name importer_name`.split(/\s+/),
);

/** The fields that a line of goods is judged by. */
export const CORE_CELLS = [
  'description',
  'product_code',
  'quantity',
  'quantity_unit',
  'unit_price',
  'total_price',
  'hs_code',
  'country_of_origin',
  'net_weight',
] as const;
