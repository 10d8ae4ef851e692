import type { ValueForm } from './value-form.js';

/** Forms of values, in short, for the rows of layouts. */
export const text = (length: number): ValueForm => ({ kind: 'text', length });
export const code = (length: number): ValueForm => ({ kind: 'code', length });
/** A code of one of the freight system's lists, or of an organisation there. */
export const CODE: ValueForm = { kind: 'code', length: 12 };
export const DECIMAL: ValueForm = { kind: 'decimal' };
export const WHOLE: ValueForm = { kind: 'whole' };
export const DAY: ValueForm = { kind: 'day' };
export const FLAG: ValueForm = { kind: 'flag' };
export const CURRENCY: ValueForm = { kind: 'currency' };
export const COUNTRY: ValueForm = { kind: 'country' };
export const PORT: ValueForm = { kind: 'port' };
