import type { JobFreightExport } from '@tallyport/contracts/freight-export/job-freight-export';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';

/**
 * A declaration whose job failed to leave for the freight system says so in the place of how far customs is: that is told by its status
 * as well. Failed has what waits for a person; what is tried again by itself, or may have arrived, has not.
 */
export function toldWithExport(lodgement: Lodgement, ofJob: JobFreightExport | null): Lodgement {
  if (lodgement.kind !== 'declaration' || ofJob?.group !== 'waiting') return lodgement;
  return { ...lodgement, lodgement_state: 'failed_to_export' };
}
