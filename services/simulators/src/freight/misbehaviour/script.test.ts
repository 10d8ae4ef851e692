import { afterEach, expect, test } from 'vitest';
import { FreightDesks } from '../testing/freight-desk.js';
import { shipment, shipmentRequest } from '../testing/messages.js';
import { MISBEHAVIOURS } from './misbehaviours.js';
import { Script } from './script.js';

const desks = new FreightDesks();

afterEach(() => desks.close());

test('what is scripted for a system or a kind waits for it, so often as it says, in turn', async () => {
  const desk = await desks.open();
  const next = (body: object) => desk.direct('POST', '/simulator/next', body);
  await next({ misbehaviour: 'error-503', system: 'LBYMEL', times: 2 });
  await next({ misbehaviour: 'error-500', kind: 'UniversalShipmentRequest' });
  await next({ misbehaviour: 'forbidden' });
  const statuses = [];
  for (const [body, system] of [
    [shipment(), 'LBYSYD'],
    [shipment(), 'LBYMEL'],
    [shipmentRequest({ key: 'B1' }), 'LBYSYD'],
    [shipment(), 'LBYMEL'],
    [shipment(), 'LBYMEL'],
  ] as const)
    statuses.push((await desk.post(body, { system })).status);
  expect(statuses).toEqual([403, 503, 500, 503, 200]);
});

test('whoever is not let in uses up nothing of the script', async () => {
  const desk = await desks.open();
  desk.simulator.next('error-500');
  expect((await desk.post(shipment(), { password: 'wrong' })).status).toBe(401);
  expect((await desk.post(shipment())).status).toBe(500);
});

test.each([
  ['/simulator/next', { misbehaviour: 'explode' }, 'there is no misbehaviour explode'],
  ['/simulator/next', { misbehaviour: 'error-500:3' }, 'error-500 has no seconds'],
  ['/simulator/next', { misbehaviour: 'late-commit:9999' }, 'late-commit takes at most 3600 seconds'],
  ['/simulator/next', { misbehavior: 'error-500' }, 'misbehavior'],
  ['/simulator/seeded', { seed: 1, share: 0.5, misbehaviours: ['explode'] }, 'there is no misbehaviour explode'],
  ['/simulator/seeded', { seed: 1, share: 2 }, 'share'],
  ['/simulator/acknowledgements', { address: 'ftp://somewhere' }, 'address'],
])('POST %s with %o is refused by name', async (path, body, why) => {
  const desk = await desks.open();
  const refused = await desk.direct('POST', path, body);
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(why)]);
});

test('by a seed the same message for the same time meets the same, whatever comes between', () => {
  const met = (seed: number, messages: readonly string[]) => {
    const script = new Script();
    script.seed({ seed, share: 0.5 });
    return messages.map((sha256) => `${sha256} ${script.take({ system: 'LBYSYD', kind: 'UniversalShipment', sha256 }).name}`);
  };
  const messages = Array.from({ length: 40 }, (_, index) => `m${index}`);
  const twice = [...messages, ...messages];
  expect(met(7, twice).toSorted()).toEqual(met(7, twice.toReversed()).toSorted());
  expect(met(8, twice)).not.toEqual(met(7, twice));
  const share = met(7, twice).filter((one) => !one.endsWith('faithful')).length / twice.length;
  expect([share > 0.3, share < 0.7]).toEqual([true, true]);
});

test('by a seed come those that are named, all but those that keep people waiting where none is, and none when it ends', () => {
  const script = new Script();
  const names = () =>
    new Set(Array.from({ length: 2_000 }, (_, index) => script.take({ system: 'A', kind: 'K', sha256: `${index}` }).name));
  script.seed({ seed: 1, share: 1, misbehaviours: ['lost-line', 'late-commit:5'] });
  expect([...names()].toSorted()).toEqual(['late-commit', 'lost-line']);
  script.seed({ seed: 1, share: 1 });
  expect(names().size).toBe(Object.keys(MISBEHAVIOURS).length - 6);
  script.seed({ seed: 1, share: 1, kind: 'Other' });
  expect([...names()]).toEqual(['faithful']);
  script.seed(null);
  expect([...names()]).toEqual(['faithful']);
});
