import { BlockList, isIPv6 } from 'node:net';

/** What no address on the internet lies in: IANA's registries of special-purpose addresses, and multicast. Metadata services lie in the link-local range. */
const RANGES: readonly (readonly [network: string, prefix: number, about: string])[] = [
  ['0.0.0.0', 8, 'this host'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, "a carrier's own"],
  ['127.0.0.0', 8, 'loopback'],
  ['169.254.0.0', 16, 'link-local'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'protocols'],
  ['192.0.2.0', 24, 'documentation'],
  ['192.88.99.0', 24, 'relays to version 6'],
  ['192.168.0.0', 16, 'private'],
  ['198.18.0.0', 15, 'benches'],
  ['198.51.100.0', 24, 'documentation'],
  ['203.0.113.0', 24, 'documentation'],
  ['224.0.0.0', 4, 'multicast'],
  ['240.0.0.0', 4, 'reserved, and broadcast'],
  ['::', 96, 'unspecified, loopback, and version 4 in an old form'],
  ['64:ff9b::', 96, 'version 4 behind a translator'],
  ['64:ff9b:1::', 48, 'version 4 behind a translator'],
  ['100::', 64, 'discarded'],
  ['2001::', 23, 'protocols, Teredo among them'],
  ['2001:db8::', 32, 'documentation'],
  ['2002::', 16, 'version 4 inside'],
  ['3fff::', 20, 'documentation'],
  ['5f00::', 16, 'segments of routes'],
  ['fc00::', 7, 'unique local'],
  ['fe80::', 10, 'link-local'],
  ['fec0::', 10, 'site-local'],
  ['ff00::', 8, 'multicast'],
];

function blockList(): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of RANGES) list.addSubnet(network, prefix, familyOf(network));
  return list;
}

const PRIVATE = blockList();

/** Whether an IP address is no address on the internet. A version 4 address inside version 6 (`::ffff:10.0.0.1`) is looked at as what it is. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
