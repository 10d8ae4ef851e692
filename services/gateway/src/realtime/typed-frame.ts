import { z } from 'zod';

const TypedFrame = z.looseObject({ type: z.string() });

/** What a client sent, with the name of the handler that it is for; the handler's pipe reads the rest. */
export type TypedFrame = z.infer<typeof TypedFrame>;

export function parseFrame(text: string): TypedFrame | null {
  try {
    return TypedFrame.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
