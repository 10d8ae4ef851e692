import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';

/** A frame that the contract does not know. */
export class UnknownFrame extends Error {}

/** Reads a client's frame by its contract, as the body of a call is read. */
export class FramePipe<Frame> implements PipeTransform<unknown, Frame> {
  constructor(private readonly contract: z.ZodType<Frame>) {}

  transform(sent: unknown): Frame {
    const parsed = this.contract.safeParse(sent);
    if (!parsed.success) throw new UnknownFrame();
    return parsed.data;
  }
}
