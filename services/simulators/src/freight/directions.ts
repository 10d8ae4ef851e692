import { z } from 'zod';
import type { Books } from './books/books.js';
import type { Job, Request } from './books/entries.js';
import { carried } from './books/job-index.js';
import { asRead } from './office/as-read.js';
import { all, textAt } from './xml/node.js';
import { writeXml } from './xml/write.js';

/** What a system can be told to be: what is not named stays. */
export const SystemChange = z.strictObject({
  user: z.string().min(1).max(100).optional(),
  password: z.string().min(1).max(200).optional(),
  finds_by_reference: z.boolean().optional(),
});
export type SystemChange = z.infer<typeof SystemChange>;

export const AcknowledgeTo = z.strictObject({
  address: z
    .httpUrl()
    .or(z.url({ protocol: /^https?$/, hostname: /^(localhost|[\d.]+|\[[\d:a-f]+\])$/ }))
    .nullable(),
});

export function changeSystem(books: Books, name: string, { user, password, finds_by_reference }: SystemChange): void {
  const before = books.system(name);
  books.record({
    kind: 'system',
    system: {
      name,
      user: user ?? before.user,
      password: password ?? before.password,
      findsByReference: finds_by_reference ?? before.findsByReference,
    },
  });
}

/** A request as the ledger shows it. */
export interface LedgerRow {
  readonly number: number;
  readonly at: string;
  readonly system: string;
  readonly kind: string;
  readonly type: string;
  readonly key: string;
  readonly references: readonly string[];
  readonly sha256: string;
  readonly bytes: number;
  readonly misbehaviour: string | null;
  readonly outcome: Request['outcome'];
  readonly job_key: string | null;
}

/** What is shown of the ledger: each filter is a name and the value that must stand there. */
export type LedgerFilter = Partial<
  Record<'system' | 'kind' | 'type' | 'key' | 'reference' | 'outcome' | 'job_key' | 'misbehaviour', string>
>;

export function ledgerRows(books: Books, filter: LedgerFilter = {}): readonly LedgerRow[] {
  const { reference, ...plain } = filter;
  return [...books.requests.values()]
    .map(({ jobKey, ...request }) => ({ ...request, job_key: jobKey }))
    .filter((row) => Object.entries(plain).every(([name, value]) => row[name as keyof LedgerRow] === value))
    .filter(({ references }) => reference === undefined || references.includes(reference));
}

/** A job as people look at it: what it is called, how much is in it, and its files. */
export function jobRow(job: Job): object {
  return {
    system: job.system,
    type: job.type,
    key: job.key,
    bill: textAt(job.shipment, 'WayBillNumber'),
    bill_type: textAt(job.shipment, 'WayBillType/Code'),
    references: carried(job),
    invoices: all(job.shipment, 'CommercialInvoice').map((invoice) => ({
      number: textAt(invoice, 'InvoiceNumber'),
      amount: textAt(invoice, 'InvoiceAmount'),
      currency: textAt(invoice, 'InvoiceCurrency/Code'),
      lines: all(invoice, 'CommercialInvoiceLine').length,
    })),
    documents: job.documents.map(({ isPublished, savedAt, ...document }) => ({
      ...document,
      is_published: isPublished,
      saved_at: savedAt,
    })),
    events: job.events,
    created_at: job.createdAt,
    updates: job.updates,
  };
}

/** The document of a job, as a request for it is answered. */
export function jobDocument(books: Books, [system = '', type = '', key = '']: readonly string[]): string | null {
  const job = books.job(system, type, key);
  return job === undefined ? null : writeXml(asRead(job, books));
}
