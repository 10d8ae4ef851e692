import { isIP } from 'node:net';
import { z } from 'zod';

const HOW =
  'give the number of proxies in front, such as 1, or their networks, such as 10.0.0.0/8,fd00::/8; with true, whatever address a caller writes into X-Forwarded-For would be believed';

/**
 * Which of the addresses in X-Forwarded-For are proxies of ours, counted from the right, where the nearest one writes: so many
 * of them, or those of these networks. The address left of them is the caller's. Empty, 0 or false: there is no proxy.
 */
export const TrustedProxies = z
  .string()
  .default('')
  .transform((text, context): false | number | string[] => {
    const given = text.trim();
    if (['', '0', 'false'].includes(given)) return false;
    if (/^[1-9]\d?$/.test(given)) return Number(given);
    const networks = given.split(',').map((network) => network.trim());
    if (networks.every(isNetwork)) return networks;
    context.addIssue({ code: 'custom', message: HOW });
    return z.NEVER;
  });

export type TrustedProxies = z.infer<typeof TrustedProxies>;

/** The same, as Fastify asks it: hop 0 is who is connected, hop 1 the rightmost address of the header. */
export function trustOf(proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    rest.length === 0 && longest > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest && Number(bits) > 0))
  );
}
