import type { System } from './entries.js';

/** The account and the habits of a system of which nothing else was said. */
export const EVERYBODY: Omit<System, 'name'> = { user: 'eadaptor', password: 'eadaptor-demo!', findsByReference: true };
