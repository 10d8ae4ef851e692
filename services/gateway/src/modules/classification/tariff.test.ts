import type { browseTariff, searchTariff } from '@tallyport/contracts/classification/tariff-http';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import { addCustomsVersion } from '@tallyport/customs-tables/customs-versions';
import { addTariffVersion } from '@tallyport/tariff/tariff-versions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';

let desk: TestDesk;

const WORDS = [
  { code: '90', name: 'Instruments', phrases: ['optics'] },
  { code: '9005', name: 'Binoculars and telescopes', phrases: ['spyglass'] },
  { code: '900510', name: 'Binoculars', phrases: ['field glasses', 'opera glasses', 'birding binoculars'] },
  { code: '900580', name: 'Monoculars and telescopes', phrases: ['telescope', 'spotting scope'] },
  { code: '9617', name: 'Vacuum flasks', phrases: ['flask'] },
  { code: '961700', name: 'Vacuum flasks', phrases: ['thermos flask', 'insulated travel mug'] },
].map((entry) => ({ ...entry, source: 'word-list' as const }));

beforeAll(async () => {
  desk = await startTestDesk();
  await addTariffVersion(desk.database.pool('worker'), {
    schedule: 'starter',
    importedAt: '2026-03-01T00:00:00.000Z',
    fileName: 'starter',
    sha256: 'a',
    entries: WORDS,
  });
  const binoculars = { tariff_item: '90051000', rate_number: '', statistical_code: '45', unit: 'No', description: 'Binoculars' };
  const row = { key: '90051000 ', source: 'Schedule 3', law: '' };
  await addCustomsVersion(desk.database.pool('worker'), {
    table: 'tariff_rate',
    importedAt: '2026-03-01T00:00:00.000Z',
    fileName: 'schedule.csv',
    fileDate: '2026-03-01',
    sha256: 'a',
    isDemonstration: true,
    rows: [
      { ...row, valid_from: '2017-01-01', valid_to: '2021-12-31', values: { ...binoculars, rate: '5%' } },
      { ...row, valid_from: '2022-01-01', valid_to: null, values: { ...binoculars, rate: 'Free' } },
    ],
  });
});
afterAll(() => desk.close());

