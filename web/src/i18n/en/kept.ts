import { goods } from './goods.js';

/** What the screens of kept goods need. */
export const texts = { goods } as const;
