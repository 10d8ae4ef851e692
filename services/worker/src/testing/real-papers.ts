import { join } from 'node:path';

/**
 * The folder of real papers, which nobody of this project made and which are no part of the repository: what the environment
 * variable `TALLYPORT_SAMPLES` names, else `../shared/samples` beside the checkout. What measures them is skipped by name without it.
 */
export const REAL_PAPERS = process.env['TALLYPORT_SAMPLES'] ?? join(import.meta.dirname, '../../../../../shared/samples');
