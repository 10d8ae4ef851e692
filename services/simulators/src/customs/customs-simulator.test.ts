import { afterEach, expect, test } from 'vitest';
import { Desks } from './testing/desks.js';
import { edited, extended, interchangeOf } from './testing/edit-message.js';
import { goldenMessage, goldenText } from './testing/golden.js';
import { idIn, plain, titles } from './testing/letters.js';
import { MUTANTS, mutated } from './testing/mutants.js';

const GOOD = goldenMessage('imd');
const PRE_LODGED = edited(GOOD, ['GIS:LDG', '1.1', 'P']);
const desks = new Desks();

afterEach(() => desks.close());

test('a good declaration is acknowledged and accepted as the messages written by hand say', async () => {
  const desk = await desks.open();
  const response = await desk.post(Uint8Array.from(Buffer.from(goldenText('imd'), 'latin1')));
  expect(response.headers.get('content-type')).toBe('application/edifact');
  expect(plain(await response.text())).toBe(plain(goldenText('contrl')));
  const [answer] = await desk.mailbox.until(1);
  expect(plain(answer)).toBe(plain(goldenText('imdr-accepted')));
});

test('a declaration with all fields is accepted', async () => {
  desks.now = new Date('2026-11-24T01:05:00Z');
  const desk = await desks.open();
  await desk.send(goldenMessage('imd-all-fields'));
  expect(titles(await desk.mailbox.until(1))).toEqual(['IMDR ACC']);
});

test.each(MUTANTS.filter(({ error }) => typeof error === 'string'))(
  'a message with $broken is refused by the acknowledgement, and nothing follows',
  async (mutant) => {
    const desk = await desks.open();
    expect(await desk.send(mutated(mutant, GOOD) ?? [])).toContain(`UCM+1+CUSDEC:D:99B:UN+4+${String(mutant.error)}'`);
    await desk.send(GOOD);
    expect(titles(await desk.mailbox.until(1))).toEqual(['IMDR ACC']);
  },
);

test('an interchange that says another number of messages is refused as a whole', async () => {
  const desk = await desks.open();
  const text = interchangeOf(GOOD, 'REFX').toString('latin1').replace('UNZ+1+', 'UNZ+2+');
  const response = await desk.post(Uint8Array.from(Buffer.from(text, 'latin1')));
  expect(await response.text()).toContain("UCI+REFX+TALLY01::TALLY01+AAA336C+4+29'");
});

