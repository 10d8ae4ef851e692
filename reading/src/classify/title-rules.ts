import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import { anyOf } from '@tallyport/domain/any-of';

/** What a title says: the type of the paper, and its name where the type is only `other`. */
export interface Title {
  readonly type: DocumentType;
  readonly name: string;
}

type Rule = readonly [type: DocumentType, name: string, words: RegExp];

const worded = (alternatives: string): RegExp => new RegExp(anyOf(alternatives), 'u');

/** Papers whose names hold those of others (`proforma invoice`, `invoice for freight`): they are asked for first. */
const BEFORE_ALL: readonly Rule[] = [
  ['ARN', 'arrival notice', /(?<!\p{L})arrival (?:notice|notification|advice)|notice of arrival/u],
  ['other', 'proforma invoice', /(?<!\p{L})pro ?forma(?!\p{L})/u],
  ['other', 'booking confirmation', /(?<!\p{L})booking (?:confirmation|note|request|advice|acknowledgement)|confirmation of booking/u],
  [
    'other',
    'shipping instruction',
    /(?:shipping|shipper|shipment|forwarding|b l|bl|export|lading) (?:letter of )?instruction|instruction for (?:b l|bl|bill)|letter of instruction|shipping order/u,
  ],
  ['other', 'delivery order', /(?<!\p{L})delivery order|(?:release|pick ?up) (?:order|note|advice)|order for (?:delivery|release)/u],
  ['other', 'delivery note', /(?<!\p{L})(?:delivery|despatch|dispatch) (?:note|advice|docket|slip|ticket|receipt)(?!\p{L})/u],
  [
    'other',
    'purchase order',
    /(?:purchase|purchasing|buying|import|supply|work|blanket|supplier) order(?!\p{L})|order for (?:purchase|supply)/u,
  ],
  [
    'other',
    'sales contract',
    /(?:sale|purchase|supply|export) (?:contract|agreement|confirmation|note)|contract (?:of|for) (?:sale|purchase|supply)|order (?:confirmation|acknowledgement)|sale order/u,
  ],
  ['other', 'quotation', /(?<!\p{L})(?:quotation|quote|price offer|price list|offer sheet|sale offer)(?!\p{L})/u],
  ['other', 'credit note', /(?<!\p{L})credit (?:note|memo|invoice)/u],
  ['other', 'verified gross mass', /verified gross mass|(?<!\p{L})vgm(?!\p{L})/u],
  [
    'other',
    'dangerous goods declaration',
    /(?:dangerous|hazardous) (?:good|cargo|substance|material).*(?:declaration|form|note|certificate)/u,
  ],
  [
    'other',
    'insurance certificate',
    /(?<!\p{L})(?:insurance (?:certificate|policy)|certificate of (?:marine )?(?:cargo )?insurance)(?!\p{L})/u,
  ],
  ['other', 'importer security filing', /(?<!\p{L})(?:importer )?security filing|(?<!\p{L})isf(?!\p{L})/u],
  ['other', 'consignment note', /(?<!\p{L})(?<!air )consignment note|lorry receipt|(?:road|rail|truck) ?way ?bill/u],
  ['other', 'cargo manifest', /^(?!.*(?:bill of lading|packing list|invoice)).*(?<!\p{L})manifest(?!\p{L})/u],
  ['other', 'safety data sheet', /safety data sheet/u],
  ['other', 'power of attorney', /power of attorney/u],
  ['other', 'statement of account', /statement of account/u],
];

