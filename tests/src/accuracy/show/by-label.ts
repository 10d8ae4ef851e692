import { labelVocabulary } from '@tallyport/reading/labels/concepts';
import { canonicalText } from '@tallyport/reading/labels/tokens';
import { makeDocument } from '../generator/make-document.js';
import type { TrialSet } from '../generator/trial-set.js';
import { SURE } from '../score/figures.js';
import type { DocumentScore } from '../score/score-document.js';
import { f1Of, tallyOf } from '../score/tally.js';
import { percent } from './figure-table.js';

/** What stands at a label whose words the reader has, at one whose words it has not, and at none (in a letterhead, a title, a table). */
const KINDS = ['known', 'unknown', 'none'] as const;
type Kind = (typeof KINDS)[number];

/** How header fields of generated papers are read by whether the reader has the words of their labels: the honest figure is that of the unknown. */
export function figuresByLabel(set: TrialSet, count: number, scores: readonly DocumentScore[]): string {
  const labels = labelsIn(set, count);
  const kindOf = (name: string, field: string): Kind => {
    const label = labels.get(name.replace(/\.[a-z]+$/, ''))?.[field];
    return label === undefined ? 'none' : isKnown(label) ? 'known' : 'unknown';
  };
  const rows = KINDS.map((kind) => {
    const verdicts = scores.flatMap(({ name, header }) => header.filter(({ field }) => kindOf(name, field) === kind));
    const sure = scores.flatMap(({ name, trust }) =>
      trust.filter(({ field, confidence }) => confidence >= SURE && kindOf(name, field) === kind),
    );
    const wrong = sure.filter(({ isRight }) => !isRight).length;
    const f1 = verdicts.length === 0 ? null : f1Of(tallyOf(verdicts));
    return `label ${kind.padEnd(8)} ${String(verdicts.length).padStart(5)} fields  F1 ${percent(f1).padStart(7)}  sure but wrong ${wrong} of ${sure.length}`;
  });
  return rows.join('\n');
}

function labelsIn(set: TrialSet, count: number): Map<string, Readonly<Record<string, string>>> {
  const made = Array.from({ length: count }, (_, number) => makeDocument(set, number));
  return new Map(made.map(({ name, paper }) => [name, paper.labels]));
}

/** A label in two languages is known by either. */
function isKnown(label: string): boolean {
  return label.split(/\s*[/(（]\s*/u).some((part) => labelVocabulary.conceptOf(canonicalText(part.replace(/[)）:：]+$/u, ''))) !== null);
}
