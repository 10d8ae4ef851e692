import { login, me } from '@tallyport/contracts/organisation/http';
import { listWorkOrders } from '@tallyport/contracts/work-order/http';
import { ORG_ID } from '@tallyport/local/seed/demo-organisation';
import { DEMO_PASSWORD, PEOPLE } from '@tallyport/local/seed/demo-people';
import { GatewayClient } from '@tallyport/local/seed/gateway-client';
import { until } from '../support/until.js';

const READ_WITHIN_MS = 300_000;

/** Opens the desk and signs in as a person of the demo. Answers who that is. */
export async function signIn(address: string): Promise<{ client: GatewayClient; name: string }> {
  const page = await fetch(address);
  const html = await page.text();
  if (!page.ok || !html.includes('id="root"')) throw new Error(`${address} answers ${page.status} without the web app`);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  if (script === undefined || !(await fetch(`${address}${script}`)).ok) throw new Error(`the web app's script ${script} is not served`);
  const visitor = new GatewayClient(address);
  const email = PEOPLE[0]?.email ?? '';
  const { token } = await visitor.call(login, { body: { email, password: DEMO_PASSWORD } });
  const client = visitor.signedIn(token);
  const { first_name, last_name } = await client.call(me);
  return { client, name: `${first_name} ${last_name}` };
}

/** Waits until every document of the demo was read. Answers how many there are; throws when one of them could not be. */
export async function documentsRead(client: GatewayClient): Promise<number> {
  const look = async () => {
    const { results } = await client.call(listWorkOrders, { params: { o: ORG_ID }, query: { page_size: '100' } });
    const sum = (of: 'total' | 'reading' | 'failed') => results.reduce((total, { documents }) => total + documents[of], 0);
    if (sum('failed') > 0) throw new Error(`${sum('failed')} documents could not be read`);
    return sum('total') > 0 && sum('reading') === 0 && sum('total');
  };
  return await until('all documents are read', look, READ_WITHIN_MS);
}
