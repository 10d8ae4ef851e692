import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import type { Syntax, Term } from '../syntax.js';

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const DELIVERY = 'Delivery/DeliveryLocation/Address';
const SUM = 'LegalMonetaryTotal';

/** The parts of an address in the order in which they are printed. */
function addressAt(place: string): readonly string[] {
  const parts = ['StreetName', 'AdditionalStreetName', 'AddressLine/Line', 'PostalZone', 'CityName', 'CountrySubentity'];
  return [...parts, 'Country/IdentificationCode'].map((part) => `${place}/${part}`);
}

// biome-ignore format: a table reads best in rows
const HEADER: readonly Term<HeaderField<'invoice'>>[] = [
  { term: 'BT-1', field: 'invoice_number', kind: 'identifier', paths: ['ID'] },
  { term: 'BT-2', field: 'invoice_date', kind: 'day', paths: ['IssueDate'] },
  { term: 'BT-5', field: 'currency', kind: 'code', paths: ['DocumentCurrencyCode'] },
  { term: 'BT-9', field: 'due_date', kind: 'day', paths: ['DueDate', 'PaymentMeans/PaymentDueDate'] },
  { term: 'BT-13', field: 'purchase_order', kind: 'identifier', paths: ['OrderReference/ID'] },
  { term: 'BT-14', field: 'order_number', kind: 'identifier', paths: ['OrderReference/SalesOrderID'] },
  { term: 'BT-20', field: 'payment_terms', kind: 'prose', paths: ['PaymentTerms/Note'] },
  { term: 'BT-27', field: 'seller_name', kind: 'name', paths: [`${SELLER}/PartyLegalEntity/RegistrationName`, `${SELLER}/PartyName/Name`] },
  { term: 'BG-5', field: 'seller_address', kind: 'address', paths: addressAt(`${SELLER}/PostalAddress`) },
  { term: 'BT-44', field: 'buyer_name', kind: 'name', paths: [`${BUYER}/PartyLegalEntity/RegistrationName`, `${BUYER}/PartyName/Name`] },
  { term: 'BG-8', field: 'buyer_address', kind: 'address', paths: addressAt(`${BUYER}/PostalAddress`) },
  { term: 'BT-47', field: 'buyer_abn', kind: 'identifier', paths: [`${BUYER}/PartyLegalEntity/CompanyID[schemeID=0151]`] },
  { term: 'BT-70', field: 'consignee_name', kind: 'name', paths: ['Delivery/DeliveryParty/PartyName/Name'] },
  { term: 'BG-15', field: 'consignee_address', kind: 'address', paths: addressAt(DELIVERY) },
  { term: 'BT-80', field: 'country_of_destination', kind: 'country', paths: [`${DELIVERY}/Country/IdentificationCode`] },
  { term: 'BT-106', field: 'goods_total', kind: 'amount', paths: [`${SUM}/LineExtensionAmount`], beside: [`${SUM}/TaxExclusiveAmount`, `${SUM}/TaxInclusiveAmount`] },
  { term: 'BT-107', field: 'discount', kind: 'share', paths: [`${SUM}/AllowanceTotalAmount`] },
  { term: 'BT-108', field: 'other_charges', kind: 'share', paths: [`${SUM}/ChargeTotalAmount`] },
  { term: 'BT-110', field: 'tax', kind: 'amount', paths: ['TaxTotal/TaxAmount'] },
  { term: 'BT-112', field: 'total_amount', kind: 'amount', paths: [`${SUM}/TaxInclusiveAmount`], beside: [`${SUM}/TaxExclusiveAmount`, `${SUM}/PayableAmount`] },
];

function ublSyntax(root: string, line: string, quantity: string): Syntax {
  return {
    root,
    typeCode: `${root}TypeCode`,
    header: HEADER,
    line,
    // biome-ignore format: a table reads best in rows
    lineFields: [
      { term: 'BT-129', field: 'quantity', kind: 'amount', paths: [quantity] },
      { term: 'BT-130', field: 'quantity_unit', kind: 'unit', paths: [`${quantity}@unitCode`] },
      { term: 'BT-131', field: 'total_price', kind: 'amount', paths: ['LineExtensionAmount'] },
      { term: 'BT-146', field: 'unit_price', kind: 'amount', paths: ['Price/PriceAmount'], beside: ['Price/AllowanceCharge/BaseAmount'], per: 'Price/BaseQuantity' },
      { term: 'BT-153', field: 'description', kind: 'prose', paths: ['Item/Name', 'Item/Description'] },
      { term: 'BT-155', field: 'product_code', kind: 'identifier', paths: ['Item/SellersItemIdentification/ID'], beside: ['Item/StandardItemIdentification/ID', 'Item/BuyersItemIdentification/ID'] },
      { term: 'BT-158', field: 'hs_code', kind: 'identifier', paths: ['Item/CommodityClassification/ItemClassificationCode[listID=HS]'] },
      { term: 'BT-159', field: 'country_of_origin', kind: 'country', paths: ['Item/OriginCountry/IdentificationCode'] },
    ],
  };
}

/** UBL 2, in which an invoice and a credit note are documents of their own. */
export const UBL_INVOICE = ublSyntax('Invoice', 'InvoiceLine', 'InvoicedQuantity');
export const UBL_CREDIT_NOTE = ublSyntax('CreditNote', 'CreditNoteLine', 'CreditedQuantity');
