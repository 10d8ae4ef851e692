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
  bestilling\p{L}*
  innkj[øo]p\p{L}*
  indk[øo]b\p{L}*
  rekvisisjon\p{L}*
  ordren(?:r|ummer|ummeret)
  ordern(?:o|r|ummer|umber)
  tilaus\p{L}*
  ostotilaus\p{L}*
  comand[aă]
  rendel[eé]s\p{L}*
  narudžb\p{L}*
  naročil\p{L}*
  tellimus\p{L}*
  pasūtīju\p{L}*
  užsakym\p{L}*
  παραγγελ\p{L}*
  заказ\p{L}*
  замовлен\p{L}*
  поръчк\p{L}*
  pesanan
`;

/** And where they are not. */
export const UNPARTED_ORDER_WORDS = `
  订单
  采购
  注文
  発注
`;
