import type { Draft } from '../../draft.js';
import type { PaperContext } from '../paper-context.js';

/** Prints what nobody asks for: bank, tax number, contact, and a date that is not the paper's. */
export function putNoise(draft: Draft, { dice, words, shipment: { currency, references } }: PaperContext): void {
  const noise = dice.fork('noise');
  if (noise.happens(0.35)) {
    const bank = noise.pick(words.phrases('bank'));
    draft.print('closing', 'bank', [`${bank}, SWIFT ${noise.letters(8)}`, `Account ${noise.digits(12)} (${currency})`], {});
  }
  if (noise.happens(0.3)) draft.print('references', 'tax_number', `${noise.letters(2)}${noise.digits(9)}`, {});
  if (noise.happens(0.2)) draft.print('references', 'order_date', draft.writing.day(references.orderDay), {});
  if (noise.happens(0.25)) draft.print('references', 'contact', noise.pick(words.phrases('contact')), {});
}
