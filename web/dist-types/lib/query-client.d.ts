import { QueryClient } from '@tanstack/react-query';
/** Server state lives here. Hints of the socket say what is outdated, so that nothing is fetched by the clock. */
export declare function makeQueryClient(): QueryClient;
