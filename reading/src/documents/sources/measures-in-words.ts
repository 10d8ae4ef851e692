import { anyOf } from '@tallyport/domain/any-of';
import { numbersIn } from '@tallyport/domain/values/numbers';
import { packageTypeIn } from '@tallyport/domain/values/package-types';
import { volumeUnitIn, weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Measure } from '../../fields/measure.js';
import { type Phrase, partOf } from '../../page/phrases.js';
import { GROSS_WORDS, NET_WORDS, WEIGHT_WORDS } from './words/weight-kinds.js';

type WeightField = 'gross_weight' | 'net_weight';

const KINDS: Record<WeightField, string> = { gross_weight: anyOf(GROSS_WORDS), net_weight: anyOf(NET_WORDS) };
const WEIGHT = anyOf(WEIGHT_WORDS);

/** Words before a figure that is not weighed exactly. */
const ABOUT =
  'approx|approximately|about|abt|ca|circa|env|environ|aprox|c|est|estimated|approximativement|approximate|aproximado|aproximadamente|indicatively|etwa|zirka|about|around|约';

/** `gross weight:`, `poids brut`, `Bruttovægt`, `G.W.` right before a number. */
const before = (kind: string) =>
  new RegExp(String.raw`(?<!\p{L})${kind}[\s/]*(?:${WEIGHT})?(?:\s*\(?kgs?\)?)?[\s.:：=]*(?:(?:${ABOUT})[\s.:]*)?$`, 'iu');
/** `gross`, `brut` behind a number and its unit. */
const behind = (kind: string) => new RegExp(String.raw`^\s*(?:${WEIGHT})?\s*${kind}(?!\p{L})`, 'iu');

const WEIGHTS = {
  gross_weight: { before: before(KINDS.gross_weight), behind: behind(KINDS.gross_weight) },
  net_weight: { before: before(KINDS.net_weight), behind: behind(KINDS.net_weight) },
};

/** A unit that stands right behind a number: `kg`, `kgs.`, ` lb`. */
const UNIT = /^\s?(?<unit>\p{L}[\p{L}.]{0,8}[³3]?)/u;

/** A weight with its unit and the word for its kind, wherever a paper says it: `62 boxes, gross weight 3,815 kg`. All that it says agree. */
export function weightInWords(field: WeightField) {
  return (text: DocumentText): Measure | null =>
    onlyMeasure(text, (phrase) =>
      measuresIn(phrase, text, weightUnitIn).filter(
        ({ lead, rest }) =>
          !isOfOne(lead, rest) && (WEIGHTS[field].before.test(lead) || (!isSaid(lead) && WEIGHTS[field].behind.test(rest))),
      ),
    );
}

/** What one package holds: `bags of 60 kg net`, `cartons x 12 kg`, `20 kg net each`, `25 kg per drum`. */
function isOfOne(lead: string, rest: string): boolean {
  return (packageTypeIn(lead) !== null && OF_ONE.test(lead)) || PER_ONE.test(rest);
}

const OF_ONE = /(?<!\p{L})(?:of|a|à|de|da|di|zu|je|po|of each|x|×|@)\s*$/iu;
const PER_ONE =
  /^\s*(?:nett?o?|gross|brutto)?\s*(?:each|(?:per|pro|par|por|je)\s+\p{L}|\/\s?(?:ctn|carton|bag|box|case|drum|each|karton|kiste|pallet|pcs?|piece|pkg|roll|sack|stk?|un)s?(?!\p{L}))/iu;

/** Whether the words before a number say already what it weighs. */
function isSaid(lead: string): boolean {
  return Object.values(WEIGHTS).some(({ before: said }) => said.test(lead));
}

/** A volume in cubic metres in a sentence or a note. */
export function volumeInWords(text: DocumentText): Measure | null {
  return onlyMeasure(text, (phrase) =>
    measuresIn(phrase, text, volumeUnitIn).filter(({ unit, rest }) => CUBIC.has(unit) && !/^\s*\//u.test(rest)),
  );
}

const CUBIC: ReadonlySet<string> = new Set(['M3', 'CBM', 'CFT']);

interface FoundMeasure {
  readonly value: string;
  readonly unit: string;
  readonly lead: string;
  readonly rest: string;
  readonly from: Phrase;
}

/** The numbers of a phrase that have a unit right behind them, with what stands before and behind. */
export function measuresIn(phrase: Phrase, text: DocumentText, unitOf: (words: string) => string | null): FoundMeasure[] {
  const numbers = numbersIn(phrase.text, text.numberStyle);
  return numbers.flatMap(({ value, start, end }, index) => {
    const behindNumber = phrase.text.slice(end, numbers[index + 1]?.start ?? phrase.text.length);
    const printed = UNIT.exec(phrase.text.slice(end));
    const unit = printed === null ? null : unitOf(printed.groups?.['unit'] ?? '');
    const from = partOf(phrase, start, end + (printed?.[0].length ?? 0));
    if (unit === null || printed === null || from === null || Number(value) <= 0) return [];
    const lead = phrase.text.slice(numbers[index - 1]?.end ?? 0, start);
    return [{ value, unit, lead, rest: behindNumber.slice(printed[0].length), from }];
  });
}

function onlyMeasure(text: DocumentText, find: (phrase: Phrase) => readonly FoundMeasure[]): Measure | null {
  const found = text.phrases.filter(({ text: words }) => /\d/u.test(words)).flatMap(find);
  const [first] = found;
  if (first === undefined || found.some(({ value, unit }) => Number(value) !== Number(first.value) || unit !== first.unit)) return null;
  const certainty = CERTAINTY.cargo.measureInWords;
  return { amount: { value: first.value, from: [first.from], certainty }, unit: { value: first.unit, from: [first.from], certainty } };
}
