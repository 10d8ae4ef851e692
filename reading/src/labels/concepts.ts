import { type Concept, ENGLISH_LABELS } from './english-labels.js';
import { FURTHER_LABELS } from './further-labels.js';
import { Vocabulary } from './vocabulary.js';

export type { Concept } from './english-labels.js';

export const labelVocabulary = new Vocabulary<Concept>(ENGLISH_LABELS, FURTHER_LABELS);
