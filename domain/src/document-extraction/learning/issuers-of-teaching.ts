import type { Teaching } from './fold-teaching.js';
import { issuerOf } from './issuer.js';

/** The issuer as people say it is, and as it was read: the next paper is read before anybody can correct it. */
export function issuersOf({ kind, issuer, taught }: Teaching): { readonly name: string | null; readonly asRead: string | null } {
  return {
    name: issuerOf(kind, (field) => taught[field]?.value ?? issuer[field]),
    asRead: issuerOf(kind, (field) => issuer[field]),
  };
}
