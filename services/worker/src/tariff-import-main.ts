import { importTariff } from './adapters/tariff/import-tariff.js';
import { tariffFolder } from './adapters/tariff/tariff-versions.js';

const [path, ...others] = process.argv.slice(2);
if (path === undefined || others.length > 0) {
  process.stderr.write('usage: npm run tariff:import -- FILE.csv\n');
  process.exitCode = 2;
} else {
  const imported = await importTariff(path, tariffFolder(process.env));
  if (imported.kind === 'refused') {
    process.stderr.write(`${imported.sentence}\n`);
    process.exitCode = 1;
  } else {
    const { schedule, version, entries } = imported.tariff;
    process.stdout.write(`${schedule} version ${version}: ${entries.length} codes, ${imported.kind}\n`);
  }
}
