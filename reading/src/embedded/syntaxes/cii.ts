import { ciiSyntax } from './cii-terms.js';

/** Factur-X, ZUGFeRD 2 and XRechnung: the cross-industry invoice D16B and D22B. */
export const CII = ciiSyntax({
  root: 'CrossIndustryInvoice',
  document: 'ExchangedDocument',
  transaction: 'SupplyChainTradeTransaction',
  agreement: 'ApplicableHeaderTradeAgreement',
  delivery: 'ApplicableHeaderTradeDelivery',
  settlement: 'ApplicableHeaderTradeSettlement',
  sums: 'SpecifiedTradeSettlementHeaderMonetarySummation',
  lineAgreement: 'SpecifiedLineTradeAgreement',
  lineDelivery: 'SpecifiedLineTradeDelivery',
  lineSettlement: 'SpecifiedLineTradeSettlement',
  lineSum: 'SpecifiedTradeSettlementLineMonetarySummation',
});

/** ZUGFeRD 1, an earlier draft of the same. */
export const ZUGFERD_1 = ciiSyntax({
  root: 'CrossIndustryDocument',
  document: 'HeaderExchangedDocument',
  transaction: 'SpecifiedSupplyChainTradeTransaction',
  agreement: 'ApplicableSupplyChainTradeAgreement',
  delivery: 'ApplicableSupplyChainTradeDelivery',
  settlement: 'ApplicableSupplyChainTradeSettlement',
  sums: 'SpecifiedTradeSettlementMonetarySummation',
  lineAgreement: 'SpecifiedSupplyChainTradeAgreement',
  lineDelivery: 'SpecifiedSupplyChainTradeDelivery',
  lineSettlement: 'SpecifiedSupplyChainTradeSettlement',
  lineSum: 'SpecifiedTradeSettlementMonetarySummation',
});
