import type { DocumentExplanation, ExplainedValue } from '@tallyport/contracts/document-extraction/explanation';
import type { Box } from '@tallyport/contracts/document-extraction/readings';
import type { ReadValue } from './read-values.js';

/**
 * What the reader told of a value: of the same field on the same pages, printed at the same place. Null where somebody or something
 * else gave the value since. Lines are told by their place alone, for people move and merge them.
 */
export function explainedValue(explanation: DocumentExplanation, { field, line, shown, record }: ReadValue): ExplainedValue | null {
  const segment = explanation.segments.find((one) => one.from_page === record.from_page);
  const first = shown?.place?.boxes[0];
  const isSame = (told: ExplainedValue): boolean => {
    if (told.field !== field || (told.line === null) !== (line === null)) return false;
    if (first === undefined) return told.place === null && told.value === shown?.value;
    return told.place?.page === shown?.place?.page && sameBox(told.place?.boxes[0], first);
  };
  return segment?.values.find(isSame) ?? null;
}

function sameBox(one: Box | undefined, other: Box): boolean {
  return one !== undefined && one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}
