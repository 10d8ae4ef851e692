import { parse } from 'yaml';
import { z } from 'zod';

const Words = z.array(z.string());
const Limits = z.object({ cpus: z.string(), memory: z.string(), pids: z.number() });

const ComposeService = z.object({
  image: z.string(),
  build: z.object({ dockerfile: z.string(), target: z.string(), args: z.object({ ROOM: z.string() }) }).optional(),
  entrypoint: Words.optional(),
  command: Words.optional(),
  environment: z.record(z.string(), z.string()).default({}),
  profiles: Words.default([]),
  restart: z.string(),
  healthcheck: z.object({ test: Words }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  read_only: z.boolean().default(false),
  cap_drop: Words.default([]),
  security_opt: Words.default([]),
  tmpfs: Words.default([]),
  volumes: Words.default([]),
  ports: Words.default([]),
  deploy: z.object({ resources: z.object({ limits: Limits }) }),
});
export type ComposeService = z.infer<typeof ComposeService>;

const ComposeFile = z.object({ services: z.record(z.string(), ComposeService), volumes: z.record(z.string(), z.unknown()) });
export type ComposeFile = z.infer<typeof ComposeFile>;

type Variables = Readonly<Record<string, string>>;

const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** Answers docker-compose.yml as Compose sees it with these variables: anchors merged, variables put in. */
export function readCompose(text: string, variables: Variables): ComposeFile {
  return ComposeFile.parse(withVariables(parse(text, { merge: true }), variables));
}

/** The names of all variables that a compose file asks for. */
export function variablesOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(VARIABLE), ([, name = '']) => name));
}

/** Reads an env file: a line a variable, `#` before remarks. */
export function readEnvFile(text: string): Record<string, string> {
  return Object.fromEntries(Array.from(text.matchAll(/^(\w+)=(.*)$/gm), ([, name = '', value = '']) => [name, value]));
}

function withVariables(value: unknown, variables: Variables): unknown {
  if (typeof value === 'string') {
    return value.replace(VARIABLE, (_, name: string, kind: string | undefined, rest: string | undefined) =>
      valueOf(name, kind ?? '', rest ?? '', variables),
    );
  }
  if (Array.isArray(value)) return value.map((each: unknown) => withVariables(each, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withVariables(each, variables)]));
}

function valueOf(name: string, kind: string, rest: string, variables: Variables): string {
  const value = variables[name] ?? '';
  if (value !== '') return value;
  if (kind === '?') throw new Error(`${name} is empty: ${rest}`);
  return rest;
}