/** Papers of authorities and of those who state something of goods. */
const STATED: readonly Rule[] = [
  [
    'FUM',
    'fumigation certificate',
    worded(String.raw`
      (?:fumigation|disinfestation|disinsection|heat treatment|methyl bromide)(?: \p{L}+)* (?:certificate|report|record|statement|declaration)
      (?:^| )treatment (?:certificate|report|record)
      certificate (?:(?:of|for) )?(?:\p{L}+ ){0,3}(?:fumigation|disinfestation|disinsection|treatment)
      fumigation certification
    `),
  ],
  [
    'APD',
    'annual packing declaration',
    worded(String.raw`
      (?:annual|yearly|12 month|twelve month)(?: \p{L}+)* pack(?:ing|aging|age) (?:material )?(?:declaration|statement)
      pack(?:ing|aging|age) (?:material )?(?:declaration|statement)(?: [\p{L}\d]+)* (?:annual|yearly|month|year)
      annual declaration(?: \p{L}+)* pack(?:ing|aging)
    `),
  ],
  [
    'PKD',
    'packing declaration',
    /pack(?:ing|aging|age) (?:(?:and )?(?:material|cleanliness|condition|treatment|timber|wood) ){0,2}(?:declaration|statement)|declaration (?:of|on|for) (?:the )?pack(?:ing|aging)/u,
  ],
  ['ASB', 'asbestos declaration', /(?<!\p{L})asbesto/u],
  [
    'ILD',
    'illegal logging declaration',
    worded(String.raw`
      (?:illegal|illegally|lawful|lawfully|legal|legally) (?:\p{L}+ )*(?:logging|logged|harvest|harvested|timber|wood)
      due diligence
      (?:timber|wood|logging|lumber) (?:\p{L}+ )*(?:legality|prohibition|declaration|due diligence)
      legality (?:\p{L}+ )*(?:timber|wood)
      legal origin (?:\p{L}+ )*(?:timber|wood)
    `),
  ],
  [
    'IMP',
    'import permit',
    /(?<!\p{L})import(?:ation)? (?:\p{L}+ ){0,2}(?:permit|licen[cs]e)|(?:permit|licen[cs]e) (?:to|for|of) (?:the )?import/u,
  ],
  [
    'HCC',
    'health certificate',
    /(?<!\p{L})(?:health|veterinary|sanitary|zoosanitary)(?: \p{L}+)* (?:certificate|attestation)|certificate of (?:health|fitness)/u,
  ],
  [
    'COO',
    'certificate of origin',
    /(?:certificate|certification|declaration|statement|attestation)(?: \p{L}+)* origin|origin (?:certificate|certification|declaration|statement)|movement certificate|fta declaration/u,
  ],
  [
    'CRT',
    'certificate',
    worded(String.raw`
      phyto ?sanitary
      (?:certificate|certification|statement|report) of (?:\p{L}+ ){0,3}(?:analysis|quality|conformity|compliance|inspection|weight|quantity)
      (?:quality|analysis|conformity|compliance|inspection|weight|mill|test|mill test) (?:certificate|report)
      free sale (?:certificate|statement)
      (?:certificate|statement) of (?:\p{L}+ )?free sale
    `),
  ],
  [
    'MDC',
    'manufacturer declaration',
    worded(String.raw`
      (?:manufacturer|manufacturing|producer|maker)(?: \p{L}+){0,2} (?:declaration|statement|certificate|certification|affidavit|attestation|letter)
      (?:declaration|statement|certificate|certification|affidavit|attestation|letter) (?:by|of|from) (?:the )?(?:manufacturer|producer|maker|manufacture)
    `),
  ],
  ['ING', 'ingredient list', /(?<!\p{L})ingredient|composition (?:statement|declaration|list|sheet)|list of component/u],
];

/** Papers that move and sell goods. */
const TRADED: readonly Rule[] = [
  ['AWB', 'air waybill', /(?<!\p{L})(?:air ?way ?bill|way ?bill (?:for )?air|air consignment note|hawb|mawb)(?!\p{L})/u],
  [
    'FIN',
    'freight invoice',
    worded(String.raw`
      (?:freight|carriage|transport|shipping|forwarding|logistic|haulage|demurrage|detention|disbursement|agency|service|charge)(?: tax)? (?:invoice|bill(?! of)|debit note)
      invoice (?:for|of) (?:the )?(?:\p{L}+ )?(?:freight|carriage|transport|shipping|forwarding|service|charge|haulage)
      invoice (?:\p{L}+ ){0,3}(?:freight|haulage|local|agency|logistic|forwarding|handling|demurrage|detention|transport) (?:\p{L}+ ){0,3}(?:charge|service|cost)
    `),
  ],
  ['other', 'debit note', /(?<!\p{L})debit (?:note|memo)/u],
  [
    'BL',
    'bill of lading',
    /(?<!\p{L})(?:bill of lading|(?:sea|ocean|house|liner|express|short form|negotiable) ?way ?bill|b l|fbl|hbl|mbl|(?:multi ?modal|combined|intermodal|through) transport document)(?!\p{L})/u,
  ],
  ['CIV', 'invoice', /(?<!\p{L})invoice(?!\p{L})/u],
  [
    'PKL',
    'packing list',
    /(?<!\p{L})(?:pack|packing|packaging|package|weight|measurement|measure|packed)(?: \p{L}+){0,3} (?:list|slip|note|specification|memo|sheet)(?!\p{L})/u,
  ],
];

const RULES = [...BEFORE_ALL, ...STATED, ...TRADED];

/** Papers that state something and whose headlines need no known words besides; a list of ingredients is named by its heads, too. */
const OF_HEADLINES = STATED.filter(([type]) => type !== 'ING');

/** Whether a title is that of a paper that states something. */
export function isStated({ type }: Title): boolean {
  return OF_HEADLINES.some(([stated]) => stated === type);
}

/** What a canonical text that is a title says, by the words in it. */
export function ruledTitle(canonical: string): Title | null {
  const rule = RULES.find(([, , words]) => words.test(canonical));
  return rule === undefined ? null : { type: rule[0], name: rule[1] };
}

/** The paper that states something and that a headline names, whatever other words it has. */
export function statedTitle(canonical: string): Title | null {
  if (BEFORE_ALL.some(([, , words]) => words.test(canonical))) return null;
  const rule = OF_HEADLINES.find(([, , words]) => words.test(canonical));
  return rule === undefined ? null : { type: rule[0], name: rule[1] };
}
