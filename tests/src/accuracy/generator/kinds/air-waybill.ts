import { Draft } from '../draft.js';
import type { Paper } from '../paper.js';
import { makeAirWaybillNumber } from '../truth/air-waybill-number.js';
import { rounded } from '../truth/rounding.js';
import type { PaperContext } from './paper-context.js';
import { letterheadOf } from './parts/put-parties.js';

/** How much of the width each column of the rate line takes. */
const SHARES = [8, 11, 5, 6, 9, 12, 9, 12, 28];

/** An air waybill: an airline's, or a forwarder's for one shipper under an airline's number. */
export function airWaybill(context: PaperContext, owner: 'house' | 'master'): Paper {
  const { dice, shipment, words, writing } = context;
  const { journey, references, forwarder } = shipment;
  const draft = new Draft(owner === 'house' ? 'HAWB' : 'AWB', words, writing);
  const airlineNumber = makeAirWaybillNumber(dice, journey.airline);
  if (owner === 'house') {
    draft.print('references', 'airline_number', airlineNumber, { master_bill_number: airlineNumber });
    draft.print('references', 'house_number', references.houseBill, { bl_number: references.houseBill });
  } else draft.print('references', 'airline_number', airlineNumber, { bl_number: airlineNumber });
  draft.say({ transport_mode: 'air' });
  putParties(draft, context);
  putRouting(draft, context);
  putGoods(draft, context);
  const [place = ''] = journey.loading.split(',');
  draft.print('closing', 'executed_date', writing.day(references.shippedDay), { issue_date: references.shippedDay });
  draft.print('closing', 'executed_place', place, { issue_place: place });
  return draft.finish({
    title: owner === 'house' ? dice.pick(words.phrases('title_house_air')) : words.phrase('title_master_air'),
    issuer: owner === 'house' ? letterheadOf(forwarder) : { name: journey.airline.name, lines: [words.phrase('air_issuer')] },
    remarks: [words.phrase('air_remark')],
    signature: { caption: words.phrase('air_caption'), company: forwarder.name, isSigned: dice.happens(0.5) },
    stamp: null,
  });
}

function putParties(draft: Draft, { dice, shipment: { seller, consignee, forwarder } }: PaperContext): void {
  draft.print('parties', 'air_shipper', [seller.name, ...seller.address], {
    shipper_name: seller.name,
    shipper_address: seller.address.join(', '),
  });
  if (dice.happens(0.4)) {
    const account = dice.digits(8);
    draft.print('parties', 'account_number', account, { account_number: account });
  } else draft.printBlank('parties', 'account_number', ['account_number']);
  draft.print('parties', 'air_consignee', [consignee.name, ...consignee.address], {
    consignee_name: consignee.name,
    consignee_address: consignee.address.join(', '),
  });
  draft.print('parties', 'issuing_agent', [forwarder.name, forwarder.address[1] ?? ''], { issuing_agent: forwarder.name });
  const code = `${dice.digits(2)}-${dice.digits(1)} ${dice.digits(4)}`;
  if (dice.happens(0.7)) draft.print('parties', 'agent_iata_code', code, { agent_iata_code: code });
  else draft.printBlank('parties', 'agent_iata_code', ['agent_iata_code']);
  draft.printBlank('parties', 'agent_account', []);
}

function putRouting(draft: Draft, { dice, shipment }: PaperContext): void {
  const { journey, currency, references, goodsTotal } = shipment;
  const isPrepaid = dice.happens(0.5);
  const terms = isPrepaid ? 'PREPAID' : 'COLLECT';
  const code = isPrepaid ? 'PP' : 'CC';
  const flightDay = draft.writing.day(references.shippedDay);
  const value = dice.happens(0.3) ? goodsTotal.toFixed(2) : 'NCV';
  draft.print('route', 'airport_of_departure', journey.loading, { port_of_loading: journey.loading });
  draft.print('route', 'first_to', journey.dischargeCode, { port_of_discharge_code: journey.dischargeCode });
  draft.print('route', 'first_carrier', journey.airline.code, { first_carrier: journey.airline.code });
  draft.print('route', 'air_currency', currency, { currency });
  draft.print('route', 'charges_code', code, { charges_code: code, freight_terms: terms });
  draft.print('route', 'declared_value_carriage', 'NVD', { declared_value_carriage: 'NVD' });
  draft.print('route', 'declared_value_customs', value, { declared_value_customs: value });
  draft.print('route', 'airport_of_destination', journey.discharge, { port_of_discharge: journey.discharge });
  draft.print('route', 'flight_and_date', `${journey.flight} / ${flightDay}`, {
    flight: journey.flight,
    flight_date: references.shippedDay,
  });
  draft.print('route', 'amount_of_insurance', 'XXX', {});
  const handling = dice.pick(draft.words.phrases('handling'));
  if (dice.happens(0.6)) draft.print('terms', 'handling_information', handling, { handling_information: handling });
  else draft.printBlank('terms', 'handling_information', ['handling_information']);
}

/** The rate line. Airlines charge half kilograms, and volume where it weighs more. */
function putGoods(draft: Draft, { dice, shipment }: PaperContext): void {
  const { packages, grossWeight, volume, lines } = shipment;
  const chargeable = Math.ceil(Math.max(grossWeight, volume * 166.67) * 2) / 2;
  const isAgreed = dice.happens(0.5);
  const rate = rounded(1 + dice.share() * 6, 2);
  const goods = [...new Set(lines.map(({ goods: { name } }) => name.toUpperCase()))].slice(0, 3);
  const rateClass = dice.pick(['Q', 'N', 'M']);
  draft.say({
    packages,
    gross_weight: grossWeight,
    weight_unit: 'KG',
    chargeable_weight: chargeable,
    rate_class: rateClass,
    goods_description: goods,
  });
  const headers = draft.words.phrase('air_heads').split('|');
  const amounts = isAgreed ? ['AS AGREED', 'AS AGREED'] : [rate.toFixed(2), (rate * chargeable).toFixed(2)];
  draft.setTable({
    columns: headers.map((header, index) => ({ header, share: SHARES[index] ?? 1, isNumber: false })),
    rows: [[String(packages), grossWeight.toFixed(1), 'K', rateClass, '', chargeable.toFixed(1), ...amounts, goods.join('\n')]],
    totals: null,
  });
}
