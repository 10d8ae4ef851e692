import { CARGO_LABELS } from './cargo-labels.js';
import { CERTIFICATE_LABELS } from './certificate-labels.js';
import { OTHER_LABELS } from './other-labels.js';
import { PARTY_LABELS } from './party-labels.js';
import { REFERENCE_LABELS } from './reference-labels.js';
import { TRANSPORT_LABELS } from './transport-labels.js';
import { Vocabulary } from './vocabulary.js';

const LABELS = { ...PARTY_LABELS, ...CERTIFICATE_LABELS, ...REFERENCE_LABELS, ...TRANSPORT_LABELS, ...CARGO_LABELS, ...OTHER_LABELS };

/** What a label on a paper names. */
export type Concept = keyof typeof LABELS;

export const labelVocabulary = new Vocabulary<Concept>(LABELS);
