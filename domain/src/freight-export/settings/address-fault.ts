/** What is wrong with the address of a freight system, before anybody calls it. */
export type AddressFault = 'no-address' | 'not-https' | 'user-info' | 'query' | 'fragment' | 'name-too-long';

/** A host by its name, or by its name and port, for which the installation vouches: it may be called without TLS. */
export type AllowedHost = string;

/** A name of a host has at most 253 characters (RFC 1035, section 2.3.4). */
const LONGEST_NAME = 253;

/**
 * The first thing that is wrong with an address that a person gave, or null. Only https, unless the installation allows the host. It
 * holds no user, no query and no fragment: those are where passwords are left, and the address is written into the change log.
 * To which machines the name leads is looked at on each call, since that changes.
 */
export function addressFault(address: string, allowed: readonly AllowedHost[]): AddressFault | null {
  if (/[\s\\]|[^\x21-\x7e]/.test(address) || !URL.canParse(address)) return 'no-address';
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'not-https';
  if (url.username !== '' || url.password !== '' || /^https?:\/*[^/?#]*@/i.test(address)) return 'user-info';
  if (address.includes('#')) return 'fragment';
  if (address.includes('?')) return 'query';
  if (url.hostname.length > LONGEST_NAME) return 'name-too-long';
  return url.protocol === 'https:' || isAllowed(url, allowed) ? null : 'not-https';
}

/** Whether the installation allows the host of an address; a host that it names without a port is allowed on every one. */
function isAllowed({ host, hostname }: Pick<URL, 'host' | 'hostname'>, allowed: readonly AllowedHost[]): boolean {
  return allowed.some((one) => one === host || one === hostname);
}

/** Whether two addresses lead to the same place, so that who may read what is sent to one may read what is sent to the other. */
export function isSamePlace(address: string, other: string): boolean {
  return URL.canParse(address) && URL.canParse(other) && new URL(address).href === new URL(other).href;
}
