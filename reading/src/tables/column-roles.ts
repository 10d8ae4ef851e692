import { memoise } from '@tallyport/domain/memoise';
import { packageTypeIn } from '@tallyport/domain/values/package-types';
import { withoutBoxNumber } from '../labels/box-numbers.js';
import { canonicalText } from '../labels/tokens.js';
import { Vocabulary } from '../labels/vocabulary.js';
import precedence from '../lexicon/columns/precedence.json' with { type: 'json' };
import { COLUMNS, type ColumnRole } from '../lexicon/columns.js';
import { spellingsOf } from '../lexicon/spellings.js';
import { roleOfPacked } from './packed-heads.js';
import { COLUMN_ROLES } from './tuning.js';

export type { ColumnRole } from '../lexicon/columns.js';

export const headVocabulary = new Vocabulary<ColumnRole>(spellingsOf(COLUMNS, precedence));

/** What a column under this head holds, or null where the head is not known. Remarks in brackets and currencies do not count. */
export const columnRoleOf = memoise(roleOfHead);

function roleOfHead(head: string): ColumnRole | null {
  const weighed = weightInHead(head);
  if (weighed !== null) return weighed;
  if (PER_MANY.test(head)) return 'unit_price';
  if (PER_UNIT.test(head)) return 'unit_price';
  const packed = roleOfPacked(head, columnRoleOf);
  if (packed !== null) return packed;
  const words = withoutBoxNumber(head)
    .replace(/^\s*[(]?\d{1,2}[a-z]?[.)]\s*(?=\p{L})/u, '')
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '');
  const bare = words.replace(/[(（][^)）]*[)）]?/gu, ' ');
  const noMoney = bare.replace(MONEY_OR_UNIT, ' ');
  const noTax = noMoney.replace(TAX_REMARK, ' ');
  for (const text of new Set([words, bare, noMoney, noTax])) {
    const role = headVocabulary.conceptOf(canonicalText(text));
    if (role !== null) return role;
  }
  return bilingualRole(bare) ?? pricedNet(noTax) ?? inLatin(bare) ?? (packageTypeIn(bare) === bare.trim() ? 'packages' : null);
}

/** A price or an amount is told as net or gross before or behind its name: `PU HT net`, `Prix net`. */
function pricedNet(head: string): ColumnRole | null {
  const role = NET.test(head) ? headVocabulary.conceptOf(canonicalText(head.replace(NET, ' '))) : null;
  return role === 'unit_price' || role === 'total_price' ? role : null;
}

/** Letters of scripts that are set beside Latin ones; heads in Chinese have rules of their own. */
const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])\p{L}[\p{L}\p{M}]*/gu;

/** Of a head in two scripts the half that everybody can read: `Unit price سعر الوحدة`. */
function inLatin(head: string): ColumnRole | null {
  const latin = head.replace(OTHER_SCRIPT, ' ').trim();
  return latin === head.trim() || !/\p{Script=Latin}{3}/u.test(latin) ? null : headVocabulary.conceptOf(canonicalText(latin));
}

/** A currency or a unit, with the word before it: `i DKK`, `in EUR`. */
const CODES =
  'USD|EUR|GBP|AUD|NZD|CAD|CHF|CNY|RMB|JPY|HKD|SGD|INR|DKK|SEK|NOK|PLN|CZK|HUF|RON|TRY|TL|BRL|MXN|ZAR|THB|IDR|MYR|VND|KRW|TWD|AED|SAR';
const MONEY_OR_UNIT = new RegExp(
  String.raw`(?<!\p{L})(?:(?:in|i|en|em|w)\s+)?(?:${CODES}|US\$|kgs?|lbs?|m[²³23])(?![\p{L}\p{N}])|[$€£¥]`,
  'giu',
);

/** A price for many pieces: `Per 100`, `Price / 1000`. */
const PER_MANY =
  /^\s*(?:(?:unit )?price|rate|preis|prix|precio|prezzo|preço|prijs)?\s*(?:per|je|pro|par|por|\/)\s*10{1,3}(?:\s*(?:pcs?|pce|st|ea|stk|un))?\s*$/iu;

/** Money for one of something: `USD per kg`, `EUR/pc`. */
const PER_UNIT = /^\s*(?:USD|EUR|GBP|AUD|NZD|CAD|CHF|CNY|RMB|JPY|HKD|SGD|US\$|A\$|[$€£¥])\s*(?:per|\/)\s*\p{L}{1,7}\.?\s*$/iu;

/** Whether a price or an amount is told with a tax or without it: `Excl. VAT`, `before GST`, `hors TVA`. */
const WITH_OR_WITHOUT =
  'excl(?:uding|usive|\\.)?|ex|before|without|net of|incl(?:uding|usive|\\.)?|hors|ohne|exkl\\.?|inkl\\.?|ekskl\\.?|sin|senza|sem|zonder|bez|utan|uden|uten';
const TAX_REMARK = new RegExp(
  String.raw`(?<!\p{L})(?:${WITH_OR_WITHOUT})\s*(?:of\s)?(?:vat|gst|tax|taxes|mwst\.?|ust\.?|tva|iva|btw|moms|mva|dph)(?!\p{L})`,
  'giu',
);

/**
 * `品名 Description` and `Cantidad / Quantity` say one thing twice: the first half that is known decides. `Item / Description` heads what goods
 * are, with a number or a code before or over it.
 */
function bilingualRole(head: string): ColumnRole | null {
  const byScript = head.split(/(?<=\p{Script=Han})[\s/]*(?=[a-z])|(?<=[a-z.#])[\s/]*(?=\p{Script=Han})/iu);
  for (const halves of [byScript, head.split('/'), head.split(/\s[-–]\s/u)]) {
    if (halves.length !== 2) continue;
    const [first, second] = halves.map((half) => headVocabulary.conceptOf(canonicalText(half)));
    const isDescribed = first !== 'description' && second === 'description' && (first === 'item' || first === 'product_code');
    const role = isDescribed ? second : (first ?? second ?? null);
    if (role !== null) return role;
  }
  return slashedRole(head);
}

/** What a head of several strokes means where both halves at one of them say it: `Material / service / Tên hàng`. */
function slashedRole(head: string): ColumnRole | null {
  const parts = head.split('/');
  if (parts.length < 3) return null;
  for (let at = 1; at < parts.length; at += 1) {
    const [first, second] = [parts.slice(0, at), parts.slice(at)].map((half) => headVocabulary.conceptOf(canonicalText(half.join(' '))));
    if (first != null && first === second) return first;
  }
  return null;
}

/** What is weighed without its package, and with it. */
const NET = /(?<!\p{L})(?:nett?|nett[oa]|neto|l[ií]quido)(?!\p{L})/iu;
const GROSS = /(?<!\p{L})(?:gross|brutt?[oa]?|brüt|lord[oa])(?!\p{L})/iu;

/** `Net total (kg)` heads weights, whatever else it says. */
function weightInHead(head: string): ColumnRole | null {
  if (
    !/(?<!\p{L})(?:kgs?|kilos?|lbs?)(?!\p{L})/iu.test(head) ||
    /price|rate|value|amount|单价|qty|quantity|volume|cbm/iu.test(head) ||
    head.trim().split(/\s+/u).length > COLUMN_ROLES.mostWords
  )
    return null;
  if (NET.test(head)) return GROSS.test(head) ? null : 'net_weight';
  return GROSS.test(head) && !/(?<!\p{L})n\.?\s?w(?!\p{L})/iu.test(head) ? 'gross_weight' : null;
}
