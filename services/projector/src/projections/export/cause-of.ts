import type { CauseOfLines } from '@tallyport/domain/freight-export/cockpit/export-cause';

/** Until there is a table of causes, each line is a cause of its own. */
export const causeOf: CauseOfLines = () => null;
