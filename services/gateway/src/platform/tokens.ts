/** What the modules are given by name. Every constructor says which with `@Inject`, so no decorator metadata is needed. */
export const CONFIG = Symbol('config');
export const LOG = Symbol('log');
export const METRICS = Symbol('metrics');
/** The pool under `DATABASE`, for what speaks to it without a query builder. */
export const POOL = Symbol('pool');
/** The database as the gateway's role: nothing is seen without a tenant. */
export const DATABASE = Symbol('database');
/** The database as the log-in role: accounts, sessions and memberships, before there is a tenant. */
export const LOGIN_DATABASE = Symbol('login database');
export const EVENT_STORE = Symbol('event store');
/** The log as the log-in role: mail of accounts, and nothing else. */
export const ACCOUNT_MAIL_STORE = Symbol('account mail store');
export const BLOBS = Symbol('blobs');
/** The side of the blob store that takes away; for the sweep alone. */
export const BLOB_REMOVAL = Symbol('blob removal');
/** The processes that write jobs, read documents and lodge with customs. */
export const WORK_ORDERS = Symbol('work orders');
export const EXTRACTIONS = Symbol('extractions');
export const LODGEMENTS = Symbol('lodgements');
export const EXPORTS = Symbol('exports');
export const SYNCS = Symbol('syncs');
export const BULKS = Symbol('bulks');
