import { ASIDES } from './labels/asides.js';
import { CARGO } from './labels/cargo.js';
import { CERTIFICATES } from './labels/certificates.js';
import { PARTIES } from './labels/parties.js';
import { REFERENCES } from './labels/references.js';
import { TRANSPORT } from './labels/transport.js';

/** What papers print before, above or beside a value, by what they name with it. */
export const LABELS = { ...PARTIES, ...CERTIFICATES, ...REFERENCES, ...TRANSPORT, ...CARGO, ...ASIDES };

/** What a label on a paper names. */
export type Concept = keyof typeof LABELS;
