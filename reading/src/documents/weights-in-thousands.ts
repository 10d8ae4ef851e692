import { Decimal } from 'decimal.js';
import { CERTAINTY } from '../certainty.js';
import type { Understood } from '../fields/field-reading.js';
import { decimalOf } from '../lines/arithmetic.js';
import type { OpenDocument } from '../open-document.js';
import { WEIGHTS_IN_THOUSANDS } from './tuning.js';
import type { Understanding } from './understanding.js';

const WEIGHTS = ['gross_weight', 'net_weight'] as const;
/** A number whose mark may part thousands or decimals. */
const TWO_WAYS = /(?<![\d.,])\d{1,3}[.,]\d{3}(?![\d.,])/u;

/** `645 packages, gross 9.815 kg` are nearly ten tonnes, however the other numbers of a paper are written: no package weighs some grams. */
export function withWeightsInThousands({ understood }: OpenDocument): Understanding {
  const packages = decimalOf(understood.header.get('packages') ?? null);
  if (packages === null || packages.lt(1) || understood.header.get('weight_unit')?.value !== 'KG') return understood;
  const header = new Map(understood.header);
  for (const field of WEIGHTS) {
    const weight = header.get(field);
    if (weight !== undefined) header.set(field, inThousands(weight, packages));
  }
  return { ...understood, header };
}

function inThousands(weight: Understood, packages: Decimal): Understood {
  const value = decimalOf(weight);
  const isTwoWays = weight.from.some(({ text }) => TWO_WAYS.test(text));
  if (value === null || !isTwoWays || value.decimalPlaces() > 3 || value.gte(WEIGHTS_IN_THOUSANDS.most)) return weight;
  const each = value.div(packages);
  if (each.gte(WEIGHTS_IN_THOUSANDS.doubtful)) return weight;
  const certainty = Math.min(weight.certainty, CERTAINTY.cargo.thousandsByPackages);
  return each.lt(WEIGHTS_IN_THOUSANDS.impossible)
    ? { ...weight, value: value.times(new Decimal(1000)).toString(), certainty }
    : { ...weight, certainty };
}
