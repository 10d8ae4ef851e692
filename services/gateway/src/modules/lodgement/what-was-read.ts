import type { CheckFinding } from '@tallyport/contracts/check/http';
import type { ByField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { FieldValue } from '@tallyport/contracts/values/field-change';
import type { RiskyValue } from '@tallyport/domain/declaration/riskiest-values';
import { ProblemError } from '../../platform/problems/problem-error.js';
import type { MessageDraft } from './message-drafts.js';

/** A value that the signer looked at; a header's has no line. */
export interface LookedAt {
  readonly line_id: string | null;
  readonly field: string;
  readonly value: FieldValue;
}

/** The version of the record that the signer read, and what they looked at. */
export interface WhatWasRead {
  readonly streamPosition: number;
  readonly confirmed: readonly LookedAt[];
}

/** Throws where the record has changed since it was read, or says otherwise than the signer saw. */
export function requireUnchanged(record: ShippingRecord, { streamPosition, confirmed }: WhatWasRead): void {
  const isAnother = ({ line_id, field, value }: LookedAt) => valueIn(record, line_id, field) !== value;
  if (record.stream_position !== streamPosition || confirmed.some(isAnother)) throw new ProblemError('lodgement.changed-since');
}

/** Throws where one of the riskiest values was not looked at. */
export function requireLookedAt(riskiest: readonly RiskyValue[], { confirmed }: WhatWasRead): void {
  const left = riskiest.filter((one) => !confirmed.some(({ line_id, field }) => line_id === one.line_id && field === one.field));
  if (left.length === 0) return;
  const errors = left.map(({ line_id, field, atStake }) => ({ pointer: pointerTo(line_id, field), message: `${atStake} AUD hang on it` }));
  throw new ProblemError('lodgement.values-unconfirmed', { errors });
}

/** Throws with everything that customs would refuse, and what the amounts lack. */
export function requireReady({ findings, uncomputed }: Pick<MessageDraft, 'findings' | 'uncomputed'>): void {
  const wrong = findings.filter(({ severity }) => severity === 'error');
  if (wrong.length === 0) return;
  const errors = wrong.map(({ code, line_id, field, found, expected }) => ({
    pointer: pointerTo(line_id, field),
    message: [code, found && `found ${found}`, expected && `expected ${expected}`].filter(Boolean).join(', '),
  }));
  throw new ProblemError('lodgement.not-ready', { errors, ...(uncomputed === null ? {} : { detail: uncomputed }) });
}

/** Throws with every check that fails as an error and that nobody has overridden. */
export function requireChecked(findings: readonly CheckFinding[]): void {
  const failing = findings.filter(({ outcome, severity, override }) => outcome === 'fails' && severity === 'error' && override === null);
  if (failing.length === 0) return;
  throw new ProblemError('lodgement.checks-fail', {
    errors: failing.map(({ code, difference }) => ({ pointer: `/checks/${code}`, message: difference ?? code })),
  });
}

function valueIn({ fields, lines }: ShippingRecord, lineId: string | null, field: string): FieldValue {
  const of: ByField<ShownValue> = lineId === null ? fields : (lines.find(({ line_id }) => line_id === lineId)?.fields ?? {});
  return (of as Readonly<Record<string, ShownValue | undefined>>)[field]?.value ?? null;
}

function pointerTo(lineId: string | null, field: string | null): string {
  const place = lineId === null ? '/fields' : `/lines/${lineId}`;
  return field === null ? place : `${place}/${field}`;
}
