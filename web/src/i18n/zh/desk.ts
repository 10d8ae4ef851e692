import { shell } from './shell.js';
import { workOrder } from './work-order.js';

/** What the desk needs from its first screen on. */
export const texts = { shell, workOrder } as const;
