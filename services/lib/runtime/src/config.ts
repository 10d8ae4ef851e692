import { z } from 'zod';

/** Reads a service's configuration from its environment, once, at start. Throws one sentence that names every wrong variable. */
export function readConfig<Shape extends z.ZodRawShape>(shape: Shape, environment: NodeJS.ProcessEnv): z.infer<z.ZodObject<Shape>> {
  const parsed = z.object(shape).safeParse(environment);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  throw new Error(`The configuration is not complete: ${wrong.join(', ')}.`);
}

/** What every service is told. */
export const commonConfig = {
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
};
