/** Seeded runs are short in `npm test` and long in `npm run test:chaos`. Answers which of two sizes this run has. */
export function sized<T>({ short, long }: { readonly short: T; readonly long: T }): T {
  return process.env['CHAOS'] === 'long' ? long : short;
}