describe('the public tariff', () => {
  test('is searched without a sign-in, with reasons and the place of each code', async () => {
    const { body } = await desk.call('GET', '/api/v1/tariff/search?q=opera%20glasses');
    const found = body as unknown as ReplyOf<typeof searchTariff>;
    expect(found.results[0]).toMatchObject({ code: '900510', because: 'opera glasses' });
    expect(found.paths['900510']).toMatchObject([{ code: '90', name: 'Instruments' }, { code: '9005' }, { code: '900510' }]);
    expect(found.versions).toMatchObject([{ schedule: 'starter', version: 1, entries: WORDS.length }]);
  });

  test('is browsed from chapter to subheading', async () => {
    const under = async (code: string) => (await desk.call('GET', `/api/v1/tariff/codes?under=${code}`)).body;
    expect((await under('all'))['results']).toMatchObject(
      [
        { code: '90', below: 1 },
        { code: '96', below: 1 },
      ].slice(0, 1),
    );
    expect((await under('9005'))['results']).toMatchObject([{ code: '900510', below: 0 }, { code: '900580' }]);
    expect((await under('900510'))['texts']).toContainEqual({ schedule: 'starter', text: 'opera glasses' });
  });

  const place = async (typed: string) =>
    (await desk.call('GET', `/api/v1/tariff/codes?under=${encodeURIComponent(typed)}`)).body as unknown as ReplyOf<typeof browseTariff>;
  const codes = (nodes: readonly { code: string }[]) => nodes.map(({ code }) => code);

  test.each([
    ['9005', ['90', '9005'], ['900510', '900580']],
    ['90.05', ['90', '9005'], ['900510', '900580']],
    ['9005.10', ['90', '9005', '900510'], ['90051000']],
    ['9005 10 00', ['90', '9005', '900510', '90051000'], ['9005100045']],
    ['9005100045', ['90', '9005', '900510', '90051000', '9005100045'], []],
  ])('opens at the code %s', async (typed, path, below) => {
    const found = await place(typed);
    expect([found.exists, codes(found.path), codes(found.results)]).toEqual([true, path, below]);
  });

  test('tells the duty of a code where rates are imported, on the day on which it is asked', async () => {
    const duty = {
      tariff_item: '90051000',
      statistical_code: '45',
      description: 'Binoculars',
      unit: 'No',
      rate: 'Free',
      source: 'Schedule 3',
    };
    expect((await place('900510')).duties).toEqual([{ ...duty, is_demonstration: true }]);
    expect((await place('900580')).duties).toEqual([]);
  });

  test.each([
    ['9005.99', ['90', '9005'], ['900510', '900580']],
    ['90051', ['90', '9005'], ['900510', '900580']],
    ['9005109999', ['90', '9005', '900510'], ['90051000']],
    ['9099', ['90'], ['9005']],
    ['0000', [], []],
  ])('a code that does not exist is said not to, with the nearest level that does: %s', async (typed, path, below) => {
    const found = await place(typed);
    expect([found.exists, codes(found.path), codes(found.results)]).toEqual([false, path, below]);
  });

  test.each(['asdfgh', '!!!', '0000', '😀', "'; --", '%', '_____', '9005.10'])('what is no goods gets no candidates: %s', async (typed) => {
    const { status, body } = await desk.call('GET', `/api/v1/tariff/search?q=${encodeURIComponent(typed)}`);
    expect([status, body['results']]).toEqual([200, []]);
  });

  test('a code that is searched for is answered as a code', async () => {
    const { body } = await desk.call('GET', '/api/v1/tariff/search?q=HS%209005.10');
    expect(body['code']).toBe('900510');
  });

  test.each(['', '9', '90051000455', 'all of it', '90%', '9'.repeat(5_000), '9005&under=9617', '9005\u0000'])(
    'what is no code is refused before anything is looked up: %j',
    async (typed) => {
      expect((await desk.call('GET', `/api/v1/tariff/codes?under=${encodeURIComponent(typed)}`)).status).toBe(400);
    },
  );

  test('fault 69: what an organisation keeps of its goods is never in it', async () => {
    const org = await desk.org();
    const { token } = await org.member('broker');
    const kept = { name: 'zebrawood monocle', product_code: 'ZEBRA-1', company_code: 'ACME', hs_code: '900580' };
    const [base, word] = [`/api/v1/orgs/${org.id}`, 'quokka spyglass'];
    expect((await desk.post(`${base}/aucargo_cargowise_product/save_product`, token, kept)).status).toBe(200);
    expect((await desk.post(`${base}/goods_synonym`, token, { synonym: word, product_code: kept.product_code })).status).toBe(201);
    for (const q of ['zebrawood', 'ZEBRA-1', 'quokka']) {
      const { text, body } = await desk.call('GET', `/api/v1/tariff/search?q=${q}`, { token });
      expect([text.includes(org.id), body['results']]).toEqual([false, []]);
    }
    expect((await desk.call('GET', '/api/v1/tariff/codes?under=900580')).text.toLowerCase()).not.toMatch(/zebra|quokka/);
  });

  test('fault 69: is bounded for each address, with the time to wait', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    const statuses: number[] = [];
    let last = await desk.call('GET', '/api/v1/tariff/codes?under=all', { headers });
    for (let call = 0; call < 60 && last.status === 200; call++) {
      last = await desk.call('GET', '/api/v1/tariff/codes?under=all', { headers });
      statuses.push(last.status);
    }
    expect([last.status, last.body['code']]).toEqual([429, 'too-many-requests']);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect((await desk.call('GET', '/api/v1/tariff/codes?under=all')).status).toBe(200);
  });
});
