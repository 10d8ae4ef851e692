import type { CodeList } from './code-list.js';
import { INCOTERMS } from './incoterm.js';

/** The terms that suit any mode of transport: the first seven of all. */
export const ANY_MODE_INCOTERMS: CodeList = { type: 'incoterm_any_mode', entries: INCOTERMS.entries.slice(0, 7) };
