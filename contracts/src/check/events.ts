import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { Id } from '../values/ids.js';
import { CheckCode } from './codes.js';

/**
 * What was overridden: a rule in one version, failing for these values and no others. `fingerprint` is derived from the job and from
 * what the finding names; the rule fails again once a value or the version is another one.
 */
const finding = { workOrderId: Id, code: CheckCode, version: z.int().min(1), fingerprint: Id };

/** A person lets a failing rule stand, and says why. */
export const CheckOverridden = defineEvent('check.overridden', 1, z.object({ ...finding, reason: z.string().min(1).max(500) }));

/** A person took an override back: the rule fails again. */
export const CheckOverrideTakenBack = defineEvent('check.override-taken-back', 1, z.object(finding));

export const CheckEvent = z.discriminatedUnion('type', [CheckOverridden.schema, CheckOverrideTakenBack.schema]);
export type CheckEvent = z.infer<typeof CheckEvent>;
