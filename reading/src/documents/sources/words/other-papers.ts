/** What other papers are called before their numbers: invoices. */
export const INVOICE_WORDS = String.raw`
  (?:comm?\.? ?|commercial |export |tax )?inv(?:oice)?
  (?:handels)?rechnung
  factuur
  factura
  facture
  faktura
  faktury
  fatura
  fattura
  lasku
`;

/** The buyer's orders. */
export const ORDER_WORDS = String.raw`
  (?:your|purchase|buyer['’]?s|customer['’]?s?|cust\.?|client) order
  (?:(?:your|buyer['’]?s|customer['’]?s?|cust\.?|client) )?p\.?\s?/?\s?o\.?
  l\.?\s?p\.?\s?o\.?
  (?:ihre )?bestell(?:ung|nummer|[-.]?nr)
  (?:votre|v/) ?commande
  (?:vs\.?|vostro|v/) ?ordine
  (?:su|ped\. cliente|s/) ?pedido
  orden de compra
  ordem de compra
  uw (?:bestelling|order)
`;

/** Contracts of sale. */
export const CONTRACT_WORDS = String.raw`
  (?:sales? |your |our )?contract(?: ?/ ?indent)?
  s/c
  kontrakt
  vertrag
  contrat
  contrato
  contratto
`;

/** Letters of credit. */
export const CREDIT_WORDS = String.raw`
  (?:irrevocable )?l/c
  (?:irrevocable )?d/c
  letter of credit
  documentary credit
`;

/** The bill of the line or the airline above that of a forwarder. */
export const MASTER_BILL_WORDS = String.raw`
  mb/?l
  mawb
  ob/?l
  master (?:air ?)?(?:way)?bill
  ocean b/?l
`;

/** What carries the goods. */
export const WAYBILL_WORDS = String.raw`
  (?:air )?waybill
  h?awb
  hb/?l
  b/l
  bill of lading
  cmr
  consignment note
  frachtbrief
  tracking
  ups
  dhl
  fedex
  tnt
`;
