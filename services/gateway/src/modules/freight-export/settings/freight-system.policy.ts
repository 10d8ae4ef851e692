import type { FreightSystemInput } from '@tallyport/contracts/freight-export/system-http';
import { type AddressFault, addressFault, isSamePlace } from '@tallyport/domain/freight-export/settings/address-fault';
import { type AllowedHosts, refusalOf } from '@tallyport/runtime/outbound/outbound-address';
import { ProblemError } from '../../../platform/problems/problem-error.js';

/** What is not wrong in its form, and is refused all the same. Where a name leads to is looked at on each call. */
const PRIVATE = 'stands in a private network, for which the installation does not vouch';

const FAULTS: Readonly<Record<AddressFault, string>> = {
  'no-address': 'not an address',
  'not-https': 'begins with https://, unless the installation allows its host',
  'user-info': 'must not name a user: the user has a field of its own',
  query: 'must not have a query',
  fragment: 'must not have a fragment',
  'name-too-long': 'the name of the host is too long',
};

/** Throws 400 where nobody may be called at the address. */
export function requireAddress(address: string, allowed: AllowedHosts): void {
  const fault = addressFault(address, [...allowed]);
  const message = fault === null ? (refusalOf(address, allowed) === null ? null : PRIVATE) : FAULTS[fault];
  if (message !== null) throw new ProblemError('invalid-input', { errors: [{ pointer: '/address', message }] });
}

/** Throws 409 where a secret would go to another place, or under another name, than who typed it knew. */
export function requireSecretAnew(
  before: { readonly address: string; readonly user_name: string; readonly secret_set_at: Date | null },
  { address, user_name, secret }: Pick<FreightSystemInput, 'address' | 'user_name' | 'secret'>,
): void {
  if (before.secret_set_at === null || secret !== undefined) return;
  if (!isSamePlace(before.address, address) || before.user_name !== user_name) throw new ProblemError('freight.secret-needed');
}
