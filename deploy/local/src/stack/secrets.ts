import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readJson, writeJson } from './json-file.js';

/** The database roles that services sign in with; in the database each is named `tallyport_<role>`. */
export const serviceRoles = ['gateway', 'login', 'worker', 'relay', 'projector', 'reactor'] as const;
export type ServiceRole = (typeof serviceRoles)[number];

const Secrets = z.object({
  postgresOwner: z.string().min(16),
  roles: z.record(z.enum(serviceRoles), z.string().min(16)),
});
export type Secrets = z.infer<typeof Secrets>;

/** Answers the passwords of this stack. They are random, made at the first start, and readable by their owner alone. */
export function stackSecrets(file: string): Secrets {
  const kept = readJson(file, Secrets);
  if (kept !== undefined) return kept;
  const made = Secrets.parse({
    postgresOwner: newPassword(),
    roles: Object.fromEntries(serviceRoles.map((role) => [role, newPassword()])),
  });
  writeJson(file, made, 0o600);
  return made;
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
