const PLACES = 6;

/** A decimal text in millionths; null where it is none. Whole numbers only, so that nothing is lost on the way. */
export function millionths(text: string): bigint | null {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,6}))?$/u.exec(text) ?? [];
  if (whole === '') return null;
  const value = BigInt(whole + part.padEnd(PLACES, '0'));
  return sign === '-' ? -value : value;
}

const CENT = 10_000n;

/** An amount in AUD as it is written: two places. */
export function audText(amount: bigint): string {
  const cents = amount / CENT;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

/** A percentage of an amount, to the cent, half cents up. */
export function percentOf(amount: bigint, percent: bigint): bigint {
  return ((amount * percent + 50n * CENT) / (100n * CENT)) * CENT;
}

/** The sum, or null where one of them is no number. */
export function sumOf(amounts: readonly (bigint | null)[]): bigint | null {
  return amounts.reduce<bigint | null>((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0n);
}
