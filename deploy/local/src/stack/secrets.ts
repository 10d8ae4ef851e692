import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readJson, writeJson } from './json-file.js';

/** The database roles that services sign in with; in the database each is named `tallyport_<role>`. */
export const serviceRoles = ['gateway', 'login', 'worker', 'relay', 'projector', 'reactor', 'intake'] as const;
export type ServiceRole = (typeof serviceRoles)[number];

const Password = z.string().min(16).default(newPassword);
const Secrets = z.object({
  postgresOwner: Password,
  /** Of the account by which all services are let into Kafka. */
  kafka: Password,
  /** With which gateway and reactor seal what they send to workflows. */
  commandKey: Password,
  /** With which secrets of organisations are sealed: `id:key`, the newest first. */
  secretKeys: z.string().default(() => `key-1:${newPassword()}`),
  roles: z.record(z.enum(serviceRoles), Password).prefault({}),
});
export type Secrets = z.infer<typeof Secrets>;

/**
 * Answers the passwords of this stack. They are random, made at the first start that needs them, and readable by their owner
 * alone.
 */
export function stackSecrets(file: string): Secrets {
  const kept = readJson(file, z.unknown());
  const secrets = Secrets.parse(kept ?? {});
  if (JSON.stringify(kept) !== JSON.stringify(secrets)) writeJson(file, secrets, 0o600);
  return secrets;
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
