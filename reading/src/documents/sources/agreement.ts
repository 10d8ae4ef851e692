import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { heightOf, overlapX } from '../../page/area.js';
import { partOf } from '../../page/phrases.js';

const FULL_NAME = /(?:\p{Lu}[\p{L}]+[-–\s]+){1,6}Free Trade Agreement|Regional Comprehensive Economic Partnership(?: Agreement)?/u;
const SHORT_NAME =
  /(?<!\p{L})(?:AUSFTA|ChAFTA|AANZFTA|KAFTA|JAEPA|CPTPP|RCEP|TAFTA|SAFTA|MAFTA|IA-CEPA|AI-ECTA|PACER Plus|A-UKFTA|ACFTA|USMCA)(?!\p{L})/u;

/** The agreement under which origin is claimed: its full name, else its short one. */
export function agreementOf(text: DocumentText): Understood | null {
  for (const pattern of [SHORT_NAME, FULL_NAME]) {
    for (const phrase of text.phrases) {
      const match = pattern.exec(phrase.text);
      const part = match === null ? null : partOf(phrase, match.index, match.index + match[0].length);
      if (match !== null && part !== null)
        return { value: match[0].replace(/^(?:Form|The|For)\s+/u, ''), from: [part], certainty: CERTAINTY.certificate.agreement };
    }
  }
  return brokenAgreement(text);
}

/** A long name goes on in the next line. */
function brokenAgreement(text: DocumentText): Understood | null {
  for (const phrase of text.phrases) {
    const height = heightOf(phrase.area);
    const next = text.phrases.find(
      ({ page, area }) =>
        page === phrase.page &&
        overlapX(area, phrase.area) > 0 &&
        area.top >= phrase.area.bottom - 0.3 * height &&
        area.top - phrase.area.bottom < 0.7 * height,
    );
    const match = next === undefined ? null : FULL_NAME.exec(`${phrase.text} ${next.text}`);
    if (next !== undefined && match !== null)
      return {
        value: match[0].replace(/^(?:Form|The|For)\s+/u, ''),
        from: [phrase, next],
        certainty: CERTAINTY.certificate.agreementBroken,
      };
  }
  return null;
}
