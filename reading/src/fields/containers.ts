import { hasContainerNumberForm, isContainerNumberValid, normaliseContainerNumber } from '@tallyport/domain/shipping-record/iso6346';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { heightOf, overlapX } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import type { Understood } from './field-reading.js';

/** A container that a paper names, with what stands beside its number. */
export interface FoundContainer {
  readonly number: Understood;
  readonly seal: Understood | null;
  readonly sizeType: Understood | null;
}

const NUMBER = /(?<![A-Z0-9])[A-Z]{3}[UJZ][\s-]?\d{6}[\s-]?\d(?!\d)/gu;
const SEAL = /seal\s*(?:no|nos|number)?\s*[.:#]*\s*(?<seal>[A-Z]{0,5}\d[A-Z\d-]{3,})/iu;
const SEAL_BEHIND = /^[\s\\/,]*\d{2}['’"′]?\s?[A-Z]{0,2}[\s\\/]+(?<seal>[A-Z]{0,5}\d[A-Z\d-]{3,})/u;
/** Lines print number, seal and size in one row. */
const SEAL_BEFORE_SIZE = /^[\s/]+(?<seal>[A-Z]{0,3}-?[A-Z]{0,3}\d[A-Z\d-]{4,})[\s/]+(?:20|40|45)(?!\d)/u;
const SIZE = /(?<!\d)(?<size>(?:20|40|45)\s?(?:['’"′]|ft|foot)?\s?(?:HQ|HC|GP|DV|DC|DRY|STD|OT|FR|RF|RH|NOR)?)(?![\dA-Z])/u;

/** The containers of a paper in printed order, each number once. A wrong check digit makes a number doubtful, not another number. */
export function containersIn(text: DocumentText): FoundContainer[] {
  const found = new Map<string, FoundContainer>();
  for (const phrase of text.phrases) {
    if (!/\d{6}/.test(phrase.text)) continue;
    for (const match of phrase.text.toUpperCase().matchAll(NUMBER)) {
      const number = normaliseContainerNumber(match[0]);
      const place = partOf(phrase, match.index, match.index + match[0].length);
      if (!hasContainerNumberForm(number) || place === null || found.has(number)) continue;
      const around = [phrase.text.slice(match.index + match[0].length), ...linesAround(phrase, text)];
      found.set(number, {
        number: {
          value: number,
          from: [place],
          certainty: isContainerNumberValid(number) ? CERTAINTY.number.container : CERTAINTY.number.containerUntested,
        },
        seal: sealIn(around, phrase),
        sizeType: sizeIn(around, phrase),
      });
    }
  }
  return [...found.values()];
}

export function firstContainerIn(text: DocumentText): Understood | null {
  return containersIn(text)[0]?.number ?? null;
}

/** The numbers of all containers as one value, for papers whose lines are not containers. */
export function allContainersIn(text: DocumentText): Understood | null {
  const numbers = containersIn(text).map(({ number }) => number);
  if (numbers.length === 0) return null;
  return {
    value: [...new Set(numbers.map((number) => String(number.value)))].join(', '),
    from: numbers.flatMap(({ from }) => from),
    certainty: Math.min(...numbers.map(({ certainty }) => certainty)),
  };
}

/** The lines right below a container number in its column: seal and size stand there when they do not stand beside it. */
function linesAround(phrase: Phrase, text: DocumentText): string[] {
  const height = heightOf(phrase.area);
  return text.phrases
    .filter(
      (other) =>
        other.page === phrase.page &&
        other !== phrase &&
        overlapX(other.area, phrase.area) > 0 &&
        other.area.top >= phrase.area.top &&
        other.area.top - phrase.area.bottom < 4 * height,
    )
    .map((other) => other.text);
}

function sealIn(around: readonly string[], phrase: Phrase): Understood | null {
  const rest = around[0]?.toUpperCase() ?? '';
  const behind = (SEAL_BEHIND.exec(rest) ?? SEAL_BEFORE_SIZE.exec(rest))?.groups?.['seal'];
  const value = behind ?? around.map((line) => SEAL.exec(line.toUpperCase())?.groups?.seal).find((seal) => seal !== undefined);
  return value === undefined ? null : { value, from: [phrase], certainty: CERTAINTY.number.besideContainer };
}

function sizeIn(around: readonly string[], phrase: Phrase): Understood | null {
  const value = around.map((line) => SIZE.exec(line.toUpperCase())?.groups?.size?.trim()).find((size) => size !== undefined);
  return value === undefined ? null : { value, from: [phrase], certainty: CERTAINTY.number.besideContainer };
}
