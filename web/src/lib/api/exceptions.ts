import { getWorkOrder, listWorkOrders } from '@tallyport/contracts/work-order/http';
import { ask, call, type InputOf } from './call.js';
import { HttpError } from './http-error.js';
import type { SendOptions } from './request.js';

/**
 * The calls that the specification excepts from "any non-OK answer raises". Each answers a value instead,
 * so that the screens that use it need no catch.
 */
const MISSING = '404' as const;

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
