import { isIP } from 'node:net';
import { z } from 'zod';
import { isPrivateAddress } from './private-addresses.js';

/**
 * Hosts inside the own network that people of any organisation may name, `host` or `host:port`, separated by commas.
 * They may also be spoken to without TLS. The variable of the installation, and the only way past {@link refusalOf}.
 */
export const AllowedHosts = z
  .string()
  .default('')
  .transform(
    (text): ReadonlySet<string> =>
      new Set(
        text
          .toLowerCase()
          .split(/[\s,]+/)
          .filter((host) => host !== ''),
      ),
  );
export type AllowedHosts = z.infer<typeof AllowedHosts>;

export const outboundVariables = { OUTBOUND_ALLOWED_HOSTS: AllowedHosts };

export type OutboundRefusal = 'not-an-address' | 'not-https' | 'has-credentials' | 'private-address';

/** Why an address that a person gave is never called, as far as the address itself says it; null where it is not refused. What its name resolves to is looked at by whoever calls. */
export function refusalOf(address: string, allowed: AllowedHosts): OutboundRefusal | null {
  if (!URL.canParse(address)) return 'not-an-address';
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return 'has-credentials';
  if (isAllowed(url, allowed)) return url.protocol === 'http:' || url.protocol === 'https:' ? null : 'not-https';
  if (url.protocol !== 'https:') return 'not-https';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && isPrivateAddress(host) ? 'private-address' : null;
}

export function isAllowed(url: URL, allowed: AllowedHosts): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return allowed.has(url.hostname) || allowed.has(`${url.hostname}:${port}`);
}
