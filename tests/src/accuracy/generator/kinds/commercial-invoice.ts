import { Draft } from '../draft.js';
import type { Paper } from '../paper.js';
import { amountInWords } from '../style/amount-in-words.js';
import { rounded } from '../truth/rounding.js';
import { censorOf, type PaperContext } from './paper-context.js';
import {
  DESCRIPTION,
  detailedDescription,
  hsColumn,
  ITEM,
  netWeightColumn,
  originColumn,
  PRODUCT_CODE,
  priceColumn,
  quantityColumns,
} from './parts/goods-columns.js';
import { type GoodsColumn, setGoodsTable } from './parts/goods-table.js';
import { footnotesOf, putAsides } from './parts/put-asides.js';
import { putCargoTotals } from './parts/put-cargo.js';
import { putNoise } from './parts/put-noise.js';
import { letterheadOf, putParty } from './parts/put-parties.js';
import { putPorts, putVessel } from './parts/put-route.js';

const JUDGED = [
  'description',
  'product_code',
  'quantity',
  'quantity_unit',
  'unit_price',
  'total_price',
  'hs_code',
  'country_of_origin',
  'net_weight',
];

/** A seller's invoice for exported goods. */
export function commercialInvoice(context: PaperContext): Paper {
  const { dice, shipment, words, writing } = context;
  const draft = new Draft('CIV', words, writing, censorOf(context));
  const hasLetterhead = dice.happens(0.7);
  putParties(draft, context, hasLetterhead);
  putReferences(draft, context);
  putNoise(draft, context);
  putAsides(draft, context);
  putTerms(draft, context);
  if (dice.happens(0.5)) putPorts(draft, shipment.journey);
  if (shipment.journey.mode === 'sea' && dice.happens(0.3)) putVessel(draft, shipment.journey, dice.happens(0.5));
  if (dice.happens(0.45)) putCargoTotals(draft, shipment);
  else draft.leaveOut('packages', 'net_weight', 'gross_weight', 'volume');
  setGoodsTable(
    draft,
    context.goods?.lines?.(shipment) ?? shipment.lines,
    context.goods?.columns(context, true) ?? columnsOf(context),
    JUDGED,
    context.goods?.grouping?.(context) ?? headingOf(context),
  );
  putWords(draft, context, putSums(draft, context));
  return draft.finish({
    title: words.title(dice.pick(words.phrases('title_invoice')), '商业发票'),
    issuer: hasLetterhead ? letterheadOf(shipment.seller) : null,
    remarks: [...(dice.happens(0.4) ? [words.phrase('invoice_remark')] : []), ...footnotesOf(context)],
    signature: dice.happens(0.6)
      ? { caption: words.phrase('invoice_caption'), company: shipment.seller.name, isSigned: dice.happens(0.6) }
      : null,
    stamp: dice.happens(0.2) ? shipment.seller.name : null,
  });
}

function putParties(draft: Draft, { dice, shipment }: PaperContext, hasLetterhead: boolean): void {
  const { seller, buyer, consignee } = shipment;
  const hasTelephone = dice.happens(0.4);
  if (hasLetterhead) draft.say({ seller_name: seller.name, seller_address: seller.address.join(', ') });
  else putParty(draft, 'seller', 'seller', seller, hasTelephone);
  putParty(draft, 'buyer', 'buyer', buyer, hasTelephone);
  if (consignee !== buyer || dice.happens(0.2)) putParty(draft, 'consignee', 'consignee', consignee);
}

