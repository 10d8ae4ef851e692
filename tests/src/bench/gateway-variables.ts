import type { TestDatabase } from '@tallyport/database/testing/test-database';
import { COMMAND_KEY, SECRET_KEYS } from '../support/service-process.js';

/** What the gateway of a bench is given. Nothing that is measured starts a workflow, so its Temporal is nowhere. */
export function gatewayVariables(database: TestDatabase, blobs: string): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: database.urlOf('gateway'),
    LOGIN_DATABASE_URL: database.urlOf('login'),
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    BLOB_FOLDER: blobs,
    COMMAND_KEY,
    SECRET_KEYS,
    HEALTH_PORT: '0',
    NODE_ENV: 'production',
  };
}
