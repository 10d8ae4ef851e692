import { listOrganisationDeclarations } from '@tallyport/contracts/declaration/http';
import { LODGEMENT_CALLS } from '@tallyport/contracts/lodgement/http';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import { login } from '@tallyport/contracts/organisation/http';
import { RECORD_CALLS } from '@tallyport/contracts/shipping-record/http';
import { ORG_ID } from '@tallyport/local/seed/demo-organisation';
import { DEMO_PASSWORD } from '@tallyport/local/seed/demo-people';
import { GatewayClient } from '@tallyport/local/seed/gateway-client';
import type { StartedDesk } from '../support/started-desk.js';

/** How each declaration of the demo stands, by the code of its job: lines of goods, and what only some have. */
export async function declaredInTheDemo(desk: StartedDesk): Promise<Record<string, object>> {
  const visitor = new GatewayClient(desk.address);
  const { token } = await visitor.call(login, { body: { email: 'auditor@lanternbay.example', password: DEMO_PASSWORD } });
  const client = visitor.signedIn(token);
  const { results } = await client.call(listOrganisationDeclarations, { params: { o: ORG_ID } });
  const standing = results.map(async ({ id, work_order_id, job_code, status }) => {
    const params = { o: ORG_ID, id: work_order_id, record: id };
    const { lines } = await client.call(RECORD_CALLS.declaration.get, { params });
    const lodgement = await client.call(LODGEMENT_CALLS.declaration.get, { params });
    const goods = lines.filter(({ fields }) => fields.line_type?.value === 'goods').length;
    return [job_code, { status, goods, ...said(lodgement) }] as const;
  });
  return Object.fromEntries(await Promise.all(standing));
}

/** What customs said besides the status. */
function said({ questions, difference, messages, amounts }: Lodgement): object {
  const amended = difference.find(({ qualifier }) => qualifier === '9')?.amount;
  const errors = messages.flatMap((message) => message.errors.map(({ line, segment }) => `line ${line}, ${segment}`));
  return {
    ...(amended !== undefined && { amended }),
    ...(errors.length > 0 && { errors }),
    ...(questions.length > 0 && { questions: questions.map(({ text }) => text) }),
    ...(questions.length > 0 && { amounts: Object.fromEntries(amounts.map(({ qualifier, amount }) => [qualifier, amount])) }),
  };
}
