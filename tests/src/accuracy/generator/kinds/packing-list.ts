import type { Dice } from '../dice.js';
import { Draft } from '../draft.js';
import type { Paper } from '../paper.js';
import { censorOf, type PaperContext } from './paper-context.js';
import { DESCRIPTION, ITEM, netWeightColumn, PRODUCT_CODE, quantityColumns } from './parts/goods-columns.js';
import { type ColumnTotal, type GoodsColumn, setGoodsTable } from './parts/goods-table.js';
import { footnotesOf, putAsides } from './parts/put-asides.js';
import { putCargoTotals } from './parts/put-cargo.js';
import { putNoise } from './parts/put-noise.js';
import { letterheadOf, putParty } from './parts/put-parties.js';
import { putPorts } from './parts/put-route.js';

const JUDGED = ['description', 'product_code', 'quantity', 'quantity_unit', 'net_weight'];

/** What lies in which packages, with weights. Its totals stand in a row under the table, or at labels. */
export function packingList(context: PaperContext): Paper {
  const { dice, shipment, words, writing } = context;
  const { seller, buyer, references, journey, marks } = shipment;
  const draft = new Draft('PKL', words, writing, censorOf(context));
  const hasLetterhead = dice.happens(0.7);
  if (hasLetterhead) draft.say({ seller_name: seller.name });
  else putParty(draft, 'seller', 'seller', seller);
  putParty(draft, 'buyer', 'buyer', buyer);
  if (dice.happens(0.8)) draft.print('references', 'invoice_number', references.invoice, { invoice_number: references.invoice });
  else draft.leaveOut('invoice_number');
  draft.print('references', 'date', writing.day(references.invoiceDay), { date: references.invoiceDay });
  if (dice.happens(0.3))
    draft.print('references', 'packing_list_number', references.packingList, { packing_list_number: references.packingList });
  if (dice.happens(0.4)) draft.print('references', 'purchase_order', references.order, { purchase_order: references.order });
  else draft.leaveOut('purchase_order');
  putNoise(draft, context);
  putAsides(draft, context);
  if (dice.happens(0.5)) putPorts(draft, journey);
  if (dice.happens(0.4)) draft.print('cargo', 'marks', marks, { shipping_marks: marks });
  const isTotalled = dice.happens(0.6);
  if (!isTotalled) putCargoTotals(draft, shipment);
  const columns = context.goods?.columns(context, false).map((column) => (isTotalled ? column : withoutTotal(column)));
  setGoodsTable(
    draft,
    shipment.lines,
    columns ?? columnsOf(context, isTotalled),
    JUDGED,
    context.goods?.grouping?.(context) ?? containerHeading(context),
  );
  return draft.finish({
    title: words.title(dice.pick(words.phrases('title_packing_list')), '装箱单'),
    issuer: hasLetterhead ? letterheadOf(seller) : null,
    remarks: footnotesOf(context),
    signature: dice.happens(0.4) ? { caption: words.phrase('packing_caption'), company: seller.name, isSigned: dice.happens(0.5) } : null,
    stamp: null,
  });
}

function withoutTotal({ total: _total, ...column }: GoodsColumn): GoodsColumn {
  return column;
}

function columnsOf({ dice, words, writing, shipment }: PaperContext, isTotalled: boolean): GoodsColumn[] {
  const { packages, netWeight, grossWeight, volume, lines } = shipment;
  const may = (share: number, column: GoodsColumn) => (dice.happens(share) ? [column] : []);
  const total = (text: string, says: ColumnTotal['says']) => (isTotalled ? { total: { text, says } } : {});
  const remark = `${writing.weightUnit}S`;
  return [
    ...may(0.5, rangeColumn(lines.map((line) => line.packages))),
    ...may(0.3, ITEM),
    ...may(0.4, PRODUCT_CODE),
    { ...DESCRIPTION, ...total('TOTAL', { weight_unit: writing.weightUnit }) },
    {
      concept: 'packages',
      share: 9,
      isNumber: true,
      print: (line) => writing.count(line.packages),
      ...total(writing.count(packages), { packages }),
    },
    ...(dice.fork('ditto').happens(words.lexicon.clutter) ? [dittoColumn(shipment.packageType, dice.fork('ditto sign'))] : []),
    ...quantityColumns(dice, writing),
    { ...netWeightColumn(writing), remark, ...total(writing.bareWeight(netWeight), { net_weight: netWeight }) },
    {
      concept: 'gross_weight',
      share: 11,
      isNumber: true,
      remark,
      print: (line) => writing.bareWeight(line.grossWeight),
      ...total(writing.bareWeight(grossWeight), { gross_weight: grossWeight }),
    },
    ...may(0.6, {
      concept: 'volume',
      share: 10,
      isNumber: true,
      print: (line) => writing.bareVolume(line.volume),
      ...total(writing.bareVolume(volume), { volume }),
    }),
  ];
}

/** Lines may stand under the container that holds them. */
function containerHeading({ dice, words, shipment: { containers } }: PaperContext): string | null {
  const [first] = containers;
  return first !== undefined && dice.fork('heading').happens(words.lexicon.clutter / 2)
    ? words.phrase('container_heading', first.number)
    : null;
}

/** The kind of packages: named once, then said to be the same. */
function dittoColumn(packageType: string, dice: Dice): GoodsColumn {
  const ditto = dice.pick(['"', '-do-', '〃', 'ditto']);
  return { concept: 'package_kind', share: 9, print: (_line, index) => (index === 0 ? packageType : ditto) };
}

/** Packages are numbered on from line to line. */
function rangeColumn(packages: readonly number[]): GoodsColumn {
  return {
    concept: 'package_range',
    share: 9,
    print: (line, index) => {
      const first = packages.slice(0, index).reduce((sum, count) => sum + count, 1);
      return `${first}-${first + line.packages - 1}`;
    },
  };
}
