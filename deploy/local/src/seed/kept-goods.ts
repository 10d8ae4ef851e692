import { createSynonym, createTariffLookup, saveProduct } from '@tallyport/contracts/classification/kept-http';
import { LAMPS } from './demo-goods.js';
import { type Member, ORG_ID } from './demo-organisation.js';
import { RefusedCall } from './gateway-client.js';

/** Lookups of the demo organisation, each with other words that papers use for it. */
const LOOKUPS = [
  { code: 'LED-PANEL', description: 'LED panels for ceilings', hs_code: '940511', unit1: 'NO', synonyms: ['LED ceiling panel', '面板灯'] },
  { code: 'LED-DRIVER', description: 'Power supplies of LED lamps', hs_code: '850440', unit1: 'NO', synonyms: ['constant current driver'] },
];

/** What the demo organisation keeps of its goods: the lamps that it imports all the time, and two lookups. May be repeated. */
export async function seedKeptGoods({ client }: Member): Promise<void> {
  const params = { o: ORG_ID };
  for (const { code, description, hs } of LAMPS) {
    const body = { product_code: code, name: description, hs_code: hs.replaceAll('.', ''), unit1: 'NO' };
    await client.call(saveProduct, { params, body, idempotencyKey: `demo/product/${code}` });
  }
  for (const { synonyms, ...lookup } of LOOKUPS) {
    await unlessTaken(client.call(createTariffLookup, { params, body: lookup, idempotencyKey: `demo/lookup/${lookup.code}` }));
    for (const synonym of synonyms) {
      const body = { synonym, lookup_code: lookup.code };
      const idempotencyKey = `demo/synonym/${lookup.code}/${synonyms.indexOf(synonym)}`;
      await unlessTaken(client.call(createSynonym, { params, body, idempotencyKey }));
    }
  }
}

/** A repeat after a day is no longer known by its key, but the code is taken. */
async function unlessTaken(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof RefusedCall) || error.status !== 409) throw error;
  });
}
