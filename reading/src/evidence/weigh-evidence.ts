import { EVIDENCE, MOST, SURE } from '../certainty.js';
import { fails, holds } from '../checks/check.js';
import { certaintyFor, type Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { chanceBy } from '../trees/trees.js';
import { chosen, type Weighed } from './chosen.js';
import { theTrees } from './model.js';
import { signsOfPaper } from './signs-of-paper.js';
import { signsOfValue } from './signs-of-value.js';

/**
 * Weighs all that speaks for each value of the header, for its rivals, and against them, by how often values with such evidence were right on
 * papers with answers (`npm run evidence:fit`). The likeliest is believed: a rival fills a field that the rules left empty, or stands instead of
 * a value that is less likely. What was wrong too often is doubted as much, and left out where it was seldom right; what passes its tests and was
 * hardly ever wrong is sure.
 */
export function weighEvidence(document: OpenDocument): Pick<OpenDocument, 'understood'> {
  const { header, lines } = document.understood;
  const paper = signsOfPaper(document);
  const weigh = (field: string, value: Understood): Weighed => ({
    field,
    value,
    chance: chanceBy(theTrees(), signsOfValue(field, value, document, paper)),
  });
  const standing = [...header].map(([field, value]) => weigh(field, value));
  const rivals = [...document.rivals].flatMap(([field, values]) => values.map((value) => weigh(field, value)));
  const believed = chosen(standing, rivals);
  return { understood: { header: new Map(believed.map(({ field, value, chance }) => [field, weighed(value, chance)])), lines } };
}

/** A value as what its evidence makes of it: what is not sure is as sure as such values were right. */
function weighed(value: Understood, chance: number): Understood {
  const { checks = [], certainty } = value;
  const says = `values with such evidence were right in ${Math.floor(100 * chance)} of 100 cases`;
  const unsure = Math.min(certaintyFor(chance), MOST.failed.evidence);
  if (chance < EVIDENCE.doubtful) return { ...value, checks: [...checks, fails('evidence', says)], certainty: unsure };
  if (chance >= EVIDENCE.trusted && !isDoubtedByRule(value))
    return { ...value, checks: [...checks, holds('evidence', says)], certainty: Math.max(certainty, EVIDENCE.atLeast) };
  return certainty >= certaintyFor(SURE.from) ? value : { ...value, certainty: unsure };
}

/** What fails a test, is doubted by its rule, or stands at a label of which only the words let guess what it names, is never made sure. */
function isDoubtedByRule({ certainty, checks = [], at }: Understood): boolean {
  return certainty < EVIDENCE.doubtedByRule || at?.label.isGuess === true || checks.some(({ holds: isPassed }) => !isPassed);
}
