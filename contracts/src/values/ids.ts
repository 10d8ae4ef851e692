import { z } from 'zod';

/** Every id in Tallyport is a UUID, lower case. Ids of commands and events are derived (UUID version 5), all others random. */
export const Id = z.uuid().toLowerCase();
export type Id = z.infer<typeof Id>;

/** Name of a stream: what it is about, a slash, and the id of that thing, for example `work-order/3f0c…`. */
export const StreamId = z.string().regex(/^[a-z-]+\/[0-9a-f-]{36}$/);
export type StreamId = z.infer<typeof StreamId>;

/** A place in the whole log, gapless, beginning at 1. The only cursor anywhere; 0 stands before the first event. */
export const Position = z.int().min(0);
export type Position = z.infer<typeof Position>;

/** A place in one stream, gapless, beginning at 1; 0 means that the stream does not exist yet. */
export const StreamPosition = z.int().min(0);
export type StreamPosition = z.infer<typeof StreamPosition>;

/** SHA-256 of some content, in hex: the address of a blob. */
export const Hash = z.string().regex(/^[0-9a-f]{64}$/);
export type Hash = z.infer<typeof Hash>;
