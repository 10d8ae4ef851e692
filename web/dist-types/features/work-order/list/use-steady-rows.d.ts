import { type SteadyRows } from './steady-order.js';
/** Rows that keep their places while one list is looked at. `list` names the list: another one begins with its own order. */
export declare function useSteadyRows<R extends {
    readonly id: string;
}>(list: string, fetched: readonly R[] | undefined): SteadyRows<R> & {
    sortAgain: () => void;
};
