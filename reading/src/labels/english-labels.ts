import { CARGO_LABELS } from './common/cargo-labels.js';
import { CERTIFICATE_LABELS } from './common/certificate-labels.js';
import { OTHER_LABELS } from './common/other-labels.js';
import { PARTY_LABELS } from './common/party-labels.js';
import { REFERENCE_LABELS } from './common/reference-labels.js';
import { TRANSPORT_LABELS } from './common/transport-labels.js';

/** The first tables of labels: what papers name, with the words most often seen. */
export const ENGLISH_LABELS = {
  ...PARTY_LABELS,
  ...CERTIFICATE_LABELS,
  ...REFERENCE_LABELS,
  ...TRANSPORT_LABELS,
  ...CARGO_LABELS,
  ...OTHER_LABELS,
};

/** What a label on a paper names. */
export type Concept = keyof typeof ENGLISH_LABELS;
