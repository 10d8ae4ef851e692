import type { KeyScope } from '@tallyport/contracts/organisation/api-key';
import type { KeyWish } from './use-key-commands.js';

/** For so many days, or for ever. */
export const EXPIRIES = ['30', '90', '365', 'never'] as const;
export type Expiry = (typeof EXPIRIES)[number];

export interface KeyForm {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly expiry: Expiry;
}

export const NEW_KEY: KeyForm = { name: '', scopes: ['read'], expiry: '90' };

const DAY_MS = 86_400_000;

/** What is sent, or the field that lacks something. Counted from when the form was opened, so that a second try is the same wish. */
export function wishOf({ name, scopes, expiry }: KeyForm, openedAt: number): KeyWish | { readonly lacks: 'name' | 'scopes' } {
  if (name.trim() === '') return { lacks: 'name' };
  if (scopes.length === 0) return { lacks: 'scopes' };
  const expires_at = expiry === 'never' ? null : new Date(openedAt + Number(expiry) * DAY_MS).toISOString();
  return { name: name.trim(), scopes: [...scopes], expires_at };
}
