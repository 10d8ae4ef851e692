import { runImporter } from './run-importer.js';

/** `npm run tariff:import -- FILE.csv` */
await runImporter('tariff-cli/import.cli.js');
