import { goods } from './goods.js';
import { lessons } from './lessons.js';

/** What the screens of an organisation's settings need. */
export const texts = { goods, lessons } as const;
