import { z } from 'zod';

/** Text that a person may write: trimmed, without NUL, at most `limit` characters. */
export function text(limit: number) {
  return z
    .string()
    .trim()
    .max(limit)
    .refine((value) => !value.includes('\u0000'), 'must not contain NUL');
}

/** Text that must say something. */
export function requiredText(limit: number) {
  return text(limit).min(1);
}
