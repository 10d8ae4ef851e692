import { memoise } from '@tallyport/domain/memoise';
import { simplified } from './simplified.js';

/** A token of a text in its canonical form, and where it stands. */
export interface Token {
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

/** A word shortened before a vowel is a word of its own: `pays d'origine`, `l’acheteur`, `dell'ordine`. */
const ELIDED = String.raw`(?<![\p{L}\p{N}])(?:[dl]|(?:all|dall|dell|nell|sull))(?=['’]\p{L})`;
/** Figures in rings are numbers of boxes, as the forms of Korea and China print them (`① Shipper`): they are no words. */
const TOKEN = new RegExp(
  ELIDED + String.raw`|\p{Script=Han}+|[[\p{L}\p{N}]--[\p{Script=Han}ºª①-⓿❶-➓]]+(?:['’][[\p{L}\p{N}]--[\p{Script=Han}ºª①-⓿❶-➓]]+)*|[#№]`,
  'giv',
);

/** Ways to write a word of a label that mean the same. */
const SAME: Record<string, string> = {
  '#': 'no',
  '№': 'no',
  number: 'no',
  nos: 'no',
  num: 'no',
  nr: 'no',
  numero: 'no',
  nro: 'no',
  nbr: 'no',
  n: 'no',
  nummer: 'no',
  numer: 'no',
  wt: 'weight',
  wgt: 'weight',
  qty: 'quantity',
  qnty: 'quantity',
  quant: 'quantity',
  pkg: 'package',
  pkge: 'package',
  pcs: 'piece',
  pc: 'piece',
  desc: 'description',
  amt: 'amount',
  inv: 'invoice',
  ref: 'reference',
  refs: 'reference',
  origen: 'origin',
  dt: 'date',
  addr: 'address',
  curr: 'currency',
  centre: 'center',
  meas: 'measurement',
  msmt: 'measurement',
  dest: 'destination',
  dept: 'departure',
  delv: 'delivery',
  ctry: 'country',
  harmonised: 'harmonized',
  descr: 'description',
  descp: 'description',
  grs: 'gross',
  nt: 'net',
  nett: 'net',
  vsl: 'vessel',
  voy: 'voyage',
  cntr: 'container',
  ctnr: 'container',
  cust: 'customer',
  disch: 'discharge',
  dischg: 'discharge',
  frt: 'freight',
  chgs: 'charge',
  chg: 'charge',
  insur: 'insurance',
  cert: 'certificate',
  mfr: 'manufacturer',
  mfg: 'manufacturing',
  bkg: 'booking',
  info: 'information',
  msrmt: 'measurement',
  mesurement: 'measurement',
  val: 'value',
  amnt: 'amount',
  qtty: 'quantity',
  plts: 'pallet',
  plt: 'pallet',
  cnee: 'consignee',
  shpr: 'shipper',
  cntry: 'country',
  rcpt: 'receipt',
  exch: 'exchange',
  incl: 'including',
  excl: 'excluding',
};

/** Letters that have no mark to take off, as papers without them write. */
const PLAIN_LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
/** Germanic words with the word for number behind them: `Rechnungsnr.`, `factuurnummer`, `fakturanr`. */
const NUMBERED = /^(\p{L}{2,})(?:nr|numm[ec]r)n?$/u;

/** The tokens of a text: lower case, without accents, possessives and plurals, abbreviations spelt out. Chinese runs are one token each. */
export const tokensOf = memoise((text): readonly Token[] =>
  [...text.matchAll(TOKEN)].map((match) => ({
    form: canonical(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  })),
);

/** The canonical tokens of a text, joined by a space: two spellings of one label are equal in it. */
export function canonicalText(text: string): string {
  return tokensOf(text)
    .map(({ form }) => form)
    .join(' ');
}

const canonical = memoise(canonicalForm);

function canonicalForm(token: string): string {
  if (/^\p{Script=Han}/u.test(token)) return simplified(token);
  const plain = token
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđı]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/['’]s?$/, '')
    .replace(/['’]s$/, '');
  const numbered = NUMBERED.exec(plain)?.[1];
  if (numbered !== undefined) return `${canonicalForm(numbered)} no`;
  if (/^[mn][ua][mn][bt]er$/.test(plain)) return 'no'; // `number`, also as scans misread it
  const same = SAME[plain];
  if (same !== undefined) return same;
  const singular =
    plain.length > 3 && plain.endsWith('s') && !plain.endsWith('ss') && !plain.endsWith('us') && !plain.endsWith('is')
      ? plain.slice(0, -1)
      : plain;
  return SAME[singular] ?? singular;
}
