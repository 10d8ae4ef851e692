import { Draft } from '../draft.js';
import type { Paper } from '../paper.js';
import type { Shipment } from '../truth/shipment.js';
import type { PaperContext } from './paper-context.js';
import type { GoodsColumn } from './parts/goods-table.js';
import { setGoodsTable } from './parts/goods-table.js';
import { putParty } from './parts/put-parties.js';
import { putPorts } from './parts/put-route.js';

const AGREEMENTS: Readonly<Record<string, readonly string[]>> = {
  'CN-AU': ['China-Australia Free Trade Agreement', 'ChAFTA'],
  'CN-NZ': ['Regional Comprehensive Economic Partnership Agreement', 'RCEP'],
  'VN-AU': ['AANZFTA', 'CPTPP'],
  'VN-NZ': ['AANZFTA', 'CPTPP'],
  'TH-AU': ['AANZFTA', 'RCEP'],
  'TH-NZ': ['AANZFTA', 'RCEP'],
  'JP-AU': ['JAEPA', 'RCEP'],
  'JP-NZ': ['CPTPP', 'RCEP'],
};

/** A certificate of origin; where two countries have an agreement it is issued under it, and each line names its criterion. */
export function certificateOfOrigin(context: PaperContext): Paper {
  const { dice, shipment, words, writing } = context;
  const { seller, consignee, journey, references } = shipment;
  const draft = new Draft('COO', words, writing);
  const agreement = agreementFor(context);
  draft.print('references', 'certificate_number', references.certificate, { certificate_number: references.certificate });
  if (agreement === null) draft.leaveOut('agreement');
  else draft.print('references', 'agreement', agreement, { agreement });
  putParty(draft, 'exporter', 'exporter', seller);
  if (dice.happens(0.6)) draft.print('parties', 'producer', [seller.name, ...seller.address], { producer_name: seller.name });
  else draft.printBlank('parties', 'producer', ['producer_name']);
  putParty(draft, 'importer', 'importer', consignee);
  draft.print('route', 'departure_date', writing.day(references.shippedDay), { departure_date: references.shippedDay });
  const vessel = `${journey.vessel} ${journey.voyage}`;
  draft.print('route', 'vessel_or_flight', vessel, { vessel_flight: vessel });
  putPorts(draft, journey);
  setGoodsTable(draft, shipment.lines, columnsOf(context, agreement !== null), ['description', 'hs_code']);
  const isSigned = dice.happens(0.6);
  draft.say({ signature_exists: isSigned });
  return draft.finish({
    title: words.title(words.phrase('title_origin'), '原产地证书'),
    issuer: null,
    remarks: [words.phrase('origin_remark')],
    signature: { caption: words.phrase('origin_caption'), company: '', isSigned },
    stamp: dice.happens(0.5) ? words.phrase('origin_stamp') : null,
  });
}

function agreementFor({ dice, shipment: { seller, buyer } }: PaperContext): string | null {
  const names = AGREEMENTS[`${seller.country.code}-${buyer.country.code}`];
  return names === undefined ? null : dice.pick(names);
}

function columnsOf({ dice, shipment, writing }: PaperContext, isPreferential: boolean): GoodsColumn[] {
  const criterion = dice.pick(['WP', 'PSR', 'WO', 'CTH', 'RVC 40%']);
  const criterionColumn: GoodsColumn = {
    concept: 'origin_criterion',
    share: 12,
    print: () => criterion,
    says: () => ({ origin_criterion: criterion }),
  };
  return [
    { concept: 'item', share: 6, print: (_line, index) => String(index + 1), says: (_line, index) => ({ item: String(index + 1) }) },
    { concept: 'marks', share: 16, print: (_line, index) => (index === 0 ? shipment.marks : '') },
    { concept: 'description', share: 30, print: ({ description }) => description, says: ({ description }) => ({ description }) },
    { concept: 'hs_code', share: 11, print: ({ hs }) => hs.slice(0, 6), says: ({ hs }) => ({ hs_code: hs.slice(0, 6) }) },
    ...(isPreferential ? [criterionColumn] : []),
    { concept: 'quantity_and_weight', share: 14, print: ({ grossWeight }) => writing.weight(grossWeight) },
    invoiceColumn(shipment, writing.day(shipment.references.invoiceDay)),
  ];
}

function invoiceColumn({ references: { invoice, invoiceDay } }: Shipment, writtenDay: string): GoodsColumn {
  return {
    concept: 'invoice_number_and_date',
    share: 18,
    print: () => `${invoice}\n${writtenDay}`,
    says: () => ({ invoice_number: invoice, invoice_date: invoiceDay }),
  };
}
