import { isCompanyName } from '@tallyport/domain/values/company-names';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import { type Party, partyOf } from '../../fields/party.js';
import { pickParty } from '../../fields/pick-party.js';
import { isSameLine } from '../../page/area.js';
import { type Phrase, partOf } from '../../page/phrases.js';
import { certifierOf } from './certifier.js';
import { doubted, NOBODY } from './trade-parties.js';

/** The caption of the box for who certifies: `3. CERTIFIER NAME, ADDRESS`, `2. Certifier - name`. */
const CAPTION =
  /^\W*(?:\d{1,2}[.)]?\s*)?certifier(?:['’]s)?\W*(?:(?:name|details|information|address|full|legal|and|phone|e-?mail)\W*)*$/iu;
const INLINE = /^\W*(?:\d{1,2}[.)]?\s*)?certifier(?:['’]s)?(?:\s+(?:name|details))?\s*:\s*(?=\p{L})/iu;
/** That a party is whoever certifies: `SAME`, `Same as certifier`, `as per field 2`. */
const POINTS =
  /^\W*(?:(?:the\s)?same(?:\sas\s(?:the\s)?certifier.*)?|as\s(?:the\s)?certifier|as (?:per|in) (?:field|box|item|section)\s?\d)\W*$/iu;

/** The exporter or producer of a certification whom a box only calls the same as its certifier, or whom a tick makes that. */
export function certifierAs(role: 'Exporter' | 'Producer'): (text: DocumentText) => Party {
  const concept = role === 'Exporter' ? 'shipper' : 'producer';
  return (text) => {
    const { name } = pickParty(text, [concept]);
    const isPointed =
      name === null
        ? text.labels.some(({ concepts, candidates: [first] }) => concepts.includes(concept) && POINTS.test(first?.lines[0]?.text ?? ''))
        : POINTS.test(String(name.value));
    const isTicked = name === null && certifierOf(text)?.value === role;
    return isPointed || isTicked ? doubted(certifierParty(text)) : NOBODY;
  };
}

function certifierParty(text: DocumentText): Party {
  const label = text.labels.find(({ text: words, candidates }) => CAPTION.test(words) && candidates.length > 0);
  const lines = label?.candidates[0]?.lines ?? inlineOf(text) ?? besideOf(text);
  return lines.length === 0 ? NOBODY : partyOf(lines, CERTAINTY.label.below);
}

/** Behind its caption on one line, at times after the person who signs for it. */
function inlineOf({ phrases }: DocumentText): readonly Phrase[] | null {
  const line = phrases.find(({ text }) => INLINE.test(text));
  if (line === undefined) return null;
  const start = INLINE.exec(line.text)?.[0].length ?? 0;
  const [first = '', ...parts] = line.text.slice(start).split(/(?<=,)\s/u);
  const before = isCompanyName(first) ? 0 : parts.findIndex(isCompanyName) + 1;
  const skipped = [first, ...parts].slice(0, before).join(' ').length + (before > 0 ? 1 : 0);
  const rest = partOf(line, start + skipped, line.text.length);
  return rest === null ? null : [rest];
}

/** In the next cell of a sheet. */
function besideOf({ phrases }: DocumentText): readonly Phrase[] {
  const caption = phrases.find(({ text }) => CAPTION.test(text));
  const beside = phrases.find(
    (phrase) =>
      caption !== undefined &&
      phrase.page === caption.page &&
      isSameLine(phrase.area, caption.area) &&
      phrase.area.left > caption.area.right,
  );
  return beside === undefined ? [] : [beside];
}
