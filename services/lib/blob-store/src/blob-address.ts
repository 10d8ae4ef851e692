import { join } from 'node:path';

const ORG = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const HASH = /^[0-9a-f]{64}$/;
const KEY = /^[a-z0-9-]+(\/[a-zA-Z0-9._-]*[a-zA-Z0-9])+$/;

/**
 * The path of a blob below the store's folder: files under two letters of their hash, so that no folder grows without end.
 * Throws TypeError for an address that is neither a hash nor a key: nothing that a person wrote becomes a path.
 */
export function blobPath(folder: string, orgId: string, address: string): string {
  if (!isOrgId(orgId)) throw new TypeError('this is not the id of an organisation');
  if (isHash(address)) return join(folder, orgId, 'file', address.slice(0, 2), address);
  if (KEY.test(address) && !address.includes('..')) return join(folder, orgId, 'artefact', address);
  throw new TypeError('this is neither a hash nor the key of an artefact');
}

export function isOrgId(text: string): boolean {
  return ORG.test(text);
}

export function isHash(text: string): boolean {
  return HASH.test(text);
}
