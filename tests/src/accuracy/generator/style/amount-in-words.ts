const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** An amount as invoices spell it out: `FOUR HUNDRED TWENTY AND CENTS FIVE`. */
export function amountInWords(amount: number): string {
  const whole = Math.floor(amount);
  const cents = Math.round((amount - whole) * 100);
  return `${spelt(whole)}${cents === 0 ? '' : ` and cents ${spelt(cents)}`}`.toUpperCase();
}

function spelt(number: number): string {
  if (number < 20) return SMALL[number] ?? '';
  if (number < 100) return joined(TENS[Math.floor(number / 10) - 2] ?? '', number % 10, '-');
  if (number < 1000) return joined(`${SMALL[Math.floor(number / 100)] ?? ''} hundred`, number % 100);
  if (number < 1_000_000) return joined(`${spelt(Math.floor(number / 1000))} thousand`, number % 1000);
  return joined(`${spelt(Math.floor(number / 1_000_000))} million`, number % 1_000_000);
}

function joined(head: string, rest: number, gap = ' '): string {
  return rest === 0 ? head : `${head}${gap}${spelt(rest)}`;
}
