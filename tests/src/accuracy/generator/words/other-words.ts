/** What papers also say and nobody asks for: it must not be taken for anything else. */
export const OTHER_WORDS = {
  bank: 'Bank details|Our bank|+Remit to;银行资料',
  tax_number: 'VAT No.|Tax ID|Company reg. no.|+GST No.;税号',
  order_date: 'Order date|Date of order|+Ordered on;订单日期',
  contact: 'Contact|Attention|Prepared by|+Our contact;联系人',
};
