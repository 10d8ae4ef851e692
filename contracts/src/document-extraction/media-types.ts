import { z } from 'zod';

/** What a file is, decided by its content, never by its name. */
export const MediaType = z.enum([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);
export type MediaType = z.infer<typeof MediaType>;

/** Each file is at most 10 MB, extraction up to 20 pages. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_PAGES = 20;
