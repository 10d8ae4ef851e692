import type { Concept } from './english-labels.js';

/** Words that join those of the first tables; in braces stand words that go with the same others (`spelled-out.ts`). */
export type MoreLabels = Readonly<Partial<Record<Concept, string>>>;