test('what has no header is nobody’s, and what is too large is not read', async () => {
  const desk = await desks.open();
  expect((await desk.post(Uint8Array.from(Buffer.from('<html>')))).status).toBe(400);
  expect((await desk.post(new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
});

test('charges stand in any order', async () => {
  const desk = await desks.open();
  await desk.send(extended(GOOD, 'MOA:313', 'MOA+ODE:1.00:USD::N', 'MOA+FIF:1.00:USD'));
  expect(titles(await desk.mailbox.until(1))).toEqual(['IMDR ACC']);
});

test('a rejected declaration names each error with its line and segment', async () => {
  const desk = await desks.open();
  await desk.send(edited(GOOD, ['NAD:AT', '2.1', '77000111028'], ['RFF:AAQ', '1.2', 'TLPU4001258']));
  const [answer = ''] = await desk.mailbox.until(1);
  expect(answer).toContain('GIS+REJ:RES:95');
  expect(answer).toContain("ERP+1+NAD:AT'ERC+IMD0104::95'FTX+AAO+++FAILS ITS CHECK?: 77000111028'");
  expect(answer).toContain("ERP+3:1+RFF:AAQ'");
  expect(answer).not.toContain('RFF+ABT');
});

test('one answer holds fifty errors, and says when there are more', async () => {
  const desk = await desks.open();
  await desk.call('POST', '/simulator/next', { behaviours: ['errors:50', 'errors:50'] });
  await desk.send(GOOD);
  await desk.send(edited(GOOD, ['LOC:9', '2.1', 'X']));
  const [fifty = '', more = ''] = await desk.mailbox.until(2);
  expect(fifty.match(/ERC\+IMD0998/gu)).toHaveLength(50);
  expect(fifty).toContain("ERP+2:1+CST'");
  expect(more.match(/ERC\+/gu)).toHaveLength(50);
  expect(more).toContain('ERC+IMD0999::95');
});

test('the same interchange again gets the same answer and has no second effect; its reference with other bytes is refused', async () => {
  const desk = await desks.open();
  const bytes = Uint8Array.from(interchangeOf(GOOD, 'ONCE'));
  const [first, second] = [await (await desk.post(bytes)).text(), await (await desk.post(bytes)).text()];
  expect(second).toBe(first);
  const other = Uint8Array.from(interchangeOf(edited(GOOD, ['BGM', '2.1', 'ANOTHER']), 'ONCE'));
  expect(await (await desk.post(other)).text()).toContain("UCI+ONCE+TALLY01::TALLY01+AAA336C+4+26'");
  await desk.send(edited(GOOD, ['BGM', '2.1', 'THIRD']));
  expect(titles(await desk.mailbox.until(2))).toEqual(['IMDR ACC', 'IMDR ACC']);
});

test('whoever asks by control reference learns whether it was seen', async () => {
  const desk = await desks.open();
  await desk.post(Uint8Array.from(interchangeOf(GOOD, 'SEEN')));
  expect(await (await desk.call('GET', '/interchanges/TALLY01/SEEN')).json()).toMatchObject({
    control_reference: 'SEEN',
    interchange: interchangeOf(GOOD, 'SEEN').toString('latin1'),
    acknowledgement: expect.stringContaining('UCI+SEEN+') as string,
  });
  expect((await desk.call('GET', '/interchanges/TALLY01/UNSEEN')).status).toBe(404);
});

test('a declaration is changed by lines, never by nothing, and withdrawn for good', async () => {
  const desk = await desks.open();
  await desk.send(GOOD);
  const id = idIn((await desk.mailbox.until(1))[0]);
  const change = edited(goldenMessage('imd-change'), ['RFF:ABT', '1.2', id]);
  await desk.send(change);
  await desk.send(edited(change, ['BGM', '2.2', '3']));
  await desk.send(edited(goldenMessage('imd-withdrawal'), ['RFF:ABT', '1.2', id]));
  await desk.send(edited(change, ['BGM', '2.2', '4']));
  const letters = await desk.mailbox.until(6);
  expect(titles(letters)).toEqual(['IMDR ACC', 'IMDR ACC', 'IMDR REJ', 'IMDR WDN', 'DSA WDRN', 'IMDR REJ']);
  expect(letters[2]).toContain('ERC+IMD0207::95');
  expect(letters[5]).toContain('ERC+IMD0210::95');
});

test('a change without an original is rejected, and one that changes nothing', async () => {
  const desk = await desks.open();
  await desk.send(goldenMessage('imd-change'));
  expect((await desk.mailbox.until(1))[0]).toContain("ERP+1+BGM'ERC+IMD0202::95'");
});

test('what was pre-lodged is lodged under its id, with an answer to each question, on the same day', async () => {
  const desk = await desks.open();
  desk.simulator.next('question:2');
  await desk.send(PRE_LODGED);
  const [asked] = await desk.mailbox.until(1);
  expect(titles([asked ?? ''])).toEqual(['IMDR PRE']);
  const lodged = extended(edited(GOOD, ['BGM', '2.2', '2']), 'TDT:20', `RFF+ABT:${idIn(asked)}`);
  await desk.send(extended(lodged, 'RFF:ADU', 'FTX+ACD+++LQ0101:Y', 'FTX+ACD+++LQ0999:Y'));
  const [, refused = ''] = await desk.mailbox.until(2);
  expect(refused.match(/ERC\+IMD\d+::95'FTX\+AAO\+\+\+[^']+/gu)).toEqual([
    "ERC+IMD0214::95'FTX+AAO+++LODGEMENT QUESTION WAS NOT ASKED?: LQ0999",
    "ERC+IMD0213::95'FTX+AAO+++LODGEMENT QUESTION IS NOT ANSWERED?: LQ0102",
  ]);
  desks.now = new Date('2026-11-23T13:30:00Z');
  const answered = extended(lodged, 'RFF:ADU', 'FTX+ACD+++LQ0101:Y', 'FTX+ACD+++LQ0102:N:NONE USED');
  await desk.send(answered);
  expect((await desk.mailbox.until(3))[2]).toContain('ERC+IMD0212::95');
  await desk.send(extended(edited(PRE_LODGED, ['BGM', '2.2', '2']), 'TDT:20', `RFF+ABT:${idIn(asked)}`));
  await desk.send(edited(extended(edited(GOOD, ['BGM', '2.2', '3']), 'TDT:20', `RFF+ABT:${idIn(asked)}`)));
  expect(titles((await desk.mailbox.until(5)).slice(3))).toEqual(['IMDR PRE', 'IMDR ACC']);
});

test('a cargo report is accepted, its cargo gets a status, and its links stay', async () => {
  const desk = await desks.open();
  desk.simulator.next('clear');
  await desk.send(goldenMessage('seacr'));
  const [answer, status] = await desk.mailbox.until(2);
  expect(plain(answer)).toBe(plain(goldenText('seacrr')));
  expect(plain(status)).toBe(plain(goldenText('carst')));
  const report = edited(goldenMessage('seacr'), ['BGM', '2.2', '2'], ['BGM', '3.1', '4'], ['LOC:60', '2.1', 'AUMEL']);
  await desk.send(extended(report, 'NAD:AG', 'FTX+CHG+++ANOTHER PORT', `RFF+ABT:${idIn(answer)}`));
  expect((await desk.mailbox.until(3))[2]).toContain("ERP+1+LOC:60'ERC+SCR0211::95'");
});
