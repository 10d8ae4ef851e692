import type { QueryClient } from '@tanstack/react-query';
import { Connection } from './connection.js';
/** The connection of one organisation: hints become fetches, and a lost connection resumes where it stood. */
export declare function connectTo(orgId: string, cache: QueryClient): Connection;
