import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { Desks } from './testing/desks.js';
import { edited, interchangeOf } from './testing/edit-message.js';
import { goldenMessage } from './testing/golden.js';
import { idIn, timeIn, titles } from './testing/letters.js';

const GOOD = goldenMessage('imd');
const desks = new Desks();

afterEach(() => desks.close());

test('letters come twice, the other way round, late, astray or not at all as the script says', async () => {
  const desk = await desks.open();
  const other = await desks.openMailbox();
  await desk.register('OTHER01', other);
  const own = (reference: string) => edited(GOOD, ['BGM', '2.1', reference]);
  await desk.call('POST', '/simulator/next', {
    behaviours: ['clear+duplicate', 'hold+out-of-order', 'silent', 'accept+late', 'other-org', 'garbage'],
  });
  for (const reference of ['A', 'B', 'C', 'D', 'E', 'F']) await desk.send(own(reference));
  const letters = await desk.mailbox.until(9);
  expect(titles(letters.slice(0, 6))).toEqual(['IMDR ACC', 'IMDR ACC', 'DSA CLEAR', 'DSA CLEAR', 'DSA HELD', 'IMDR ACC']);
  expect(timeIn(letters[4]) > timeIn(letters[5])).toBe(true);
  expect(letters.slice(6).map((letter) => /ACW:(\w)/u.exec(letter)?.[1] ?? 'garbage')).toEqual(['E', 'garbage', 'F']);
  expect(await other.until(1)).toEqual([expect.stringContaining('RFF+ACW:E::1')]);
  await desk.call('POST', '/simulator/release');
  expect((await desk.mailbox.until(10))[9]).toContain('RFF+ACW:D::1');
});

test.each([
  ['timeout-before-commit', 404],
  ['timeout-after-commit', 200],
  ['hang-up-after-commit', 200],
])('after %s the sender learns by asking what became of it', async (behaviour, status) => {
  const desk = await desks.open();
  desk.simulator.next(behaviour);
  const leaving = new AbortController();
  const sent = desk.post(Uint8Array.from(interchangeOf(GOOD, 'GONE')), leaving.signal).then(
    () => 'answered',
    () => 'no answer',
  );
  await desk.simulator.came(1);
  leaving.abort();
  expect(await sent).toBe('no answer');
  expect((await desk.call('GET', '/interchanges/TALLY01/GONE')).status).toBe(status);
});

test('a person moves a declaration on, each advice later than the last, and a withdrawn or unknown one not', async () => {
  const desk = await desks.open();
  await desk.send(GOOD);
  const id = idIn((await desk.mailbox.until(1))[0]);
  for (const move of ['hold', 'clear', 'authority'])
    expect((await desk.call('POST', `/simulator/declarations/${id}/${move}`)).status).toBe(204);
  const letters = await desk.mailbox.until(4);
  expect(titles(letters)).toEqual(['IMDR ACC', 'DSA HELD', 'DSA CLEAR', 'DSA ATD']);
  expect(letters.map(timeIn)).toEqual([...new Set(letters.map(timeIn))].toSorted());
  expect((await desk.call('POST', '/simulator/declarations/NOBODY/hold')).status).toBe(409);
  expect((await desk.call('POST', `/simulator/declarations/${id}/burn`)).status).toBe(404);
  expect(await (await desk.call('GET', '/simulator/declarations')).json()).toEqual({
    declarations: [{ id, message: 'IMD', site: 'TALLY01', own_reference: 'TP7F3K2Q9A', version: 1, stage: 'lodged', status: 'ATD' }],
  });
});

test('what customs knows survives a restart, and what was not delivered is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'customs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = await desks.open(folder);
  await first.send(GOOD);
  await first.mailbox.until(1);
  first.simulator.next('late');
  await first.send(edited(GOOD, ['BGM', '2.1', 'SECOND']));
  await first.close();
  const second = await desks.open(folder);
  expect(((await (await second.call('GET', '/simulator/declarations')).json()) as { declarations: object[] }).declarations).toHaveLength(2);
  await second.call('POST', '/simulator/release');
  expect((await second.mailbox.until(1))[0]).toContain('RFF+ACW:SECOND::1');
});

test('a site without an address gets its letters when it has one, and one that is down when it is back', async () => {
  const desk = await desks.open();
  await desk.send(GOOD, 'LATER01');
  const later = await desks.openMailbox(503, 429);
  await desk.register('LATER01', later);
  expect(titles(await later.until(1))).toEqual(['IMDR ACC']);
});

test('a script that is put takes the place of what was asked for before', async () => {
  const desk = await desks.open();
  await desk.call('POST', '/simulator/next', { behaviours: ['errors:3', 'silent'] });
  await desk.call('PUT', '/simulator/next', { behaviours: ['hold'] });
  await desk.send(GOOD);
  await desk.send(edited(GOOD, ['BGM', '2.1', 'SECOND']));
  expect(titles(await desk.mailbox.until(3))).toEqual(['IMDR ACC', 'DSA HELD', 'IMDR ACC']);
});

test('a script that names what there is not is refused by name, and the page shows what there is', async () => {
  const desk = await desks.open();
  const refused = await desk.call('POST', '/simulator/next', { behaviours: ['explode'] });
  expect([refused.status, await refused.text()]).toEqual([400, '{"error":"there is no behaviour explode"}']);
  await desk.send(edited(GOOD, ['BGM', '2.1', '<b>']));
  await desk.mailbox.until(1);
  const page = await (await desk.call('GET', '/')).text();
  expect(page).toContain('&#60;b&#62;');
  expect(page).toContain('data-does="next errors:3"');
});
