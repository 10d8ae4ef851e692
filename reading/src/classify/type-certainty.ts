import type { OpenDocument } from '../open-document.js';

/** How sure the type of a paper is: by how loud its title is, or by how far its signs speak more for it than for any other. */
export function typeCertainty({ score, weighed, isTypeBySigns, isCustomsForm }: OpenDocument): number {
  if (isTypeBySigns) {
    const [best, second] = weighed;
    return Math.min(MOST_BY_SIGNS, 0.4 + 0.05 * ((best?.weight ?? 0) - (second?.weight ?? 0)));
  }
  if (score === 0) return isCustomsForm ? MOST_BY_SIGNS : UNKNOWN;
  return Math.min(MOST_BY_TITLE, 0.5 + 0.15 * score);
}

const MOST_BY_TITLE = 0.98;
/** A type that no title says is never sure. */
const MOST_BY_SIGNS = 0.75;
const UNKNOWN = 0.1;
