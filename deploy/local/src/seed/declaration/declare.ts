import { LODGEMENT_CALLS } from '@tallyport/contracts/lodgement/http';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { CustomsSimulator } from '../customs-simulator.js';
import { type Member, ORG_ID } from '../demo-organisation.js';
import { eventually } from '../eventually.js';
import type { SeededShipment } from '../shipment.js';
import { compiled, typeIn } from './compiling.js';
import { override } from './overriding.js';
import { type OnTheWay, STEPS } from './steps.js';

/** How a message ends; before that it is on its way. */
const ENDED: ReadonlySet<string> = new Set(['accepted', 'rejected', 'failed']);

/**
 * Declares a shipment as a broker would, as far as it shall come; without customs it is compiled and filled in, and nothing is sent.
 * May be repeated: how the declaration stands says what is left to do.
 */
export async function declare(shipment: SeededShipment, { client }: Member, customs: CustomsSimulator | null): Promise<void> {
  const { declared } = shipment;
  if (declared === undefined) return;
  const declaring = { shipment, client, declarationId: (await compiled(shipment, client)).id };
  if (declared.ending === 'compiled') return;
  const { vesselId, claims = {}, overrides = {} } = declared;
  if ((await standing(declaring)).messages.length === 0) {
    await typeIn(declaring, { vessel_id: vesselId }, (code) => ({ related_transaction: 'N', ...claims[code] }));
    await override(declaring, overrides);
  }
  if (customs !== null) await goesItsWay({ ...declaring, declared, customs });
}

async function goesItsWay(way: OnTheWay): Promise<void> {
  for (const step of STEPS[way.declared.ending]) {
    const lodgement = await standing(way);
    if (step.isDone(lodgement)) continue;
    if (!isUnderWay(lodgement)) await step.take(way, lodgement);
    await eventually(`the declaration of ${way.shipment.key}`, async () => (step.isDone(await standing(way)) ? true : null));
  }
}

/** What was sent before the seed was cut short is answered by itself. */
function isUnderWay({ messages }: Lodgement): boolean {
  const last = messages.at(-1);
  return last !== undefined && !ENDED.has(last.phase);
}

function standing({ shipment, client, declarationId }: Omit<OnTheWay, 'customs' | 'declared'>): Promise<Lodgement> {
  const params = { o: ORG_ID, id: shipment.workOrderId, record: declarationId };
  return client.call(LODGEMENT_CALLS.declaration.get, { params });
}
