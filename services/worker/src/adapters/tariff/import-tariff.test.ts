import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suggestTariffCodes } from '@tallyport/domain/classification/suggest-tariff-codes';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importTariff } from './import-tariff.js';
import { loadTariff } from './load-tariff.js';
import { newestTariffVersion, tariffFolder } from './tariff-versions.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tariff-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function csvFile(text: string): Promise<string> {
  const path = join(folder, 'nomenclature.csv');
  await writeFile(path, text);
  return path;
}

const HEAD = 'section,hscode,description,parent,level\n';

describe('Import of a nomenclature', () => {
  test('is kept as version after version; the newest counts', async () => {
    const first = await importTariff(await csvFile(`${HEAD}XX,961900,"Towels, sanitary",9619,6\n`), folder);
    const second = await importTariff(await csvFile(`${HEAD}XX,961900,"Towels; sanitary, of any stuff",9619,6\n`), folder);
    expect([first, second]).toMatchObject([
      { kind: 'imported', tariff: { version: 1 } },
      { kind: 'imported', tariff: { version: 2 } },
    ]);
    expect((await newestTariffVersion(folder, 'harmonized-system'))?.entries[0]?.name).toBe('Towels; sanitary, of any stuff');
    expect(await readdir(join(folder, 'harmonized-system'))).toEqual(['1.json', '2.json']);
  });

  test('of the same file makes no second version', async () => {
    const path = await csvFile(`${HEAD}XX,961900,Towels,9619,6\n`);
    await importTariff(path, folder);
    expect(await importTariff(path, folder)).toMatchObject({ kind: 'unchanged', tariff: { version: 1 } });
  });

  test('is refused if the columns are of no known format', async () => {
    expect(await importTariff(await csvFile('code,text\n961900,Towels\n'), folder)).toMatchObject({ kind: 'refused' });
  });

  test('is refused if no row has a code', async () => {
    expect(await importTariff(await csvFile(`${HEAD}XX,TOTAL,All goods,,0\n`), folder)).toMatchObject({ kind: 'refused' });
  });

  test('adds its words to those of the starter', async () => {
    const goods = 'zyzzyvoid plates';
    expect(suggestTariffCodes(goods, await loadTariff(folder)).candidates.map(({ code }) => code)).not.toContain('961900');
    await importTariff(await csvFile(`${HEAD}XX,961900,Plates of zyzzyvoid,9619,6\n`), folder);
    expect(suggestTariffCodes(goods, await loadTariff(folder)).candidates[0]?.code).toBe('961900');
  });
});

test('The folder follows the data folder of the stack', () => {
  expect(tariffFolder({ TALLYPORT_HOME: folder })).toBe(join(folder, 'tariff'));
});
