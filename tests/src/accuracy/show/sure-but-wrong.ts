import { SURE } from '../score/figures.js';
import type { DocumentScore } from '../score/score-document.js';

/** Values that a reader was sure of and that are wrong: what harms most. The surest come first. */
export function sureButWrong(scores: readonly DocumentScore[], count: number): string {
  return scores
    .flatMap(({ name, trust }) => trust.map((value) => ({ name, ...value })))
    .filter(({ confidence, isRight }) => confidence >= SURE && !isRight)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, count)
    .map(({ name, field, read, gold, confidence }) => {
      const sentence = `${name} ${field}: ${JSON.stringify(read)} for ${JSON.stringify(gold)}`;
      return `    ${confidence.toFixed(2)}  ${sentence.slice(0, 200)}`;
    })
    .join('\n');
}
