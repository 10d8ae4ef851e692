import { documents } from './documents.js';
import { history } from './history.js';
import { recordFields } from './record-fields.js';
import { records } from './records.js';

/** What only the page of a job needs: the words of its tabs. A tab adds its texts here, and its keys are typed everywhere. */
export const texts = { recordFields, documents, history, records } as const;
