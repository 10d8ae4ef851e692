import { login } from '@tallyport/contracts/organisation/http';
import { IN_NONE } from '@tallyport/local/seed/demo-colleagues';
import { DEMO_PASSWORD } from '@tallyport/local/seed/demo-people';
import { GatewayClient } from '@tallyport/local/seed/gateway-client';
import type { StartedDesk } from '../../support/started-desk.js';
import type { Onlooker } from './screens.js';

const EMAILS: Readonly<Record<NonNullable<Onlooker>, string>> = {
  admin: 'admin@lanternbay.example',
  broker: 'broker@lanternbay.example',
  auditor: 'auditor@lanternbay.example',
  waiting: IN_NONE.email,
};

/** What a browser keeps of somebody who signed in and chose a language. */
export type Kept = { readonly name: string; readonly value: string }[];

/** Signs somebody in, as the sign-in page does. */
export async function keptBy({ address }: Pick<StartedDesk, 'address'>, onlooker: Onlooker, language: 'en' | 'zh'): Promise<Kept> {
  const kept = [{ name: 'language', value: language }];
  if (onlooker === null) return kept;
  const { token, expire } = await new GatewayClient(address).call(login, { body: { email: EMAILS[onlooker], password: DEMO_PASSWORD } });
  return [...kept, { name: 'token', value: token }, { name: 'expire', value: expire }];
}

/** Somebody at the API, as the browser is it for them. */
export async function clientOf(desk: Pick<StartedDesk, 'address'>, onlooker: NonNullable<Onlooker>): Promise<GatewayClient> {
  const kept = await keptBy(desk, onlooker, 'en');
  return new GatewayClient(desk.address).signedIn(kept.find(({ name }) => name === 'token')?.value ?? '');
}
