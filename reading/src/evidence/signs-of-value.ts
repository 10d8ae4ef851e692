import { CHECK_NAMES } from '@tallyport/contracts/document-extraction/explanation';
import { chanceOf } from '../arbiter/chance-of.js';
import { kindOfField } from '../checks/kinds-of-fields.js';
import { printConfidence, type Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { heightOf } from '../page/area.js';
import { rowOf } from './signs.js';
import type { SignsOfPaper } from './signs-of-paper.js';

/** What speaks for a value and against it, as a row for the trees: its label, its tests, its print, the learned reader, and its paper. */
export function signsOfValue(field: string, value: Understood, document: OpenDocument, paper: SignsOfPaper): Float32Array {
  return rowOf({
    ...paper.signs,
    certainty: value.certainty,
    inferred: value.isInferred === true,
    ranked: value.isRanked === true,
    [`kind ${kindOfField(field)}`]: 1,
    [`field ${field}`]: 1,
    [`type ${document.type}`]: 1,
    ...ofLabel(value),
    ...ofTests(value),
    ...ofRanking(field, value, document),
    'instead of': standsInstead(field, value, document),
    ...paper.tags(field, value),
    ...ofText(value, paper),
    ...ofPlace(value, document),
  });
}

function ofLabel({ at }: Understood): Record<string, number | boolean> {
  if (at === undefined) return {};
  return {
    label: 1,
    'guessed label': at.label.isGuess === true,
    rivals: at.rivals?.length ?? 0,
    refused: at.refused.length,
    'label length': at.label.text.length,
    [`stands ${at.relation ?? 'joined'}`]: 1,
  };
}

/** Of each test 1 where it holds, -1 where the value fails it. */
function ofTests({ checks = [] }: Understood): Record<string, number> {
  return Object.fromEntries(
    CHECK_NAMES.map((name) => {
      const own = checks.filter((check) => check.name === name);
      return [`check ${name}`, own.length === 0 ? 0 : own.every(({ holds }) => holds) ? 1 : -1];
    }),
  );
}

function ofRanking(field: string, { value }: Understood, { ranking }: OpenDocument): Record<string, number> {
  const candidates = ranking.get(field);
  const chance = chanceOf(value, candidates);
  return { 'own chance': chance?.own ?? -1, 'other chance': chance?.other ?? -1, candidates: candidates?.length ?? 0 };
}

/** How certain the value of the rules is that a rival would replace; 0 where there is none. */
function standsInstead(field: string, value: Understood, { understood: { header } }: OpenDocument): number {
  const standing = header.get(field);
  return standing === undefined || standing === value ? 0 : standing.certainty;
}

function ofText({ value, from }: Understood, { times }: SignsOfPaper): Record<string, number> {
  const text = String(value);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const share = (part: RegExp, all: number): number => (text.match(part)?.length ?? 0) / Math.max(all, 1);
  const size = Number(text);
  return {
    length: text.length,
    words: text.split(/\s+/u).length,
    digits: share(/\d/gu, text.length),
    capitals: share(/\p{Lu}/gu, letters),
    size: Number.isFinite(size) && size > 0 ? Math.log10(size) : -1,
    times: times(text),
    lines: from.length,
    print: from.length === 0 ? 1 : Math.min(...from.map(printConfidence)),
  };
}

function ofPlace({ from: [first] }: Understood, { sizes }: OpenDocument): Record<string, number> {
  if (first === undefined) return { 'method none': 1 };
  const size = sizes.get(first.page) ?? { width: 1, height: 1 };
  return {
    [`method ${first.method}`]: 1,
    left: first.area.left / size.width,
    top: first.area.top / size.height,
    page: first.page,
    height: heightOf(first.area) / size.height,
  };
}
