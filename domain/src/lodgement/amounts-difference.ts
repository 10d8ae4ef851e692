import type { LodgementMessage } from '@tallyport/contracts/lodgement/lodgement';
import type { CustomsAmount } from '@tallyport/contracts/lodgement/values';
import { Decimal } from 'decimal.js';

/** What the newest accepted amendment made due, or back where negative: its amounts less those of the version accepted before it. */
export function amountsDifference(messages: readonly LodgementMessage[]): CustomsAmount[] {
  const accepted = messages.filter(({ phase, purpose }) => phase === 'accepted' && (purpose === 'lodge' || purpose === 'amend'));
  const [before, newest] = accepted.slice(-2);
  if (before === undefined || newest?.purpose !== 'amend') return [];
  return newest.amounts.map(({ qualifier, amount, currency }) => {
    const previous = before.amounts.find((known) => known.qualifier === qualifier && known.currency === currency);
    const difference = new Decimal(amount).minus(previous?.amount ?? 0);
    return { qualifier, amount: difference.toFixed(Math.max(difference.decimalPlaces(), 2)), currency };
  });
}
