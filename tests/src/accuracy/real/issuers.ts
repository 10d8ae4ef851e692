/**
 * Whose form each later paper is. A paper without a line here is refused, so that a new one is given its issuer before
 * anybody opens it; e-invoices go by the column `layout` of their own table.
 */
export const ISSUERS: Readonly<Record<string, string>> = {
  'bills-of-lading/coleman-bill-of-lading-redacted.png': 'coleman',
  'bills-of-lading/fedex-freight-vics-test.pdf': 'fedex',
  'bills-of-lading/olegmicode-vics-bill-of-lading.png': 'olegmicode',
  'bills-of-lading/plastipak-bill-of-lading-redacted.png': 'plastipak',
  'bills-of-lading/prairie-packaging-bill-of-lading-redacted.png': 'prairie-packaging',
  'bills-of-lading/softlink-hbl5461.pdf': 'softlink',
  'certificates/china-export-declaration-draft-redacted.png': 'china-customs',
  'certificates/cotec-cptpp-certificate-of-origin.pdf': 'cotec',
  'certificates/cptpp-uk-blank-form.pdf': 'uk-chamber',
  'certificates/deringer-isf-blank-form.png': 'deringer',
  'certificates/fedex-usmca-certification.png': 'fedex',
  'certificates/iata-dangerous-goods-declaration-covered-text.pdf': 'olegmicode',
  'certificates/tradetrust-warehouse-receipt-redacted.png': 'tradetrust',
  'certificates/txwos-certificate-of-origin-redacted.png': 'txwos',
  'invoices/automechanika-tax-invoice-redacted.png': 'automechanika',
  'invoices/baking-commercial-invoice-redacted.png': 'baking-equipment',
  'invoices/byacre-purchase-order.png': 'byacre',
  'invoices/fedex-proforma-blank-form.png': 'fedex',
  'invoices/google-abc-invoice.pdf': 'specimen-abc',
  'invoices/google-invoice-23413561d.pdf': 'specimen-23413561d',
  'invoices/punjab-auto-bill-redacted.png': 'punjab-auto',
  'invoices/samrat-tax-invoice-redacted.png': 'samrat',
  'invoices/slva-tax-invoice-redacted.png': 'slva',
  'invoices/sugoi-honda-tax-invoice-redacted.pdf': 'sugoi-honda',
  'packing-lists/purina-mills-pack-slip-redacted.png': 'purina-mills',
  'packing-lists/santanderina-packing-list-1232703.png': 'santanderina',
  'packing-lists/santanderina-packing-list-59-lines.pdf': 'santanderina',
  'packing-lists/w3c-packing-list-blank-form.png': 'packing-list-form',
};

/** Issuers of which the reader was made with another paper: theirs are never among the unopened. */
export const KNOWN_ISSUERS: ReadonlySet<string> = new Set(['china-customs', 'fedex', 'softlink', 'tradetrust']);
