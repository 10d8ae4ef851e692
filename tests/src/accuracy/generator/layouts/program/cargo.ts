import { makeAirWaybillNumber } from '../../truth/air-waybill-number.js';
import { makeForwarder } from '../../truth/company.js';
import { rounded } from '../../truth/rounding.js';
import { text } from '../html.js';
import type { Sheet } from './sheet.js';

/** What a carrier takes over, as HTML; all of it is said. */
export function cargoOf(sheet: Sheet): Record<'marks' | 'packages' | 'goods' | 'gross' | 'volume' | 'containers', string> {
  const names = [...new Set(sheet.shipment.lines.map(({ goods }) => goods.name))].slice(0, 4);
  const isUpper = sheet.has('upper', 0.6);
  const goods = names.map((name) => (isUpper ? name.toUpperCase() : name));
  sheet.say({ goods_description: goods });
  return {
    marks: sheet.fill('marks'),
    packages: sheet.fill('packages'),
    goods: text(goods.join('\n')),
    gross: sheet.fill('gross'),
    volume: sheet.fill('volume'),
    containers: sheet.fill('containers'),
  };
}

/** An agent at the place of delivery, as a bill names it. */
export function deliveryAgent(sheet: Sheet): string {
  const { shipment, dice } = sheet;
  const agent = makeForwarder(dice.fork('agent'), shipment.consignee.country, shipment.world);
  sheet.say({ delivery_agent: agent.name });
  return text([agent.name, ...agent.address].join('\n'));
}

/** What stands on the rate line of an air waybill; airlines charge half kilograms, and volume where it weighs more. */
export function airCargo(sheet: Sheet): Record<'pieces' | 'gross' | 'unit' | 'rateClass' | 'chargeable' | 'goods', string> {
  const { dice, shipment } = sheet;
  const { packages, grossWeight, volume } = shipment;
  const chargeable = Math.ceil(Math.max(grossWeight, volume * 166.67) * 2) / 2;
  const rateClass = dice.fork('rate class').pick(['Q', 'N', 'M']);
  const goods = [...new Set(shipment.lines.map(({ goods: { name } }) => name.toUpperCase()))].slice(0, 3);
  sheet.say({
    packages,
    gross_weight: grossWeight,
    weight_unit: 'KG',
    chargeable_weight: chargeable,
    rate_class: rateClass,
    goods_description: goods,
  });
  return {
    pieces: String(packages),
    gross: grossWeight.toFixed(1),
    unit: 'K',
    rateClass,
    chargeable: chargeable.toFixed(1),
    goods: text(`${goods.join('\n')}\n${rounded(volume, 3)} CBM`),
  };
}

/** The numbers of a forwarder's air waybill and of the airline's above it. */
export function airNumbers(sheet: Sheet): { house: string; airline: string } {
  const { dice, shipment } = sheet;
  const airline = makeAirWaybillNumber(dice.fork('airline'), shipment.journey.airline);
  const house = shipment.references.houseBill;
  sheet.say({ transport_mode: 'air', bl_number: house, master_bill_number: airline });
  return { house: text(house), airline: text(airline) };
}
