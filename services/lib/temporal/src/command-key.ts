import { z } from 'zod';

/** `COMMAND_KEY`, the secret with which gateway and reactor seal what they send to workflows, and the worker knows it. */
export const CommandKey = z.string().min(32);
