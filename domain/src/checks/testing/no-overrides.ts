import type { Overrides } from '../overrides.js';

/** Nobody has overridden anything; a text is its own fingerprint. */
export const NO_OVERRIDES: Overrides = { standing: [], fingerprintOf: (text) => text };
