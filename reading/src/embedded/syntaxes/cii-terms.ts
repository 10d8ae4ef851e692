import type { HeaderField, LineField } from '@tallyport/contracts/shipping-record/fields';
import type { Syntax, Term } from '../syntax.js';

/** The elements whose names the versions of the cross-industry invoice do not share. */
export interface CiiNames {
  readonly root: string;
  readonly document: string;
  readonly transaction: string;
  readonly agreement: string;
  readonly delivery: string;
  readonly settlement: string;
  readonly sums: string;
  readonly lineAgreement: string;
  readonly lineDelivery: string;
  readonly lineSettlement: string;
  readonly lineSum: string;
}

/** Where the cross-industry invoice of UN/CEFACT writes the terms of EN 16931. */
export function ciiSyntax(names: CiiNames): Syntax {
  const { root, document, transaction } = names;
  return {
    root,
    typeCode: `${document}/TypeCode`,
    header: [...references(names), ...parties(names), ...amounts(names)],
    line: `${transaction}/IncludedSupplyChainTradeLineItem`,
    lineFields: lineTerms(names),
  };
}

type HeaderTerms = readonly Term<HeaderField<'invoice'>>[];

function references({ document, transaction, agreement, settlement }: CiiNames): HeaderTerms {
  const [agreed, settled] = [`${transaction}/${agreement}`, `${transaction}/${settlement}`];
  const day = 'DateTimeString';
  // biome-ignore format: a table reads best in rows
  return [
    { term: 'BT-1', field: 'invoice_number', kind: 'identifier', paths: [`${document}/ID`] },
    { term: 'BT-2', field: 'invoice_date', kind: 'day', paths: [`${document}/IssueDateTime/${day}`] },
    { term: 'BT-5', field: 'currency', kind: 'code', paths: [`${settled}/InvoiceCurrencyCode`] },
    { term: 'BT-9', field: 'due_date', kind: 'day', paths: [`${settled}/SpecifiedTradePaymentTerms/DueDateDateTime/${day}`] },
    { term: 'BT-13', field: 'purchase_order', kind: 'identifier', paths: [`${agreed}/BuyerOrderReferencedDocument/IssuerAssignedID`, `${agreed}/BuyerOrderReferencedDocument/ID`] },
    { term: 'BT-14', field: 'order_number', kind: 'identifier', paths: [`${agreed}/SellerOrderReferencedDocument/IssuerAssignedID`] },
    { term: 'BT-20', field: 'payment_terms', kind: 'prose', paths: [`${settled}/SpecifiedTradePaymentTerms/Description`] },
    { term: 'BT-X-22', field: 'incoterm', kind: 'code', paths: [`${agreed}/ApplicableTradeDeliveryTerms/DeliveryTypeCode`] },
  ];
}

function parties({ transaction, agreement, delivery }: CiiNames): HeaderTerms {
  const seller = `${transaction}/${agreement}/SellerTradeParty`;
  const buyer = `${transaction}/${agreement}/BuyerTradeParty`;
  const shipTo = `${transaction}/${delivery}/ShipToTradeParty`;
  // biome-ignore format: a table reads best in rows
  return [
    { term: 'BT-27', field: 'seller_name', kind: 'name', paths: [`${seller}/Name`] },
    { term: 'BG-5', field: 'seller_address', kind: 'address', paths: addressOf(seller) },
    { term: 'BT-44', field: 'buyer_name', kind: 'name', paths: [`${buyer}/Name`] },
    { term: 'BG-8', field: 'buyer_address', kind: 'address', paths: addressOf(buyer) },
    { term: 'BT-47', field: 'buyer_abn', kind: 'identifier', paths: [`${buyer}/SpecifiedLegalOrganization/ID[schemeID=0151]`] },
    { term: 'BT-70', field: 'consignee_name', kind: 'name', paths: [`${shipTo}/Name`] },
    { term: 'BG-15', field: 'consignee_address', kind: 'address', paths: addressOf(shipTo) },
    { term: 'BT-80', field: 'country_of_destination', kind: 'country', paths: [`${shipTo}/PostalTradeAddress/CountryID`] },
  ];
}

/** The parts of an address in the order in which they are printed. */
function addressOf(party: string): readonly string[] {
  const parts = ['LineOne', 'LineTwo', 'LineThree', 'PostcodeCode', 'CityName', 'CountrySubDivisionName', 'CountryID'];
  return parts.map((part) => `${party}/PostalTradeAddress/${part}`);
}

function amounts({ transaction, settlement, sums }: CiiNames): HeaderTerms {
  const sum = `${transaction}/${settlement}/${sums}`;
  // biome-ignore format: a table reads best in rows
  return [
    { term: 'BT-106', field: 'goods_total', kind: 'amount', paths: [`${sum}/LineTotalAmount`], beside: [`${sum}/TaxBasisTotalAmount`, `${sum}/GrandTotalAmount`] },
    { term: 'BT-107', field: 'discount', kind: 'share', paths: [`${sum}/AllowanceTotalAmount`] },
    { term: 'BT-108', field: 'other_charges', kind: 'share', paths: [`${sum}/ChargeTotalAmount`] },
    { term: 'BT-110', field: 'tax', kind: 'amount', paths: [`${sum}/TaxTotalAmount`] },
    { term: 'BT-112', field: 'total_amount', kind: 'amount', paths: [`${sum}/GrandTotalAmount`], beside: [`${sum}/TaxBasisTotalAmount`, `${sum}/DuePayableAmount`] },
  ];
}

function lineTerms({ lineAgreement, lineDelivery, lineSettlement, lineSum }: CiiNames): readonly Term<LineField<'invoice'>>[] {
  const product = 'SpecifiedTradeProduct';
  const net = `${lineAgreement}/NetPriceProductTradePrice`;
  const gross = `${lineAgreement}/GrossPriceProductTradePrice`;
  const quantity = `${lineDelivery}/BilledQuantity`;
  // biome-ignore format: a table reads best in rows
  return [
    { term: 'BT-129', field: 'quantity', kind: 'amount', paths: [quantity] },
    { term: 'BT-130', field: 'quantity_unit', kind: 'unit', paths: [`${quantity}@unitCode`] },
    { term: 'BT-131', field: 'total_price', kind: 'amount', paths: [`${lineSettlement}/${lineSum}/LineTotalAmount`] },
    { term: 'BT-146', field: 'unit_price', kind: 'amount', paths: [`${net}/ChargeAmount`], beside: [`${gross}/ChargeAmount`], per: `${net}/BasisQuantity` },
    { term: 'BT-153', field: 'description', kind: 'prose', paths: [`${product}/Name`, `${product}/Description`] },
    { term: 'BT-155', field: 'product_code', kind: 'identifier', paths: [`${product}/SellerAssignedID`], beside: [`${product}/GlobalID`, `${product}/BuyerAssignedID`] },
    { term: 'BT-158', field: 'hs_code', kind: 'identifier', paths: [`${product}/DesignatedProductClassification/ClassCode[listID=HS]`] },
    { term: 'BT-159', field: 'country_of_origin', kind: 'country', paths: [`${product}/OriginTradeCountry/ID`] },
  ];
}
