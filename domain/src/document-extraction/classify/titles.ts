import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import { memoise } from '../../memoise.js';
import { canonicalText, tokensOf } from '../labels/tokens.js';
import { FOREIGN_TITLES, OTHER_FOREIGN_TITLES } from './foreign-titles.js';
import { ruledTitle, type Title } from './title-rules.js';
import { isPaperWord, isWorded } from './title-words.js';

/** The declaration of goods that arrive in China: one of the papers without a type, known by its name. */
export const IMPORT_DECLARATION = 'china customs declaration (import)';

/** How papers of each type are titled. */
const TITLES: Record<Exclude<DocumentType, 'other' | 'EML' | 'HAWB' | 'HBL' | 'MBL' | 'SUP'>, string> = {
  CIV: 'commercial invoice|invoice|export invoice|customs invoice|tax invoice|sales invoice|factura comercial|factura|facture|commercial tax invoice|invoice and packing list|商业发票|发票|商业发票 commercial invoice|形式发票',
  PKL: 'packing list|packing slip|packing note|weight list|packing weight list|packing and weight list|detailed packing list|lista de empaque|packing list weight note|装箱单|装箱单 packing list|箱单',
  PKD: 'packing declaration|packing material declaration|fcl packing declaration|lcl packing declaration',
  APD: 'annual packing declaration',
  COO: 'certificate of origin|declaration of origin|origin declaration|origin certificate|certificado de origen|preferential certificate of origin|ausfta declaration|certificate of origin form|fta declaration|exporter statement on origin|原产地证书|原产地证明书|原产地证明',
  BL: 'bill of lading|house bill of lading|master bill of lading|ocean bill of lading|combined transport bill of lading|multimodal transport bill of lading|sea waybill|bill of lading for combined transport shipment or port to port shipment|express bill of lading|through bill of lading|bill of lading for ocean transport or multimodal transport|non negotiable sea waybill|conocimiento de embarque|提单|海运提单',
  AWB: 'air waybill|air consignment note|airway bill|guia aerea|空运单|航空运单',
  ARN: 'arrival notice|notice of arrival|arrival notification|cargo arrival notice|arrival notice freight invoice|到货通知',
  FIN: 'freight invoice|freight bill|freight tax invoice',
  FUM: 'fumigation certificate|certificate of fumigation|methyl bromide fumigation certificate|熏蒸证书|熏蒸消毒证书',
  MDC: 'manufacturer declaration|manufacturer statement|manufacturer certificate|declaration of manufacturer',
  HCC: 'health certificate|veterinary certificate|veterinary health certificate|sanitary certificate|卫生证书',
  CRT: 'phytosanitary certificate|certificate of analysis|inspection certificate|certificate of conformity|quality certificate|insurance certificate|certificate of quality|植物检疫证书',
  ING: 'ingredient list|ingredients list|list of ingredients|ingredient statement|ingredient declaration',
  IMP: 'import permit|permit to import|permit to import quarantine material',
  ILD: 'illegal logging declaration|illegal logging due diligence declaration|timber declaration',
  ASB: 'asbestos declaration|asbestos free declaration|asbestos free certificate|declaration of non asbestos content',
  CED: 'china export declaration|中华人民共和国海关出口货物报关单|海关出口货物报关单|出口货物报关单',
};

/** Papers that the desk keeps but that are none of its types. */
const OTHER_TITLES =
  'shipping instruction|shipper letter of instruction|vgm certificate|verified gross mass|certificate of verified gross mass|verified gross mass certificate|information about verified gross mass of container|booking confirmation|purchase order|sales contract|proforma invoice|quotation|delivery order|letter of credit|statement of account|credit note|debit note|dangerous goods declaration|multimodal dangerous goods form|certificate of insurance|cargo manifest|dock receipt|mate receipt|material safety data sheet|safety data sheet|declaration element|power of attorney|remittance advice|申报要素|报关委托书|采购订单|销售合同';

const byWords = new Map<string, Title>([
  ...Object.entries(OTHER_FOREIGN_TITLES).flatMap(([name, names]) =>
    names.split('|').map((words) => [canonicalText(words), { type: 'other', name }] as const),
  ),
  ...Object.entries(FOREIGN_TITLES).flatMap(([type, names]) =>
    names.split('|').map((name) => [canonicalText(name), { type: type as DocumentType, name }] as const),
  ),
  ...OTHER_TITLES.split('|').map((name) => [canonicalText(name), { type: 'other', name }] as const),
  ...Object.entries(TITLES).flatMap(([type, names]) =>
    names.split('|').map((name) => [canonicalText(name), { type: type as DocumentType, name }] as const),
  ),
  [canonicalText('中华人民共和国海关进口货物报关单'), { type: 'other', name: IMPORT_DECLARATION }],
]);

/** The title that a text is, or null: one of those known as a whole, or words of titles alone, whatever their order. */
export const titleOf = memoise((canonical): Title | null => byWords.get(canonical) ?? (isWorded(canonical) ? ruledTitle(canonical) : null));

/** The most words that a title beginning with a word has, by that word. */
const longestFrom = new Map<string, number>();
for (const title of byWords.keys()) {
  const words = title.split(' ');
  const [first = ''] = words;
  longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length));
}

/** Whether a title may begin with a word of a text, or be named by it: most lines are told to be none by this. */
export function hasTitleWord(text: string): boolean {
  return tokensOf(text).some(({ form }) => longestFrom.has(form) || isPaperWord(form));
}

/** Every title that stands within a longer line, the longest first. */
export function titlesWithin(canonical: string): Title[] {
  const words = canonical.split(' ');
  const found = new Set<string>();
  for (const [from, first] of words.entries()) {
    const most = Math.min(longestFrom.get(first) ?? 0, words.length - from);
    for (let count = 1; count <= most; count += 1) {
      const title = words.slice(from, from + count).join(' ');
      if (byWords.has(title)) found.add(title);
    }
  }
  if (found.size === 0) return [];
  return [...byWords]
    .filter(([title]) => found.has(title))
    .sort(([a], [b]) => b.length - a.length)
    .map(([, title]) => title);
}
