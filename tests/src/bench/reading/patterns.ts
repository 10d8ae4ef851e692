/** What papers call the value of a field, as one looks for it with a regular expression. */
// biome-ignore format: a table reads best in rows
export const LABELS: Readonly<Record<string, string>> = {
  invoice_number: 'invoice|inv\\.?', invoice_date: 'invoice date|date of invoice|inv\\.? date|date', purchase_order: 'purchase order|p\\.?o\\.?|order(?: ref\\.?)?',
  total_amount: '(?:grand |invoice )?total(?: amount)?', goods_total: 'sub ?total', freight: 'freight', insurance: 'insurance',
  seller_name: 'seller|exporter|from|supplier', buyer_name: 'buyer|bill to|sold to|importer|messrs\\.?', consignee_name: 'consignee|ship to',
  shipper_name: 'shipper|consignor', notify_party: 'notify(?: party)?', exporter_name: 'exporter', importer_name: 'importer',
  waybill_number: '(?:master |house )?(?:air )?waybill|m?awb|hawb', bl_number: 'b/?l|bill of lading', certificate_number: 'certificate|cert\\.?|reference',
  carrier: 'carrier', vessel: '(?:ocean )?vessel(?: name)?', voyage: 'voyage|voy\\.?',
  port_of_loading: 'port of loading|pol|loading port', port_of_discharge: 'port of discharge|pod|discharge port',
  place_of_receipt: 'place of receipt', place_of_delivery: 'place of delivery|final destination',
  issue_date: 'date of issue|issue date|date', issue_place: 'place of issue', shipped_on_board_date: '(?:shipped )?on board(?: date)?',
  country_of_origin: 'country of origin|origin', origin_criterion: 'origin criterion', packages: '(?:total |no\\. of |number of )?(?:packages|cartons|ctns|pkgs)',
  gross_weight: '(?:total )?(?:gross weight|g\\.?w\\.?)', net_weight: '(?:total )?(?:net weight|n\\.?w\\.?)', volume: '(?:total )?(?:volume|measurement|cbm)',
  shipping_marks: '(?:shipping )?marks(?: and numbers)?', goods_description: 'description(?: of goods)?|commodity|goods',
};

/** Values that are known by their own form. */
export const CODES: Readonly<Record<string, RegExp>> = {
  currency: /\b(?:USD|EUR|CNY|RMB|GBP|JPY|AUD|HKD|INR)\b/,
  incoterm: /\b(?:EXW|FCA|CPT|CIP|DAP|DPU|DDP|FAS|FOB|CFR|CIF)\b/,
  container_number: /\b[A-Z]{4}\d{7}\b/,
  freight_terms: /\bfreight (?:prepaid|collect)\b/i,
  weight_unit: /\bKGS?\b/i,
  volume_unit: /\bCBM\b/i,
};

export const DESCRIPTION = /^[A-Za-z][\w ,'()/%-]{5,}$/;
export const AMOUNT = /^(?:[A-Z]{3} |[$€£¥])?(?<number>\d[\d,]*(?:\.\d+)?)(?: [A-Za-z]{2,4})?$/;
export const HS_CODE = /^(?:\d{4}\.\d{2}(?:\.\d{2,4})?|\d{6}|\d{8}|\d{10})$/;
export const UNIT = /^(?:PCS?|SETS?|PAIRS?|PRS|KGS?|CTNS?|EA|UNITS?|DOZ|M|MTR|L)$/i;

export const NUMBERS: ReadonlySet<string> = new Set(
  'total_amount goods_total freight insurance packages gross_weight net_weight volume'.split(' '),
);
export const DAYS: ReadonlySet<string> = new Set(['invoice_date', 'issue_date', 'shipped_on_board_date']);
