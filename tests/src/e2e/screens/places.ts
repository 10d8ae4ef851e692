import { requestPasswordReset } from '@tallyport/contracts/organisation/password-reset-http';
import { listWorkOrders } from '@tallyport/contracts/work-order/http';
import { INVITED, OF_THE_SECOND } from '@tallyport/local/seed/demo-colleagues';
import { ORG_ID } from '@tallyport/local/seed/demo-organisation';
import { GatewayClient } from '@tallyport/local/seed/gateway-client';
import type { StartedDesk } from '../../support/started-desk.js';
import { until } from '../../support/until.js';
import { clientOf } from './onlookers.js';
import type { Places } from './visit.js';

type Desk = Pick<StartedDesk, 'address' | 'mailAddress'>;

/** Where the demo has what the addresses of screens name: its organisation, its jobs by their codes, and links as they are mailed. */
export async function demoPlaces(desk: Desk): Promise<Places> {
  const admin = await clientOf(desk, 'admin');
  const { results } = await admin.call(listWorkOrders, { params: { o: ORG_ID }, query: { page_size: '200' } });
  await new GatewayClient(desk.address).call(requestPasswordReset, { body: { email: OF_THE_SECOND.email } });
  const places = new Map([
    ['org', ORG_ID],
    ['invitation', await secretMailedTo(desk, INVITED.open)],
    ['reset', await secretMailedTo(desk, OF_THE_SECOND.email)],
    ...results.map(({ code, id }) => [code, id] as const),
  ]);
  return (address) =>
    address.replace(/\{([^}]+)\}/g, (_, name: string) => {
      const place = places.get(name);
      if (place === undefined) throw new Error(`the demo has no ${name}`);
      return place;
    });
}

/** What stands behind `#` in the newest link to somebody. */
function secretMailedTo({ mailAddress }: Desk, email: string): Promise<string> {
  return until(`the mail to ${email}`, async () => {
    const { mails } = (await (await fetch(`${mailAddress}/simulator/mails`)).json()) as { mails: { to: string[]; links: string[] }[] };
    return mails.findLast(({ to }) => to.includes(email))?.links[0]?.split('#')[1];
  });
}
