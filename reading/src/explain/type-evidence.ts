import type { FoundSign, WeighedType } from '../classify/weigh-signs.js';
import type { OpenDocument } from '../open-document.js';

/** Why a paper has its type. */
export interface TypeEvidence {
  /** What decided: its title, the signs on it, the boxes of a customs form, or nothing, where no type is known. */
  readonly by: 'title' | 'signs' | 'form' | 'nothing';
  readonly title: string | null;
  /** How loudly the title says the type; 0 without one. */
  readonly score: number;
  /** What else speaks for the type, and against it, the strongest first. */
  readonly signs: readonly FoundSign[];
  /** The type that is the next likely by its signs. */
  readonly runnerUp: WeighedType | null;
}

/** Titles say what a bill is; whether it is a house's is told later, by who issued it. */
const KINDS_OF = new Map([
  ['HBL', 'BL'],
  ['MBL', 'BL'],
  ['HAWB', 'AWB'],
]);

export function typeEvidenceOf({ type, name, title, score, weighed, isTypeBySigns, isCustomsForm }: OpenDocument): TypeEvidence {
  const kind = KINDS_OF.get(type) ?? type;
  const isOwn = (other: WeighedType): boolean => other.type === kind && (kind !== 'other' || other.name === name);
  const signs = weighed.find(isOwn)?.signs ?? [];
  const by = isTypeBySigns ? 'signs' : isCustomsForm ? 'form' : score > 0 ? 'title' : 'nothing';
  return { by, title, score, signs, runnerUp: weighed.find((other) => !isOwn(other)) ?? null };
}
