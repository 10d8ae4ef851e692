import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import { isSameValue } from '@tallyport/domain/shipping-record/same-value';
import { printedKey } from '@tallyport/domain/values/printed-key';
import { CERTAINTY, SURE } from '../certainty.js';

/** What became of one value of a model's answer. */
export type Fate = 'agreed' | 'added' | 'unverified' | 'refused';

/** A value of an answer, and the reading that its place on the page gives; null where it stands nowhere. */
export interface ModelValue {
  readonly value: string;
  readonly form: FieldForm;
  readonly grounded: Reading | null;
  /** The form has a box for it, and nobody wrote into it. */
  readonly isBoxBlank: boolean;
}

/**
 * A value as it was read and a value of a model, brought together:
 *
 * | read here | the model says | stands on the page | then |
 * | --- | --- | --- | --- |
 * | a value | the same | – | what was read; sure where it was more than a guess about clear print |
 * | with a place, sure | another | – | what was read, untouched |
 * | with a place, not sure | another | – | what was read, doubtful |
 * | inferred, not sure | another | yes | the model's, doubtful |
 * | inferred | another | no | what was read, doubtful unless sure |
 * | nothing | a value | yes | the model's, doubtful: a model's word alone is never sure |
 * | nothing | a value | no | the model's, unverified: without a place, hardly believed |
 * | nothing, and its box is blank | a value | – | nothing |
 *
 * What a model said before counts as nothing read, so that doing this twice changes nothing.
 */
export function reconcileValue(read: Reading | undefined, said: ModelValue): { reading: Reading | null; fate: Fate } {
  const own = read === undefined || read.method === 'model' || read.value === null || read.value === '' ? null : read;
  if (own === null) return modelsOwn(said);
  if (isSame(own, said)) return { reading: agreed(own), fate: 'agreed' };
  const isReplaced = own.place === null && own.confidence < SURE.from && said.grounded !== null;
  if (isReplaced) return { reading: said.grounded, fate: 'added' };
  return {
    reading: own.confidence >= SURE.from ? own : { ...own, confidence: Math.min(own.confidence, CERTAINTY.model.disputed) },
    fate: 'refused',
  };
}

function modelsOwn({ value, grounded, isBoxBlank }: ModelValue): { reading: Reading | null; fate: Fate } {
  if (isBoxBlank) return { reading: null, fate: 'refused' };
  if (grounded !== null) return { reading: grounded, fate: 'added' };
  return { reading: { value, raw: null, place: null, method: 'model', confidence: CERTAINTY.model.nowhere }, fate: 'unverified' };
}

function agreed(read: Reading): Reading {
  const isClear = read.method !== 'ocr' && read.confidence >= SURE.moreThanGuess;
  return isClear ? { ...read, confidence: Math.max(read.confidence, CERTAINTY.model.agreed) } : read;
}

/** A code is the same however its parts are set off: `8471.30.00` is `84713000`. */
function bare(code: string): string {
  return printedKey(code).replaceAll(/[.,]/gu, '');
}

/** Texts are the same when their letters and digits are: `Ltd.` and `LTD` differ in nothing that counts. */
function isSame(read: Reading, { value, form }: ModelValue): boolean {
  if (typeof read.value !== 'string') return false;
  if (form === 'decimal' || form === 'day') return isSameValue(form, read.value, value);
  if (form === 'code') return bare(read.value) === bare(value);
  return printedKey(read.value) === printedKey(value);
}
