import type { Node } from '../xml/node.js';

/** One freight system: the account that it lets in, and what it can do. Whoever is spoken of for the first time has these. */
export interface System {
  readonly name: string;
  readonly user: string;
  readonly password: string;
  /** Whether a job is also found by an additional reference. */
  readonly findsByReference: boolean;
}

/** A file at a job. Its bytes are not kept. */
export interface Document {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly isPublished: boolean;
  readonly bytes: number;
  readonly sha256: string;
  readonly savedAt: string;
}

/** A job: the shipment as it was sent, without what was refused, and the files at it. */
export interface Job {
  readonly system: string;
  readonly type: string;
  readonly key: string;
  readonly shipment: Node;
  readonly documents: readonly Document[];
  readonly events: readonly { readonly type: string; readonly at: string }[];
  readonly createdAt: string;
  readonly updates: number;
}

/** An organisation or a product, as its master data has it; `key` is its code or number. */
export interface Master {
  readonly system: string;
  readonly kind: MasterKind;
  readonly key: string;
  readonly row: Node;
}
export type MasterKind = 'Organization' | 'Product';

/** How a request ended. `under way`: nobody has said anything yet. */
export type Outcome =
  | 'under way'
  | 'created'
  | 'updated'
  | 'documents added'
  | 'master data changed'
  | 'read'
  | 'not found'
  | 'refused'
  | 'log-in refused'
  | 'unreadable'
  | 'nothing done';

/** A request as it arrived, before anything was made of it, and how it ended. */
export interface Request {
  readonly number: number;
  readonly at: string;
  readonly system: string;
  /** The name of the root, `UniversalShipment`; of master data with what is meant, `Native Product`. */
  readonly kind: string;
  readonly type: string;
  readonly key: string;
  /** Every additional reference that it names. */
  readonly references: readonly string[];
  readonly sha256: string;
  readonly bytes: number;
  readonly misbehaviour: string | null;
  readonly outcome: Outcome;
  /** The job that it came to. */
  readonly jobKey: string | null;
}

/** A message that is done later, by itself or when somebody releases it. */
export interface Pending {
  readonly request: number;
  readonly system: string;
  readonly dueAt: string;
  readonly body: string;
}

/** An acknowledgement on its way. */
export interface Letter {
  readonly id: string;
  readonly title: string;
  readonly xml: string;
  /** It waits until somebody releases it. */
  readonly isHeld: boolean;
}

/** Everything that happens, one line each. */
export type Entry =
  | { readonly kind: 'system'; readonly system: System }
  | { readonly kind: 'arrived'; readonly request: Request }
  | { readonly kind: 'met'; readonly number: number; readonly misbehaviour: string }
  | { readonly kind: 'ended'; readonly number: number; readonly outcome: Outcome; readonly jobKey: string | null }
  | { readonly kind: 'job'; readonly job: Job }
  | { readonly kind: 'master'; readonly master: Master }
  | { readonly kind: 'master-removed'; readonly master: Omit<Master, 'row'> }
  | { readonly kind: 'pending'; readonly pending: Pending }
  | { readonly kind: 'pending-over'; readonly request: number }
  | { readonly kind: 'acknowledge-to'; readonly address: string | null }
  | { readonly kind: 'letter'; readonly letter: Letter }
  | { readonly kind: 'posted'; readonly letter: string; readonly status: number }
  | { readonly kind: 'released' };