function putReferences(draft: Draft, { dice, shipment: { references, journey } }: PaperContext): void {
  const { writing } = draft;
  draft.print('references', 'invoice_number', references.invoice, { invoice_number: references.invoice });
  draft.print('references', 'invoice_date', writing.day(references.invoiceDay), { invoice_date: references.invoiceDay });
  if (dice.happens(0.3)) draft.print('references', 'due_date', writing.day(references.dueDay), { due_date: references.dueDay });
  if (dice.happens(0.5)) draft.print('references', 'purchase_order', references.order, { purchase_order: references.order });
  else if (dice.happens(0.3)) draft.printBlank('references', 'purchase_order', ['purchase_order'], dice.pick(['', '-', 'N/A']));
  else draft.leaveOut('purchase_order');
  if (journey.mode === 'sea' && dice.happens(0.2)) {
    draft.print('references', 'transport_document', references.houseBill, { waybill_number: references.houseBill });
  } else if (dice.happens(0.2)) draft.printBlank('references', 'transport_document', ['waybill_number'], dice.pick(['', '-', 'TBA']));
  else draft.leaveOut('waybill_number');
}

function putTerms(draft: Draft, { dice, shipment }: PaperContext): void {
  const { incoterm, journey, currency, paymentTerms, seller } = shipment;
  const place = dice.pick([` ${journey.loading}`, '', ` ${journey.discharge} (Incoterms 2020)`]);
  if (dice.happens(0.85)) draft.print('terms', 'incoterm', `${incoterm}${place}`, { incoterm });
  else draft.printBlank('terms', 'incoterm', ['incoterm']);
  if (dice.happens(0.6)) draft.print('terms', 'payment_terms', paymentTerms, { payment_terms: paymentTerms });
  if (dice.happens(0.5)) draft.print('terms', 'currency', currency, { currency });
  if (dice.happens(0.3)) draft.print('terms', 'country_of_origin', seller.country.name, { country_of_origin: seller.country.name });
}

function columnsOf({ dice, words, writing, shipment: { currency } }: PaperContext): GoodsColumn[] {
  const may = (share: number, column: GoodsColumn) => (dice.happens(share) ? [column] : []);
  const remark = dice.happens(0.3) ? currency : null;
  const apart = [DESCRIPTION, ...may(0.5, hsColumn(dice)), ...may(0.3, originColumn(dice))];
  const described = dice.happens(0.15) ? [detailedDescription(dice, words)] : apart;
  return [
    ...may(0.5, ITEM),
    ...may(0.45, PRODUCT_CODE),
    ...described,
    ...quantityColumns(dice, writing),
    ...may(0.2, netWeightColumn(writing)),
    priceColumn('unit_price', writing, remark),
    priceColumn('total_price', writing, remark),
  ];
}

/** The total once more, in words below everything. */
function putWords(draft: Draft, { dice, words, shipment: { currency } }: PaperContext, total: number): void {
  if (!dice.fork('words').happens(words.lexicon.clutter)) return;
  draft.print('closing', 'say_total', `${currency} ${amountInWords(total)} ONLY`, {});
}

/** Some invoices group their lines under the order that they fill. */
function headingOf({ dice, words, shipment: { references } }: PaperContext): string | null {
  return dice.fork('heading').happens(0.12) ? words.phrase('order_heading', references.order) : null;
}

/** Goods, charges and total; or one total alone, which then is not said to be that of the goods. The currency stands at the total, which is the answer. */
function putSums(draft: Draft, { dice, shipment }: PaperContext): number {
  const { goodsTotal, discount, freight, insurance, total, currency } = shipment;
  const { money, amount } = draft.writing;
  draft.say({ currency });
  if (dice.happens(0.5)) {
    draft.print('sums', 'total_amount', money(goodsTotal), { total_amount: goodsTotal });
    draft.leaveOut('freight', 'insurance');
    return goodsTotal;
  }
  draft.print('sums', 'goods_total', amount(goodsTotal), { goods_total: goodsTotal });
  const isReduced = dice.happens(0.2);
  const isMinus = dice.happens(0.5);
  if (isReduced) draft.print('sums', 'discount', `${isMinus ? '-' : ''}${amount(discount)}`, { discount: isMinus ? -discount : discount });
  draft.print('sums', 'freight', amount(freight), { freight });
  draft.print('sums', 'insurance', amount(insurance), { insurance });
  const payable = isReduced ? rounded(total - discount, 2) : total;
  draft.print('sums', 'total_amount', money(payable), { total_amount: payable });
  return payable;
}
