import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { pageQuery } from '../paging.js';
import type { ProblemCode } from '../problem.js';
import { FieldNameInput } from '../shipping-record/field-name.js';
import { FieldValue } from '../values/field-change.js';
import { Id, StreamPosition } from '../values/ids.js';
import { requiredText, text } from '../values/text.js';
import { Lineage } from './lineage.js';
import { Lodgement } from './lodgement.js';
import { PreflightFinding } from './preflight.js';
import { LodgementPurpose } from './values.js';
import { versionOperations } from './version-http.js';

/** A value of the record, confirmed by the signer on its evidence; a header's has no line. */
const Confirmed = z.strictObject({
  line_id: Id.nullable(),
  field: FieldNameInput,
  value: z.union([z.string().max(250), z.int(), z.boolean(), z.null()]).pipe(FieldValue),
});

/** What a broker signs: the version of the record that they read, and the values that they looked at one by one. */
const Signing = z.strictObject({ stream_position: StreamPosition.min(1), confirmed: z.array(Confirmed).max(10).default([]) });
const reason = requiredText(250);

const NOT_FOUND = ['not-found', 'work-order.not-found', 'record.not-found'] as const satisfies readonly ProblemCode[];
const REFUSED = [
  ...NOT_FOUND,
  'not-allowed',
  'invalid-input',
  'command-reused',
  'lodgement.illegal-transition',
  'lodgement.edi-ended',
  'lodgement.under-way',
] as const satisfies readonly ProblemCode[];
const NOT_SIGNED = [
  ...REFUSED,
  'lodgement.licence-needed',
  'lodgement.not-permitted',
  'lodgement.job-status',
  'lodgement.changed-since',
  'lodgement.checks-fail',
  'lodgement.not-ready',
] as const satisfies readonly ProblemCode[];

const job = '/orgs/{o}/work_orders/{id}';

/** The calls that a declaration and a cargo report have in common. `name` is what their operations are called after. */
function lodgementOperations<const Path extends string, const Name extends string>(path: Path, name: Name, title: string) {
  const record = `${job}/${path}/{record}` as const;
  return {
    get: defineOperation({
      id: `get:${name}`,
      summary: `How a ${title} stands with customs, now or as of a position or time.`,
      method: 'GET',
      path: `${record}/lodgement` as const,
      auth: 'member',
      query: z.strictObject({ as_of: z.string().max(40).optional() }),
      reply: Lodgement,
      status: 200,
      problems: NOT_FOUND,
    }),
    preflight: defineOperation({
      id: `preflight:${name}`,
      summary: `Everything that stands in the way of sending the ${title} as it is now, at once.`,
      method: 'GET',
      path: `${record}/preflight` as const,
      auth: 'member',
      query: z.strictObject({ purpose: LodgementPurpose.default('lodge') }),
      reply: z.object({ results: z.array(PreflightFinding) }),
      status: 200,
      problems: [...NOT_FOUND, 'lodgement.not-ready'],
    }),
    lineage: defineOperation({
      id: `lineage:${name}`,
      summary: `Where each value that was sent of the ${title} comes from, segment by segment, and what customs said of it; by version, segment, or field and line.`,
      method: 'GET',
      path: `${record}/lineage` as const,
      auth: 'member',
      query: z.strictObject({
        version: z.coerce.number().int().min(1).max(999).optional(),
        /** One message of several that have a version: it was refused, and signed anew. */
        message: Id.optional(),
        /** The place of a segment in the interchange. */
        segment: z.coerce.number().int().min(0).max(1_000_000).optional(),
        /** A field of the record: of the line that is named, else of the header. Without a version, of the newest that says it. */
        field: z.string().max(80).optional(),
        line: Id.optional(),
        ...pageQuery(50),
      }),
      reply: Lineage,
      status: 200,
      problems: NOT_FOUND,
    }),
    lodge: defineOperation({
      id: `lodge:${name}`,
      summary: `Sign a version of the ${title} and lodge it with customs.`,
      method: 'POST',
      path: `${record}/lodge` as const,
      auth: 'member',
      body: Signing,
      reply: Lodgement,
      status: 200,
      problems: [...NOT_SIGNED, 'lodgement.values-unconfirmed', 'lodgement.questions-open', 'lodgement.pre-lodge-again'],
    }),
    amend: defineOperation({
      id: `amend:${name}`,
      summary: `Sign a changed version of the lodged ${title} and send what changed.`,
      method: 'POST',
      path: `${record}/amend_lodgement` as const,
      auth: 'member',
      body: Signing.extend({ reason }),
      reply: Lodgement,
      status: 200,
      problems: [...NOT_SIGNED, 'lodgement.values-unconfirmed', 'lodgement.nothing-changed'],
    }),
    withdraw: defineOperation({
      id: `withdraw:${name}`,
      summary: `Sign that customs shall withdraw the ${title}.`,
      method: 'POST',
      path: `${record}/withdraw` as const,
      auth: 'member',
      body: z.strictObject({ reason }),
      reply: Lodgement,
      status: 200,
      problems: NOT_SIGNED,
    }),
    editedOutside: defineOperation({
      id: `editedOutside:${name}`,
      summary: `Say that the ${title} was edited in the system of customs: nothing is sent for it any more, its status is still followed.`,
      method: 'POST',
      path: `${record}/edited_outside` as const,
      auth: 'member',
      body: z.strictObject({ reason: text(500).nullable().default(null) }),
      reply: Lodgement,
      status: 200,
      problems: REFUSED,
    }),
    ...versionOperations(record, name, title),
  } as const;
}

const DECLARATION = lodgementOperations('declarations', 'declarationLodgement', 'declaration');
const CARGO_REPORT = lodgementOperations('cargo_reports', 'cargoReportLodgement', 'cargo report');

export const preLodge = defineOperation({
  id: 'preLodge',
  summary: 'Sign a version of the declaration and let customs validate it: errors come of it, or amounts and questions.',
  method: 'POST',
  path: `${job}/declarations/{record}/pre_lodge`,
  auth: 'member',
  body: Signing,
  reply: Lodgement,
  status: 200,
  problems: NOT_SIGNED,
});

export const answerQuestions = defineOperation({
  id: 'answerQuestions',
  summary: 'Answer questions of customs on the pre-lodgement. Lodging carries what was answered last, on the same day.',
  method: 'POST',
  path: `${job}/declarations/{record}/answer_questions`,
  auth: 'member',
  body: z.strictObject({
    answers: z
      .array(z.strictObject({ question_id: requiredText(10), answer: requiredText(250), reason: text(250).nullable().default(null) }))
      .min(1)
      .max(15),
  }),
  reply: Lodgement,
  status: 200,
  problems: [...REFUSED, 'lodgement.unknown-question'],
});

export const finaliseDeclaration = defineOperation({
  id: 'finaliseDeclaration',
  summary: 'Close a declaration that has the authority to deal: nothing more is to do.',
  method: 'POST',
  path: `${job}/declarations/{record}/finalise`,
  auth: 'member',
  body: z.strictObject({}),
  reply: Lodgement,
  status: 200,
  problems: REFUSED,
});

/** The calls by the kind of what is lodged. */
export const LODGEMENT_CALLS = { declaration: DECLARATION, 'cargo-report': CARGO_REPORT } as const;

export const LODGEMENT_OPERATIONS = [
  ...Object.values(DECLARATION),
  preLodge,
  answerQuestions,
  finaliseDeclaration,
  ...Object.values(CARGO_REPORT),
] as const;
