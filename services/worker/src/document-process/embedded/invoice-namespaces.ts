const UNCEFACT = 'urn:un:unece:uncefact:data:standard';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

/**
 * The namespaces of the invoices that papers carry: the cross-industry invoice of UN/CEFACT (Factur-X, ZUGFeRD 2, XRechnung), that of
 * ZUGFeRD 1, and UBL 2.
 */
export const INVOICE_NAMESPACES: readonly string[] = [
  `${UNCEFACT}:CrossIndustryInvoice:100`,
  `${UNCEFACT}:QualifiedDataType:100`,
  `${UNCEFACT}:ReusableAggregateBusinessInformationEntity:100`,
  `${UNCEFACT}:UnqualifiedDataType:100`,
  `${UNCEFACT}:ReusableAggregateBusinessInformationEntity:12`,
  `${UNCEFACT}:UnqualifiedDataType:15`,
  'urn:ferd:CrossIndustryDocument:invoice:1p0',
  `${UBL}:CommonAggregateComponents-2`,
  `${UBL}:CommonBasicComponents-2`,
  `${UBL}:CreditNote-2`,
  `${UBL}:Invoice-2`,
];
