import { MOST } from '../certainty.js';
import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import type { Pass } from '../stage.js';
import type { Check } from './check.js';

/** A test of one value in a header; null where it says nothing of such values. */
export type Test = (field: string, value: Understood, document: OpenDocument) => Check | null;

/** A pass that tests every value of the header, and its rivals as if they stood there: what fails is doubted, and each keeps what was said of it. */
export function onHeader(test: Test): Pass<OpenDocument>['run'] {
  return (document) => {
    const { header, lines } = document.understood;
    const tested = new Map([...header].map(([field, value]) => [field, checked(value, test(field, value, document))]));
    const rivals = new Map(
      [...document.rivals].map(([field, own]) => [
        field,
        own.map((rival) => checked(rival, test(field, rival, standingIn(document, field, rival)))),
      ]),
    );
    return { understood: { header: tested, lines }, rivals };
  };
}

/** The document as if a rival stood in its header. */
function standingIn(document: OpenDocument, field: string, rival: Understood): OpenDocument {
  const { header, lines } = document.understood;
  return { ...document, understood: { header: new Map(header).set(field, rival), lines } };
}

function checked(value: Understood, check: Check | null): Understood {
  if (check === null) return value;
  const checks = [...(value.checks ?? []), check];
  return check.holds ? { ...value, checks } : { ...value, checks, certainty: Math.min(value.certainty, MOST.failed[check.name]) };
}
