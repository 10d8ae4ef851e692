import { TimeZone } from '@tallyport/contracts/values/dates';
import { CUSTOMS_TIME_ZONE } from '@tallyport/domain/lodgement/day-of-customs';
import { commonConfig, readConfig } from '@tallyport/runtime/config';
import { deskVariables } from '@tallyport/runtime/outbound/desk-address';
import { outboundVariables } from '@tallyport/runtime/outbound/outbound-address';
import { SecretKeys } from '@tallyport/runtime/secret-box/secret-keys';
import { CommandKey } from '@tallyport/temporal/command-key';
import { z } from 'zod';
import { TrustedProxies } from './platform/http/trusted-proxies.js';

const MINUTE_MS = 60_000;

const shape = {
  ...commonConfig,
  PORT: z.coerce.number().int().min(0).max(65_535).default(4600),
  HOST: z.string().default('127.0.0.1'),
  /** The database as `tallyport_gateway`, and as `tallyport_login`, which alone sees password hashes and sessions. */
  DATABASE_URL: z.string(),
  LOGIN_DATABASE_URL: z.string(),
  TEMPORAL_ADDRESS: z.string(),
  TEMPORAL_NAMESPACE: z.string().default('tallyport'),
  /** Where Temporal's own pages are, `http://127.0.0.1:4680`, for whoever may reach them. Empty: nobody is shown the way. */
  TEMPORAL_PAGES_ADDRESS: z
    .url({ protocol: /^https?$/ })
    .or(z.literal(''))
    .default(''),
  COMMAND_KEY: CommandKey,
  /** With which secrets of organisations are sealed. */
  SECRET_KEYS: SecretKeys,
  BLOB_FOLDER: z.string(),
  /** Where it must still be the day of a pre-lodgement when its questions are answered. */
  CUSTOMS_TIME_ZONE: TimeZone.default(CUSTOMS_TIME_ZONE),
  ...deskVariables,
  /** How customs reaches the intake from outside, `https://intake.example`: shown to who sets lodging up. Empty: nobody has said. */
  PUBLIC_INTAKE_ADDRESS: z
    .url({ protocol: /^https?$/ })
    .or(z.literal(''))
    .default(''),
  /** Where the simulator of a freight system answers: what is sent there is marked on the screen. Empty: there is none. */
  FREIGHT_SIMULATOR_ADDRESS: z
    .url({ protocol: /^https?$/ })
    .or(z.literal(''))
    .default(''),
  ...outboundVariables,
  /** The built web app; without it the gateway answers calls only. */
  WEB_FOLDER: z.string().optional(),
  /** Pages that may open sockets, `https://desk.example` separated by commas; empty means: the page's host is the gateway's own. */
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter((origin) => origin !== '')),
  TRUST_PROXY: TrustedProxies,
  /** How long headers, a JSON body and a whole upload may take to arrive. */
  HEADERS_TIMEOUT_MS: z.coerce.number().int().default(10_000),
  BODY_TIMEOUT_MS: z.coerce.number().int().default(10_000),
  REQUEST_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .default(5 * MINUTE_MS),
};

export type Config = z.infer<z.ZodObject<typeof shape>>;

export function gatewayConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  return readConfig(shape, environment);
}
