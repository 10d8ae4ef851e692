import {
  type ExplainedValue,
  MOST_CHECKS,
  MOST_EXPLAINED,
  MOST_RANKED,
  MOST_RIVALS,
} from '@tallyport/contracts/document-extraction/explanation';
import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { type ColumnEvidence, columnEvidenceIn } from './column-evidence.js';
import { type LabelEvidence, labelEvidenceOf } from './label-evidence.js';

const LONGEST = 300;

/** Why the values of a document are what they are: those of its header, then line by line those that stand in a column. Reads nothing again. */
export function explainValues(read: OpenDocument): ExplainedValue[] {
  const columnOf = columnEvidenceIn(read);
  const explained = (field: string, line: number | null, understood: Understood, reading: Reading | undefined): ExplainedValue[] => {
    if (reading === undefined || isOfDataAlone(reading)) return [];
    const { value, place, method, confidence } = reading;
    const { certainty, checks = [], isRanked = false } = understood;
    const label = line === null ? labelEvidenceOf(understood, read) : null;
    const ranked = line === null ? (read.ranking.get(field) ?? []) : [];
    return [
      {
        field,
        line,
        value,
        place,
        method,
        certainty,
        confidence,
        label: label && told(label),
        column: column(columnOf(understood.from), isRanked),
        checks: checks.slice(0, MOST_CHECKS).map((check) => ({ ...check, says: short(check.says) })),
        ranked: ranked.slice(0, MOST_RANKED).map((likely) => ({ value: short(likely.value), chance: likely.chance })),
        is_ranked: isRanked,
      },
    ];
  };
  const { header, lines } = read.understood;
  return [
    ...[...header].flatMap(([field, understood]) => explained(field, null, understood, read.header[field])),
    ...(isInOrderOfData(read) ? [] : lines).flatMap((line, index) =>
      [...line].flatMap(([field, understood]) => explained(field, index, understood, read.lines[index]?.[field])),
    ),
  ].slice(0, MOST_EXPLAINED);
}

/** What only the data inside the file say hangs on nothing that is printed. */
function isOfDataAlone({ method, place }: Reading): boolean {
  return method === 'embedded data' && place === null;
}

/** Lines of data stand in an order of their own: which printed one became which is not told. */
function isInOrderOfData({ stated }: OpenDocument): boolean {
  return stated !== null && stated.lines.length > 0;
}

function told({ label, relation, isGuess, isSource, rivals }: LabelEvidence): ExplainedValue['label'] {
  return {
    label: short(label),
    relation,
    is_guess: isGuess,
    is_source: isSource,
    rivals: rivals.slice(0, MOST_RIVALS).map(({ label: other, says, why }) => ({ label: short(other), says: short(says), why })),
  };
}

/** What a learned reader found in a column is not what the rules take the column for. */
function column(evidence: ColumnEvidence | null, isRanked: boolean): ExplainedValue['column'] {
  return evidence && { head: short(evidence.head), role: isRanked ? null : evidence.role, is_total: evidence.isTotal };
}

const short = (text: string): string => text.slice(0, LONGEST);
