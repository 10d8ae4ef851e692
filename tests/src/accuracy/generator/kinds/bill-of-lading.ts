import { Draft } from '../draft.js';
import type { Paper } from '../paper.js';
import { makeForwarder } from '../truth/company.js';
import type { ShippedLine } from '../truth/shipped-line.js';
import { censorOf, type PaperContext } from './paper-context.js';
import { letterheadOf, putParty } from './parts/put-parties.js';
import { putPorts, putVessel } from './parts/put-route.js';

/** Whose bill it is: a forwarder's for one shipper, or the shipping line's. */
export type BillOwner = 'house' | 'master';

/** A bill of lading or sea waybill. The line's goes from forwarder to forwarder, or from shipper to consignee. */
export function billOfLading(context: PaperContext, owner: BillOwner): Paper {
  const { dice, shipment, words, writing } = context;
  const draft = new Draft(owner === 'house' ? 'HBL' : 'MBL', words, writing, censorOf(context));
  const title = dice.pick(words.phrases(owner === 'house' ? 'title_house_bill' : 'title_master_bill'));
  const isWaybill = title.includes('WAYBILL');
  const carrier = owner === 'house' ? shipment.forwarder.name : shipment.journey.carrier;
  draft.say({ transport_mode: 'sea', carrier });
  putParties(draft, context, owner);
  putReferences(draft, context, owner);
  putJourney(draft, context);
  putGoods(draft, context);
  putTerms(draft, context, isWaybill);
  return draft.finish({
    title: words.title(title, '提单'),
    issuer: owner === 'house' ? letterheadOf(shipment.forwarder) : { name: carrier, lines: [words.phrase('master_issuer')] },
    remarks: [words.phrase('bill_remark')],
    signature: { caption: words.phrase('bill_caption', carrier), company: carrier, isSigned: dice.happens(0.6) },
    stamp: dice.happens(0.3) ? dice.pick(words.phrases('bill_stamp')) : null,
  });
}

function putParties(draft: Draft, { dice, words, shipment }: PaperContext, owner: BillOwner): void {
  const { seller, consignee } = shipment;
  putParty(draft, 'shipper', 'shipper', seller);
  putParty(draft, 'bill_consignee', 'consignee', consignee);
  const same = words.phrase('notify_same');
  if (dice.happens(0.6)) draft.print('parties', 'notify', same, { notify_party: same });
  else {
    const { buyer } = shipment;
    draft.print('parties', 'notify', [buyer.name, ...buyer.address], { notify_party: [buyer.name, ...buyer.address].join(' ') });
  }
  if (owner === 'house' && dice.happens(0.4)) {
    const agent = makeForwarder(dice.fork('agent'), consignee.country, shipment.world);
    draft.print('parties', 'delivery_agent', [agent.name, ...agent.address], { delivery_agent: agent.name });
  } else draft.leaveOut('delivery_agent');
}

function putReferences(draft: Draft, { dice, shipment: { references } }: PaperContext, owner: BillOwner): void {
  const number = owner === 'house' ? references.houseBill : references.masterBill;
  draft.print('references', 'bill_number', number, { bl_number: number });
  if (dice.happens(0.5)) draft.print('references', 'booking_number', references.booking, { booking_number: references.booking });
  else draft.leaveOut('booking_number');
  if (owner === 'house' && dice.happens(0.3)) draft.print('references', 'master_number', references.masterBill, {});
}

function putJourney(draft: Draft, { dice, shipment: { journey } }: PaperContext): void {
  if (dice.happens(0.7)) draft.print('route', 'place_of_receipt', journey.receipt, { place_of_receipt: journey.receipt });
  else draft.printBlank('route', 'place_of_receipt', ['place_of_receipt']);
  putVessel(draft, journey, dice.happens(0.6));
  putPorts(draft, journey);
  if (dice.happens(0.7)) draft.print('route', 'place_of_delivery', journey.delivery, { place_of_delivery: journey.delivery });
  else draft.printBlank('route', 'place_of_delivery', ['place_of_delivery']);
}

/** Containers stand in a box of their own, or among the marks. */
function putGoods(draft: Draft, { dice, shipment }: PaperContext): void {
  const { writing, words } = draft;
  const { packages, packageType, grossWeight, volume, marks, containers, lines } = shipment;
  const goods = namesOf(lines, dice.happens(0.5));
  const boxes = containers.map(({ number, seal, sizeType }) => `${number} / ${seal} / ${sizeType}`);
  const isAmongMarks = dice.happens(0.35);
  draft.say({
    packages,
    package_type: packageType,
    gross_weight: grossWeight,
    weight_unit: writing.weightUnit,
    volume,
    volume_unit: writing.volumeUnit,
    shipping_marks: marks,
    goods_description: goods,
    containers: containers.map(({ number, seal, sizeType }) => ({ number, seal, size_type: sizeType })),
  });
  draft.setTable({
    columns: [
      { header: words.column(isAmongMarks ? 'container_and_marks' : 'marks'), isNumber: false, share: 24 },
      { header: words.column('package_count'), isNumber: false, share: 14 },
      { header: words.column('description'), isNumber: false, share: 36 },
      { header: words.column('gross_weight'), isNumber: true, share: 14 },
      { header: words.column('volume_bare'), isNumber: true, share: 12 },
    ],
    rows: [
      [
        [marks, ...(isAmongMarks ? boxes : [])].join('\n'),
        `${writing.count(packages)} ${packageType}`,
        [...(dice.happens(0.6) ? [words.phrase('said_to_contain')] : []), ...goods].join('\n'),
        writing.weight(grossWeight),
        writing.volume(volume),
      ],
    ],
    totals: null,
  });
  if (!isAmongMarks) draft.print('cargo', 'container_numbers', boxes, {});
}

/** Carriers name goods roughly: each kind once, without its details. */
function namesOf(lines: readonly ShippedLine[], isUpper: boolean): string[] {
  const names = [...new Set(lines.map(({ goods }) => goods.name))];
  return names.slice(0, 5).map((name) => (isUpper ? name.toUpperCase() : name));
}

function putTerms(draft: Draft, { dice, shipment: { journey, references } }: PaperContext, isWaybill: boolean): void {
  const { writing } = draft;
  const isPrepaid = dice.happens(0.5);
  const terms = isPrepaid ? 'PREPAID' : 'COLLECT';
  draft.print('terms', 'freight_terms', draft.words.phrase('freight', terms), { freight_terms: terms });
  const payableAt = dice.pick([isPrepaid ? journey.loading : journey.discharge, isPrepaid ? 'ORIGIN' : 'DESTINATION']);
  if (dice.happens(0.5)) draft.print('terms', 'freight_payable_at', payableAt, { freight_payable_at: payableAt });
  if (isWaybill) draft.leaveOut('original_bills');
  else draft.print('closing', 'original_bills', dice.pick(draft.words.phrases('three_originals')), { original_bills: 3 });
  draft.print('closing', 'shipped_on_board', writing.day(references.shippedDay), { shipped_on_board_date: references.shippedDay });
  putIssue(draft, dice.happens(0.6), journey.loading.split(',')[0] ?? '', references.shippedDay);
}

function putIssue(draft: Draft, isTogether: boolean, place: string, day: string): void {
  const written = draft.writing.day(day);
  if (isTogether) {
    draft.print('closing', 'issue_place_and_date', `${place}, ${written}`, { issue_place: place, issue_date: day });
    return;
  }
  draft.print('closing', 'issue_place', place, { issue_place: place });
  draft.print('closing', 'issue_date', written, { issue_date: day });
}
