import { AIR_WORDS } from './air-words.js';
import { CARGO_WORDS } from './cargo-words.js';
import { CERTIFICATE_WORDS } from './certificate-words.js';
import { CUSTOMS_WORDS } from './customs-words.js';
import { OTHER_WORDS } from './other-words.js';
import { PARTY_WORDS } from './party-words.js';
import { REFERENCE_WORDS } from './reference-words.js';
import { TRANSPORT_WORDS } from './transport-words.js';

/** The labels of the first families of papers. */
export const FIRST_LABELS = {
  ...PARTY_WORDS,
  ...REFERENCE_WORDS,
  ...TRANSPORT_WORDS,
  ...CARGO_WORDS,
  ...AIR_WORDS,
  ...CERTIFICATE_WORDS,
  ...CUSTOMS_WORDS,
  ...OTHER_WORDS,
};
