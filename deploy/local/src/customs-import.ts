import { runImporter } from './run-importer.js';

/** `npm run customs:import -- [--dry-run] TABLE FILE.csv` */
await runImporter('customs-cli/import.cli.js');
