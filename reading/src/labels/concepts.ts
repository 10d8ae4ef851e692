import precedence from '../lexicon/labels/precedence.json' with { type: 'json' };
import { type Concept, LABELS } from '../lexicon/labels.js';
import { spellingsOf } from '../lexicon/spellings.js';
import { Vocabulary } from './vocabulary.js';

export type { Concept } from '../lexicon/labels.js';

export const labelVocabulary = new Vocabulary<Concept>(spellingsOf(LABELS, precedence));
