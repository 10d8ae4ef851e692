/** Words by which an order is called, or their beginnings, where words are parted. */
export const ORDER_WORDS = String.raw`
  p\.?\s?\/?\s?o
  l\.?p\.?o
  orders?
  ordre
  ordine
  ord
  orden
  commandes?
  cde
  bestell\p{L}*
  best
  pedido
  encomenda
  zam\p{L}*
  indent
  purchase
  beställning\p{L}*
  objedn\p{L}*
  sipariş
  inkoop\p{L}*
  engagement
`;

/** And where they are not. */
export const UNPARTED_ORDER_WORDS = `
  订单
  采购
  注文
  発注
`;
