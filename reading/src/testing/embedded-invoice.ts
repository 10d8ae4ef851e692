import type { XmlElement } from '@tallyport/domain/freight-export/xml-element';
import type { EmbeddedFile } from '../embedded/embedded-file.js';

type Content = string | readonly XmlElement[];

/** An element with a text or with children. */
export function element(name: string, content: Content = '', attributes: Readonly<Record<string, string>> = {}): XmlElement {
  const [text, children] = typeof content === 'string' ? [content, []] : ['', content];
  return { name, attributes, text, children };
}

/** What a test says of the data; what it leaves out is as it is here. */
export interface InvoiceFacts {
  readonly number?: string;
  readonly typeCode?: string;
  readonly total?: string;
  readonly seller?: string;
  readonly lines?: readonly XmlElement[];
}

/** The data of an invoice as Factur-X writes them: number A-17 of 30 November 2026, two lines, 119.00 EUR in all. */
export function facturX(facts: InvoiceFacts = {}): EmbeddedFile {
  const { number = 'A-17', typeCode = '380', total = '119.00', seller = 'Lindner Werkzeug GmbH' } = facts;
  const { lines = [line('Drill', '2', '40.00', '80.00'), line('Bit set', '4', '5.00', '20.00')] } = facts;
  const party = (name: string): XmlElement[] => [element('Name', name), element('PostalTradeAddress', ADDRESS)];
  const root = element('CrossIndustryInvoice', [
    element('ExchangedDocument', [
      element('ID', number),
      element('TypeCode', typeCode),
      element('IssueDateTime', [element('DateTimeString', '20261130', { format: '102' })]),
    ]),
    element('SupplyChainTradeTransaction', [
      ...lines,
      element('ApplicableHeaderTradeAgreement', [
        element('SellerTradeParty', party(seller)),
        element('BuyerTradeParty', party('Wattle Trading Pty Ltd')),
        element('BuyerOrderReferencedDocument', [element('IssuerAssignedID', 'PO-4711')]),
      ]),
      element('ApplicableHeaderTradeSettlement', [
        element('InvoiceCurrencyCode', 'EUR'),
        element('SpecifiedTradeSettlementHeaderMonetarySummation', [
          element('LineTotalAmount', '100.00'),
          element('AllowanceTotalAmount', '0.00'),
          element('TaxBasisTotalAmount', '100.00'),
          element('TaxTotalAmount', '19.00', { currencyID: 'EUR' }),
          element('GrandTotalAmount', total),
          element('DuePayableAmount', total),
        ]),
      ]),
    ]),
  ]);
  return { name: 'factur-x.xml', root, refusal: null };
}

const ADDRESS = [
  element('PostcodeCode', '80333'),
  element('LineOne', 'Hauptstr. 5'),
  element('CityName', 'München'),
  element('CountryID', 'DE'),
];

/** One line of goods. */
export function line(name: string, quantity: string, price: string, total: string): XmlElement {
  return element('IncludedSupplyChainTradeLineItem', [
    element('SpecifiedTradeProduct', [element('SellerAssignedID', `S-${name.length}`), element('Name', name)]),
    element('SpecifiedLineTradeAgreement', [element('NetPriceProductTradePrice', [element('ChargeAmount', price)])]),
    element('SpecifiedLineTradeDelivery', [element('BilledQuantity', quantity, { unitCode: 'H87' })]),
    element('SpecifiedLineTradeSettlement', [
      element('SpecifiedTradeSettlementLineMonetarySummation', [element('LineTotalAmount', total)]),
    ]),
  ]);
}
