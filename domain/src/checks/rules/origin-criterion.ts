import type { Check } from '../check.js';
import { filledIn } from '../findings.js';

/** A certificate of origin says by which criterion: for each line, or once for all (specification §5). */
export const originCriterion: Check = {
  code: 'origin-criterion',
  version: 1,
  category: 'Prefer',
  severity: 'error',
  run: (papers) =>
    papers.of('certificate-of-origin').flatMap((certificate) => {
      const parts = certificate.text('origin_criterion') === null ? papers.linesOf(certificate) : [certificate];
      return (parts.length === 0 ? [certificate] : parts).map((part) => filledIn(part, 'origin_criterion'));
    }),
};
