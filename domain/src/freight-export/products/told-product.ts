import type { ProductTariff, ReadProduct } from '../messages/master-data-layout.js';
import { ownersOf } from '../messages/read-master-data.js';

/** A product as a freight system tells it, in the fields of ours. */
export interface ToldProduct {
  readonly product_code: string;
  /** The code there of the organisation that owns it; empty where none does. */
  readonly company_code: string;
  readonly description: string;
  readonly unit1: string;
  /** Digits alone; empty where it has none that could be one. */
  readonly hs_code: string;
  readonly is_active: boolean;
}

const LONGEST_CODE = 80;
const TARIFF_DIGITS = /^\d{4,12}$/;

/** Null where it is called by nothing, or by more than can be kept. Of several owners the first by code counts, so that a repeat tells the same. */
export function toldProduct(product: ReadProduct): ToldProduct | null {
  const { partNumber, description, unit, isActive, tariffs } = product;
  if (partNumber === null || partNumber.length > LONGEST_CODE) return null;
  return {
    product_code: partNumber,
    company_code: ownersOf(product).toSorted()[0] ?? '',
    description: description ?? '',
    unit1: unit ?? '',
    hs_code: tariffOf(tariffs),
    is_active: isActive !== 'N',
  };
}

/** That of an import into Australia before any other of Australia, and one of Australia before any other. */
function tariffOf(tariffs: readonly ProductTariff[]): string {
  const digits = tariffs
    .map((tariff) => ({ ...tariff, number: (tariff.number ?? '').replaceAll(/[\s.]/g, '') }))
    .filter(({ number }) => TARIFF_DIGITS.test(number));
  const ours = digits.filter(({ country }) => country === 'AU');
  return (ours.find(({ type }) => type === 'IMP') ?? ours[0] ?? digits[0])?.number ?? '';
}
