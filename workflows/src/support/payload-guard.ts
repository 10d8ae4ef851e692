import { type Payload, type PayloadCodec, ValueError } from '@temporalio/common';

/** Ids, references with hash, counts: nothing that crosses to Temporal is larger than this (fault 40). */
export const MAX_PAYLOAD_BYTES = 16 * 1024;

/**
 * Refuses to hand Temporal a payload that is too large, where it is made: documents and pages travel by reference, and one
 * that does not is a defect. Every client and worker has this codec; it changes nothing else.
 */
export const payloadGuard: PayloadCodec = {
  encode(payloads: Payload[]): Promise<Payload[]> {
    const large = payloads.find(({ data }) => (data?.byteLength ?? 0) > MAX_PAYLOAD_BYTES);
    if (large) throw new ValueError(`a payload of ${large.data?.byteLength} bytes is larger than Temporal may be given`);
    return Promise.resolve(payloads);
  },
  decode: (payloads) => Promise.resolve(payloads),
};
