/** The queue on which every workflow runs, and the quick activities beside them. */
export const WORKFLOWS_QUEUE = 'workflows';

/** The queue of the work on documents: slow, and never on a machine's way to a command. */
export const DOCUMENTS_QUEUE = 'documents';

/** The queue of what goes out: to customs, and to all that is slow and must happen once. */
export const EXPORTS_QUEUE = 'exports';

/** The queue of questions to the outside world: slow to wait for, and nearly nothing to compute. */
export const OUTSIDE_QUEUE = 'outside';
