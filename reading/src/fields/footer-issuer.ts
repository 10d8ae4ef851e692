import { isCompanyName } from '@tallyport/domain/values/company-names';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { heightOf, middleX, overlapX } from '../page/area.js';
import { inBand } from '../page/band.js';
import type { Phrase } from '../page/phrases.js';
import { isInTable, isNameOverAddress } from './name-over-address.js';
import { namedForOthers } from './named-for-others.js';
import { type Party, partyOf } from './party.js';
import { FOOTER_ISSUER } from './tuning.js';

const BANK = /(?<!\p{L})(?:bank|banco|banque|banca|swift|iban|a\/c|account|银行)(?!\p{L})/iu;
/** What makes lines an address: the number of a house, or a code of a town. */
const LIKE_ADDRESS = /\d/u;

/** The company that signs or prints its name and address at the foot of a paper, if only one does. */
export function footerIssuerOf(text: DocumentText): Party {
  const others = namedForOthers(text);
  const pages = Map.groupBy(text.phrases, ({ page }) => page);
  const found = [...pages]
    .flatMap(([page, phrases]) => atFoot(page, phrases, text).map((phrase) => ({ phrase, phrases })))
    .filter(({ phrase }) => !others.has(phrase) && !BANK.test(phrase.text))
    .map(({ phrase, phrases }) => ({ phrase, below: addressUnder(phrase, phrases) }))
    .filter(({ phrase, below }) => isCompanyName(nameIn(phrase.text)) || (!isInTable(phrase, text) && isNameOverAddress(phrase, below)))
    .map(({ phrase, below }) => partyOf([phrase, ...below], CERTAINTY.party.footer, true)) // centred over a longer address it begins further right
    .filter(({ name, address }) => name !== null && address !== null && LIKE_ADDRESS.test(String(address.value)));
  const names = new Set(found.map(({ name }) => String(name?.value).toLowerCase()));
  const [first] = found;
  return first === undefined || names.size > 1 ? { name: null, address: null } : first;
}

function nameIn(line: string): string {
  return line.split(/\s[·•|]\s|,\s/u)[0] ?? line;
}

/** What stands at the foot of a page, or under the last of its tables. */
function atFoot(page: number, phrases: readonly Phrase[], text: DocumentText): readonly Phrase[] {
  const height = text.sizes.get(page)?.height ?? Number.POSITIVE_INFINITY;
  const inTables = text.tables.flatMap((table) => [...table.phrases]).filter((phrase) => phrase.page === page);
  const underTables = Math.max(FOOTER_ISSUER.under * height, ...inTables.map(({ area }) => area.bottom));
  const top = Math.min(FOOTER_ISSUER.foot * height, inTables.length === 0 ? Number.POSITIVE_INFINITY : underTables);
  return phrases.filter(({ area }) => area.top > top);
}

/** The lines right under a name, begun where it begins or centred under it; out of the phrases of its page. */
function addressUnder(name: Phrase, phrases: readonly Phrase[]): Phrase[] {
  const lines: Phrase[] = [];
  let last = name;
  for (const phrase of inBand(phrases, name.area.bottom - 1, name.area.bottom + 2 * FOOTER_ISSUER.mostLines * heightOf(name.area))) {
    const gap = phrase.area.top - last.area.bottom;
    if (gap < -1 || overlapX(phrase.area, name.area) <= 0 || !isAligned(phrase, name)) continue;
    if (gap > FOOTER_ISSUER.close * heightOf(name.area) || lines.length === FOOTER_ISSUER.mostLines) break;
    lines.push(phrase);
    last = phrase;
  }
  return lines;
}

function isAligned({ area }: Phrase, name: Phrase): boolean {
  return Math.abs(area.left - name.area.left) <= 2 || Math.abs(middleX(area) - middleX(name.area)) <= 2;
}
