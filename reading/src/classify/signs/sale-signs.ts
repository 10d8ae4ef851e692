import type { TypeSigns } from './signs.js';

/** What invoices have: a number, a day, a seller and a buyer, prices with amounts, a total, taxes, and how it is paid. */
export const INVOICE_SIGNS: TypeSigns = {
  type: 'CIV',
  labels: {
    invoice_number: 2.5,
    invoice_number_and_date: 2.5,
    invoice_date: 1,
    due_date: 1,
    total_amount: 1.5,
    goods_total: 0.75,
    tax: 1,
    seller: 0.5,
    buyer: 0.5,
    payment_terms: 0.5,
    incoterm: 0.5,
    account: 0.75,
    tax_id: 0.5,
    discount: 0.25,
    deposit: 0.25,
    total_in_words: 0.5,
    vessel: -0.5,
    notify: -1,
    original_bills: -2,
    port_of_loading: -0.25,
  },
  columns: { unit_price: 1.5, total_price: 1.5, tax: 0.75, hs_code: 0.25, quantity: 0.25, description: 0.25 },
  words: [
    [
      /\b[CSI]GST\b|\bGSTIN\b|\bTVA\b|\bMwSt\b|\bUSt\b|\bUmsatzsteuer\b|\bIVA\b|\bBTW\b|\bPTU\b|\bmoms\b|增值税|税额|thuế GTGT|thuế suất/iu,
      1,
    ],
    [/\bIBAN\b|\bSWIFT\b|\bsort code\b|\bBankverbindung\b|开户行|开户银行|\bbankgiro\b|\bkonto bankowe\b|số tài khoản/iu, 0.75],
    [/\b(?:amount due|balance due|please pay|pay(?:ment)? (?:within|by)|payable (?:within|to)|zahlbar|net à payer|zapłaty)\b/iu, 0.75],
    [/\bsub ?total\b|\bgrand total\b|价税合计/iu, 0.5],
    [/\b(?:invoice|rechnung|facture|factura|fattura|fatura|factuur|faktura|hóa đơn)s?\b|发票/iu, 1],
    [/\bbalance (?:brought|carried) forward\b|\bopening balance\b/iu, -1.5],
  ],
  needs: { labels: ['total_amount', 'goods_total', 'tax'], columns: ['unit_price', 'total_price'] },
};

/** What freight invoices have: charges of a carriage instead of goods. */
export const FREIGHT_INVOICE_SIGNS: TypeSigns = {
  type: 'FIN',
  labels: { invoice_number: 1.5, invoice_date: 0.5, due_date: 1, total_amount: 1, tax: 0.5, account: 0.5, job_number: 0.5 },
  columns: { total_price: 0.5 },
  words: [
    [/\bterminal handling\b|\bTHC\b|码头操作费/u, 1.5],
    [/\b(?:documentation|document|doc\.?) (?:fee|charge)\b|文件费/iu, 1],
    [/\b(?:customs clearance|entry|brokerage|cartage|drayage|chassis|storage|demurrage|detention) (?:fee|charge)s?\b/iu, 1],
    [/\b(?:bunker|fuel) (?:adjustment|surcharge)\b|\bBAF\b|\bISPS\b/u, 1],
    [/\b(?:origin|destination|local) charges\b|\bdelivery order fee\b|\bB\/?L fee\b/iu, 1],
  ],
  needs: {
    words: /handling|\bTHC\b|surcharge|demurrage|detention|cartage|drayage|delivery order fee|B\/?L fee|local charges|操作费|文件费/iu,
  },
};

/** What orders have that invoices lack. */
export const ORDER_SIGNS: TypeSigns = {
  type: 'other',
  name: 'purchase order',
  labels: { purchase_order: 1.5, order_number: 0.5, invoice_number: -2.5, invoice_date: -1, due_date: -0.5, account: -0.5 },
  columns: { unit_price: 1, total_price: 1, quantity: 0.5, description: 0.25 },
  words: [
    [/\bplease (?:supply|deliver|confirm|acknowledge|send us)\b|\bwe (?:hereby )?order\b|\border total\b/iu, 2],
    [
      /\b(?:required|requested|promised|need(?:ed)?)(?: by)? (?:delivery )?date\b|\bdelivery date\b|\bLiefertermin\b|\bdate de livraison\b/iu,
      0.75,
    ],
    [/\bvendor\b|\bsupplier\b|\bLieferant\b|\bfournisseur\b|\bproveedor\b|\bfornitore\b|\bfornecedor\b|\bleverancier\b|供应商/iu, 0.75],
    [/\b(?:this )?purchase order\b|\bP\.?O\.? (?:no|number|date)\b/iu, 1],
  ],
  needs: { labels: ['purchase_order', 'order_number'], words: /\bwe (?:hereby )?order\b|purchase order/iu },
};

/** What offers have: how long they stand. */
export const QUOTATION_SIGNS: TypeSigns = {
  type: 'other',
  name: 'quotation',
  labels: { invoice_number: -2, due_date: -0.5 },
  columns: { unit_price: 1, total_price: 1, quantity: 0.5, description: 0.25 },
  words: [
    [
      /\bvalid (?:until|for|till|through)\b|\bvalidity\b|\bquote (?:no|number|date)\b|\bgültig bis\b|\bvalable jusqu|\bvalidez\b|有效期/iu,
      2,
    ],
    [/\b(?:pleased|glad|happy) to (?:offer|quote|submit)\b|\bour (?:offer|quotation|quote)\b|\bunser Angebot\b|\bnotre offre\b/iu, 2],
    [/\b(?:quotation|quote|Angebot|devis|cotización|preventivo|orçamento|offerte|oferta|offert)\b|报价|báo giá/iu, 1],
  ],
  needs: {
    words: /quotation|\bquote|valid|Angebot|devis|cotización|presupuesto|preventivo|orçamento|offerte|oferta|offert|报价|báo giá/iu,
  },
};

/** What contracts have: two who agree. */
export const CONTRACT_SIGNS: TypeSigns = {
  type: 'other',
  name: 'sales contract',
  labels: { contract_number: 1.5, invoice_number: -1.5 },
  columns: { unit_price: 0.5, total_price: 0.5 },
  words: [
    [/\b(?:seller|buyer|parties) (?:agrees?|undertakes?|shall)\b|\bhereinafter\b|\bthis (?:contract|agreement)\b/iu, 2],
    [/\barbitration\b|\bforce majeure\b|仲裁|不可抗力/iu, 1.5],
    [/\bfor and on behalf of the (?:seller|buyer)\b|甲方|乙方|供方|需方/iu, 1.5],
    [/\bwe (?:hereby )?(?:confirm|acknowledge) (?:receipt of )?your order\b|\border confirmation\b/iu, 2],
  ],
  needs: { words: /contract|agreement|hereinafter|合同|甲方|供方|order confirmation|your order/iu },
};
