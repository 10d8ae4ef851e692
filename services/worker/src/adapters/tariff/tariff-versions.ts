import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NomenclatureFormat } from '@tallyport/domain/classification/read-nomenclature';
import { TariffVersion } from './tariff-version.js';

const CHECKOUT = fileURLToPath(new URL('../../../../../', import.meta.url));
const VERSION_FILE = /^(\d+)\.json$/;

/** Where imported tariffs are kept: a folder a schedule, a file a version. */
export function tariffFolder(env: NodeJS.ProcessEnv): string {
  const home = env['TALLYPORT_HOME'];
  return join(home === undefined || home === '' ? join(CHECKOUT, '.tallyport') : resolve(home), 'tariff');
}

async function versionNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const numbers = names.flatMap((name) => VERSION_FILE.exec(name)?.[1] ?? []);
  return numbers.map(Number).sort((left, right) => left - right);
}

/** Answers the newest version of a schedule; undefined before the first import. */
export async function newestTariffVersion(folder: string, schedule: NomenclatureFormat): Promise<TariffVersion | undefined> {
  const newest = (await versionNumbers(join(folder, schedule))).at(-1);
  if (newest === undefined) return undefined;
  return TariffVersion.parse(JSON.parse(await readFile(join(folder, schedule, `${newest}.json`), 'utf8')));
}

/** Writes the next version of a schedule. Of two imports at once one fails: a version that exists is never written over. */
export async function addTariffVersion(folder: string, imported: Omit<TariffVersion, 'version'>): Promise<TariffVersion> {
  const version = ((await versionNumbers(join(folder, imported.schedule))).at(-1) ?? 0) + 1;
  const whole: TariffVersion = { ...imported, version };
  await mkdir(join(folder, imported.schedule), { recursive: true });
  await writeFile(join(folder, imported.schedule, `${version}.json`), `${JSON.stringify(whole)}\n`, { flag: 'wx' });
  return whole;
}
