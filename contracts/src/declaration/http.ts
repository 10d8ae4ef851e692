import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { EntryStatus } from '../lodgement/entry-status.js';
import { page, pageQuery } from '../paging.js';
import { FieldName } from '../shipping-record/field-name.js';
import { ShippingRecord, ShownValue } from '../shipping-record/http.js';
import { Instant } from '../values/dates.js';
import { Id } from '../values/ids.js';
import { text } from '../values/text.js';

const job = '/orgs/{o}/work_orders/{id}';
const ofDeclaration = `${job}/declarations/{record}` as const;

const CANNOT_COMPILE = ['not-found', 'work-order.not-found', 'record.not-found', 'not-allowed'] as const;

export const compileDeclaration = defineOperation({
  id: 'compileDeclaration',
  summary: 'Make a declaration from the papers of the job: each value with the value of a paper that it was taken from.',
  method: 'POST',
  path: `${job}/declarations`,
  auth: 'member',
  reply: ShippingRecord,
  status: 201,
  problems: CANNOT_COMPILE,
});

export const compileCargoReport = defineOperation({
  id: 'compileCargoReport',
  summary: 'Make a sea cargo report from the bills of the job.',
  method: 'POST',
  path: `${job}/cargo_reports`,
  auth: 'member',
  reply: ShippingRecord,
  status: 201,
  problems: CANNOT_COMPILE,
});

export const recompileDeclaration = defineOperation({
  id: 'recompileDeclaration',
  summary: 'Take what the papers say now. What a person wrote stays, and a difference to it is offered.',
  method: 'POST',
  path: `${ofDeclaration}/compile`,
  auth: 'member',
  reply: ShippingRecord,
  status: 200,
  problems: CANNOT_COMPILE,
});

/** What the papers say now in place of what the declaration says: in its header (`line_id` null) or in a line; null for a value or line that is gone. */
export const DeclarationDifference = z
  .object({ line_id: Id.nullable(), field: FieldName.nullable(), held: ShownValue.nullable(), compiled: ShownValue.nullable() })
  .meta({ id: 'DeclarationDifference' });
export type DeclarationDifference = z.infer<typeof DeclarationDifference>;

export const listDeclarationDifferences = defineOperation({
  id: 'listDeclarationDifferences',
  summary: 'Where the papers say otherwise now than when the declaration was compiled. A person’s values are no difference.',
  method: 'GET',
  path: `${ofDeclaration}/differences`,
  auth: 'member',
  reply: z.object({ results: z.array(DeclarationDifference) }),
  status: 200,
  problems: ['not-found', 'work-order.not-found', 'record.not-found'],
});

/** A declaration or cargo report among all of the organisation, with where it stands with customs. */
export const DeclarationSummary = z
  .object({
    id: Id,
    work_order_id: Id,
    job_code: z.string(),
    /** Our reference, or the bill that is reported. */
    reference: z.string(),
    /** The owner of the goods, or the consignee. */
    party: z.string(),
    vessel: z.string(),
    arrival_date: z.string().nullable(),
    status: EntryStatus,
    flags: z.string(),
    /** Since when it stands so: the last word of customs, else the job's first day. */
    since: Instant,
  })
  .meta({ id: 'DeclarationSummary' });
export type DeclarationSummary = z.infer<typeof DeclarationSummary>;

const summaries = {
  method: 'GET',
  auth: 'member',
  query: z.strictObject({ status: EntryStatus.optional(), q: text(100).optional(), ...pageQuery(50) }),
  reply: page(DeclarationSummary),
  status: 200,
  problems: ['not-found'],
} as const;

export const listOrganisationDeclarations = defineOperation({
  id: 'listOrganisationDeclarations',
  summary: 'All declarations of the organisation, the newest first; by status, and by a text in their reference, owner or ship.',
  path: '/orgs/{o}/declarations',
  ...summaries,
});

export const listOrganisationCargoReports = defineOperation({
  id: 'listOrganisationCargoReports',
  summary: 'All sea cargo reports of the organisation, the newest first; by status, and by a text in their bill, consignee or ship.',
  path: '/orgs/{o}/cargo_reports',
  ...summaries,
});

/** A row of a dated table of customs, with what says so. */
export const CustomsTableRow = z
  .object({
    table: z.string(),
    id: z.string(),
    valid_from: z.string(),
    valid_to: z.string().nullable(),
    source: z.string(),
    law: z.string(),
    file_date: z.string(),
    is_demonstration: z.boolean(),
    values: z.record(z.string(), z.string()),
  })
  .meta({ id: 'CustomsTableRow' });
export type CustomsTableRow = z.infer<typeof CustomsTableRow>;

export const listDeclarationRows = defineOperation({
  id: 'listDeclarationRows',
  summary:
    'The rows of customs’ dated tables that decide what is due on the declaration, now or as of a position or time. With them anybody comes to the same cents.',
  method: 'GET',
  path: `${ofDeclaration}/customs_rows`,
  auth: 'member',
  query: z.strictObject({ as_of: z.string().max(40).optional() }),
  reply: z.object({ results: z.array(CustomsTableRow) }),
  status: 200,
  problems: ['not-found', 'work-order.not-found', 'record.not-found'],
});

export const DECLARATION_OPERATIONS = [
  compileDeclaration,
  compileCargoReport,
  recompileDeclaration,
  listDeclarationDifferences,
  listDeclarationRows,
  listOrganisationDeclarations,
  listOrganisationCargoReports,
] as const;
