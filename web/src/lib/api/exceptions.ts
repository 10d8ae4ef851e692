import { getWorkOrder, listWorkOrders } from '@tallyport/contracts/work-order/http';
import { ask, call, type InputOf } from './call.js';
import { HttpError } from './http-error.js';
import { type SendOptions, send } from './request.js';

/**
 * The calls that the specification (section 8) excepts from "any non-OK answer raises". Each answers a value instead,
 * so that the screens that use it need no catch.
 */
export const MISSING = '404' as const;

function whereStatus<Answer>(statuses: readonly number[], answer: Answer) {
  return (error: unknown): Answer => {
    if (error instanceof HttpError && statuses.includes(error.status)) return answer;
    throw error;
  };
}

/** The list of work orders, or the marker '404' where the organisation is unknown or not the person's. */
export function workOrdersOrMissing(input: InputOf<typeof listWorkOrders>, options?: SendOptions) {
  return ask(listWorkOrders, input, options)
    .then(({ reply, stale }) => ({ ...reply, stale }))
    .catch(whereStatus([404, 403], MISSING));
}

/** One work order, or the marker '404' where there is none. */
export function workOrderOrMissing(input: InputOf<typeof getWorkOrder>, options?: SendOptions) {
  return call(getWorkOrder, input, options).catch(whereStatus([404], MISSING));
}

/** Asks for a reset mail; false on any failure. */
export async function requestPasswordReset(email: string): Promise<boolean> {
  return (await send('POST', '/api/password_reset/', { email })).ok;
}

/** Whether a reset token still holds; false on any failure. */
export async function validateResetToken(token: string): Promise<boolean> {
  return (await send('POST', '/api/password_reset/validate_token/', { token })).ok;
}

/** Sets the new password; on failure the server's body, flagged as an error. */
export async function confirmPasswordReset(token: string, password: string): Promise<{ error: boolean; body: unknown }> {
  const response = await send('POST', '/api/password_reset/confirm/', { token, password });
  return { error: !response.ok, body: await response.json().catch(() => null) };
}

/** Broker profile, CargoWise and company calls return the response; whoever calls them reads its status. */
export const createBrokerProfile = (profile: unknown) => send('POST', '/api/v1/accounts/me/broker_profile/au', profile);
export const deleteBrokerProfile = () => send('DELETE', '/api/v1/accounts/me/broker_profile/au');
export const syncCargowise = (org: string, workOrder: string, body: unknown) =>
  send('POST', `/api/v1/orgs/${org}/work_orders/${workOrder}/sync_cargowise/`, body);
export const listCompanies = (org: string) => send('GET', `/api/v1/orgs/${org}/aucargo_company/`);
export const listCargowiseOrgs = (org: string) => send('GET', `/api/v1/orgs/${org}/aucargo_cargowise_org/`);

/** E-mails of a work order. Never throws: an empty list stands for every failure. */
export async function listWorkOrderEmails(org: string, workOrder: string): Promise<readonly unknown[]> {
  return resultsOf(send('GET', `/api/v1/orgs/${org}/work_orders/${workOrder}/emails/`));
}

/** How many quarantined mails wait; 0 where the count cannot be had. */
export async function quarantineCount(org: string): Promise<number> {
  return (await resultsOf(send('GET', `/api/v1/orgs/${org}/inboxs/quarantine/`))).filter(waits).length;
}

async function resultsOf(sent: Promise<Response>): Promise<readonly unknown[]> {
  try {
    const response = await sent;
    const body = response.ok ? ((await response.json()) as { results?: unknown } | null) : null;
    return Array.isArray(body?.results) ? (body.results as unknown[]) : [];
  } catch {
    return [];
  }
}

/** Not matched and not actioned, or matched, not sent and not actioned (specification section 9). */
function waits(entry: unknown): boolean {
  const quarantine = (entry as { quarantine?: { is_match?: boolean; is_sent?: boolean; actioned?: boolean } } | null)?.quarantine;
  if (!quarantine || quarantine.actioned) return false;
  return !quarantine.is_match || !quarantine.is_sent;
}
