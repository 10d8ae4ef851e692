import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { tickedOptions } from '../../fields/ticks.js';

const PART = /^\W*(?:the\s+)?(?<part>importer|exporter|producer)\W*$/iu;

/** Who certifies the origin where the form offers importer, exporter and producer: the one that is ticked (USMCA article 5.2, CPTPP annex 3-B). */
export function certifierOf(text: DocumentText): Understood | null {
  const found = tickedOptions(text).flatMap(({ option, mark }) => {
    const part = PART.exec(option.text)?.groups?.['part'];
    return part === undefined ? [] : [{ value: part.charAt(0).toUpperCase() + part.slice(1).toLowerCase(), from: [option, mark] }];
  });
  const [first] = found;
  const isOne = new Set(found.map(({ value }) => value)).size === 1;
  return first === undefined || !isOne ? null : { ...first, certainty: CERTAINTY.certificate.marked };
}
