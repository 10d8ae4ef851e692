import { z } from 'zod';

/** Cells of dated tables. All are text; `optional` ones may be empty. Each says in a few words what a wrong one is not. */
export const Code = z.string().min(1, 'is empty').max(20, 'is longer than 20 characters');
export const Words = z.string().max(2_000, 'is longer than 2,000 characters');
/** Not negative: `5`, `0.6543`. */
export const Amount = z.string().regex(/^\d{1,12}(\.\d{1,9})?$/, 'is no number such as 5 or 0.6543');
/** More than nothing. */
export const Positive = Amount.refine((text) => Number(text) > 0, 'is not more than zero');
export const Country = z.string().regex(/^[A-Z]{2}$/, 'is no country code such as CN');
export const Currency = z.string().regex(/^[A-Z]{3}$/, 'is no currency code such as USD');
/** Eight digits, or the first two, four or six of them for all that begin so. */
export const TariffItem = z.string().regex(/^\d{2}(\d{2}(\d{2}(\d{2})?)?)?$/, 'is no tariff item of 2, 4, 6 or 8 digits');
export const Mark = z.enum(['Y', ''], 'is neither Y nor empty');

/** One of a few words. */
export function oneOf<const Names extends readonly string[]>(names: Names): z.ZodEnum<{ [Name in Names[number]]: Name }> {
  return z.enum(names, `is none of ${names.join(', ')}`);
}

/** Exactly so many digits. */
export function digits(count: number): z.ZodString {
  return z.string().regex(new RegExp(`^\\d{${count}}$`), `has not ${count} digits`);
}

/** The cell, or nothing. */
export function optional<Cell extends z.ZodType<string>>(cell: Cell): z.ZodUnion<[z.ZodLiteral<''>, Cell]> {
  return z.union([z.literal(''), cell], { error: (issue) => (issue.code === 'invalid_union' ? issue.errors[1]?.[0]?.message : undefined) });
}
