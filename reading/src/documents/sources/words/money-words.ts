/** What tells that a text is about money: figures, words for prices, terms of trade, and codes and words of currencies. */
export const MONEY_WORDS = String.raw`
  \d
  charges?
  collect
  only\W*$
  prepaid
  total
  price
  amount
  FOB
  CIF
  EXW
  ^[A-Z]{3}$
  \([A-Z]{3}\)
  ^euros?$
  curren
  moneda
  moeda
  devise
  valut?a
  währung
  waluta
  měna
  para birimi
  货币
  貨幣
  币
  通貨
`;
