/** How labels and heads say of a sum that no tax is in it yet. `Net à payer` and `netto a pagare` are what is to be paid, with it. */
export const WITHOUT_TAX = String.raw`
  base imponible
  base imponibile
  base tribut[aá]vel
  before (?:tax|vat|gst)
  bez (?:dph|vat|pdv)
  ekskl\.?
  ex\.? (?:vat|gst|tax)
  excl\.?(?:uding|usive)?
  exkl\.?
  h\.?\s?t\.?
  hors (?:taxes?|tva)
  imponibile
  kdv hariç
  net (?:amount|total|value|sum)
  netto(?! a pagare)
  nettó
  netto\p{L}+
  net(?:te)? (?:toplam|tutar)
  ohne (?:mwst|ust|umsatzsteuer|mehrwertsteuer)
  senza iva
  sem iva
  sin (?:iva|impuestos?|itbis|igv)
  sous[-\s]total
  sub\s?-?\s?total
  total net
  veroton
  wartość netto
  zwischensumme
  不含税
  税抜
  공급가액
`;
