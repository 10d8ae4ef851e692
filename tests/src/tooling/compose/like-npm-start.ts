import type { ServiceDeclaration } from '@tallyport/local/services';
import type { ComposeFile, ComposeService } from '../../support/compose-file.js';

/** What containers are told beside what `npm start` says, with the reason. */
const ONLY_IN_CONTAINERS: ReadonlySet<string> = new Set([
  // By npm start these come from the person's own environment.
  'LOG_LEVEL',
  'TRUST_PROXY',
  'ALLOWED_ORIGINS',
  'HOST', // others in the network must reach the port
]);

/** Variables that say the same thing everywhere. */
const SAME_EVERYWHERE = ['NODE_ENV', 'TEMPORAL_NAMESPACE'];

/** Answers a sentence for each way in which the compose file runs other services, or tells them other things, than `npm start`. */
export function unlikeNpmStart(
  compose: ComposeFile,
  started: readonly ServiceDeclaration[],
  environmentOf: (service: ServiceDeclaration) => Readonly<Record<string, string>>,
): string[] {
  return started.flatMap((declared) => {
    const service = compose.services[declared.name];
    if (service === undefined) return [`${declared.name} is not in docker-compose.yml`];
    return [
      ...unlikeProgram(declared, service),
      ...unlikeVariables(declared, service, environmentOf(declared)),
      ...unlikeRole(declared, service),
    ].map((sentence) => `${declared.name} ${sentence}`);
  });
}

function unlikeProgram({ entry }: ServiceDeclaration, { command, build }: ComposeService): string[] {
  const room = build?.args.ROOM ?? '';
  return [
    ...(command?.join(' ') === entry ? [] : [`runs ${command?.join(' ')}, not ${entry}`]),
    ...(entry.startsWith(`${room}/dist/`) ? [] : [`runs in an image of ${room}`]),
  ];
}

function unlikeVariables(
  { environment: own = {} }: ServiceDeclaration,
  { environment: told }: ComposeService,
  wanted: Readonly<Record<string, string>>,
) {
  const missing = Object.keys(wanted).filter((name) => !(name in told));
  const surplus = Object.keys(told).filter((name) => !(name in wanted) && !ONLY_IN_CONTAINERS.has(name));
  const changed = [...SAME_EVERYWHERE, ...Object.keys(own)].filter((name) => name in told && told[name] !== wanted[name]);
  return [
    ...missing.map((name) => `is not told ${name}`),
    ...surplus.map((name) => `is told ${name}, which npm start does not say`),
    ...changed.map((name) => `is told that ${name} is ${told[name]}, and by npm start that it is ${wanted[name]}`),
  ];
}

function unlikeRole({ role }: ServiceDeclaration, { environment }: ComposeService): string[] {
  const url = environment['DATABASE_URL'];
  const account = url === undefined ? null : new URL(url).username;
  return account === (role === null ? null : `tallyport_${role}`) ? [] : [`reaches the database as ${account}`];
}
