import type { EmbeddedSource } from '@tallyport/contracts/document-extraction/readings';
import { namedEntries, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShownValue } from '@tallyport/contracts/shipping-record/http';
import { SURE } from '../../shipping-record/fold-value.js';
import type { Check, Finding } from '../check.js';
import type { Papers, Part } from '../papers.js';

/** A page says what the data inside its file say, where both say something and no person has said which of them is right. */
export const embeddedData: Check = {
  code: 'embedded-data',
  version: 1,
  category: 'Value',
  severity: 'warning',
  run: (papers) => papers.all.flatMap((paper) => ofPaper(paper, papers)),
};

interface OfData {
  readonly part: Part;
  readonly field: RecordField;
  readonly shown: ShownValue;
  readonly printed: EmbeddedSource['printed'];
}

function ofPaper(paper: Part, papers: Papers): Finding[] {
  const values = [paper, ...papers.linesOf(paper)].flatMap(valuesOfData);
  const differing = values.filter(({ printed }) => printed !== null);
  if (differing.length > 0) return differing.map(differs);
  return values.length === 0 ? [] : [{ outcome: 'holds', values: values.flatMap(({ part, field }) => part.checked(field)) }];
}

function valuesOfData(part: Part): OfData[] {
  const { fields } = part.line ?? part.record;
  return namedEntries(fields).flatMap(([field, shown]) =>
    shown.embedded === undefined || shown.confirmed != null ? [] : [{ part, field, shown, printed: shown.embedded.printed }],
  );
}

/** Print that was hardly read may as well say the same. */
function differs({ part, field, shown, printed }: OfData): Finding {
  const isPrintDoubted = shown.confidence >= SURE;
  return { outcome: 'fails', values: part.checked(field), missing: [], difference: printed, ...(isPrintDoubted && { severity: 'info' }) };
}
