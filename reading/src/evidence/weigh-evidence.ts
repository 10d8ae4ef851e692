import { EVIDENCE, MOST } from '../certainty.js';
import { fails, holds } from '../checks/check.js';
import { certaintyFor, type Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { tagsByWord, toldOf } from '../tagger/tagged-values.js';
import { chanceBy } from '../trees/trees.js';
import { theTrees } from './model.js';
import { signsOfPaper } from './signs-of-paper.js';
import { signsOfValue } from './signs-of-value.js';

/**
 * Weighs all that speaks for each value of the header and against it, by how often values with such evidence were right on papers with
 * answers (`npm run evidence:fit`). What was wrong too often is doubted as much, and left out where it was seldom right; what passes its tests
 * and was hardly ever wrong is sure.
 */
export function weighEvidence(document: OpenDocument): Pick<OpenDocument, 'understood'> {
  const { header, lines } = document.understood;
  const paper = signsOfPaper(document);
  const tagOf = tagsByWord(document);
  const values = [...header].flatMap(([field, value]) => {
    const chance = chanceBy(theTrees(), signsOfValue(field, value, document, paper));
    return isSeldomRight(chance, toldOf(field, value, tagOf)) ? [] : [[field, weighed(value, chance)] as const];
  });
  return { understood: { header: new Map(values), lines } };
}

/** Whether values with such evidence were seldom right: it is poor, and the network that tags words finds them no part of the field. */
function isSeldomRight(chance: number, told: number | null): boolean {
  return chance < EVIDENCE.poor && told !== null && told < EVIDENCE.elsewhere;
}

function weighed(value: Understood, chance: number): Understood {
  const { checks = [], certainty } = value;
  const says = `values with such evidence were right in ${Math.floor(100 * chance)} of 100 cases`;
  if (chance < EVIDENCE.doubtful)
    return {
      ...value,
      checks: [...checks, fails('evidence', says)],
      certainty: Math.min(certainty, MOST.failed.evidence, chance < EVIDENCE.unlikely ? certaintyFor(chance) : 1),
    };
  if (chance < EVIDENCE.trusted || isDoubtedByRule(value)) return value;
  return { ...value, checks: [...checks, holds('evidence', says)], certainty: Math.max(certainty, EVIDENCE.atLeast) };
}

/** What fails a test, is doubted by its rule, or stands at a label of which only the words let guess what it names, is never made sure. */
function isDoubtedByRule({ certainty, checks = [], at }: Understood): boolean {
  return certainty < EVIDENCE.doubtedByRule || at?.label.isGuess === true || checks.some(({ holds: isPassed }) => !isPassed);
}
