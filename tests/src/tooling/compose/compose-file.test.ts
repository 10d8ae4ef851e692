import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kafkaKey } from '@tallyport/local/engines/kafka';
import { postgresVersion } from '@tallyport/local/engines/postgres';
import { temporalCommand } from '@tallyport/local/servers/temporal-server';
import { services } from '@tallyport/local/services';
import { serviceRoles } from '@tallyport/local/stack/secrets';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readCompose, readEnvFile, variablesOf } from '../../support/compose-file.js';
import { REPOSITORY, runTool } from '../run-tool.js';
import { unlikeNpmStart } from './like-npm-start.js';
import { environmentByNpmStart, seedEnvironmentByNpmStart } from './npm-start-environment.js';

const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');
const text = read('docker-compose.yml');
const newEnv = () => readEnvFile(execFileSync('sh', [join(REPOSITORY, 'deploy/images/new-env.sh')], { encoding: 'utf8' }));
const compose = (planted = text) => readCompose(planted, newEnv());

describe('the compose specification', () => {
  async function lint(change: string, into: string) {
    const folder = await mkdtemp(join(tmpdir(), 'tallyport-compose-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    expect(text).toContain(change);
    await writeFile(join(folder, 'docker-compose.yml'), text.replace(change, into));
    return await runTool(folder, 'dclint', '--config', join(REPOSITORY, '.dclintrc.json'), '--max-warnings', '0', 'docker-compose.yml');
  }

  test('has nothing to say against docker-compose.yml', async () => {
    expect(await lint('', '')).toMatchObject({ exitCode: 0 });
  });

  test.each([
    ['a misspelt key', 'stop_signal: SIGINT', 'stop_sginal: SIGINT', 'invalid-schema'],
    ['a number where words belong', 'command: [services/relay/dist/main.js]', 'command: 5', 'invalid-schema'],
    ['an image without a version', 'image: apache/kafka:4.3.1', 'image: apache/kafka', 'service-image-require-explicit-tag'],
  ])('refuses %s', async (_what, change, into, rule) => {
    const { exitCode, stdout } = await lint(change, into);
    expect(exitCode).toBe(1);
    expect(stdout).toContain(rule);
  });
});

describe('npm start', () => {
  const unlike = (planted = text, started = services) => unlikeNpmStart(compose(planted), started, environmentByNpmStart);
  const planted = (change: RegExp, into: string) => {
    expect(text).toMatch(change);
    return unlike(text.replace(change, into));
  };
  const ofEach = (sentence: string) => services.map(({ name }) => `${name} ${sentence}`);

  test('runs the same services, and tells them the same', () => {
    expect(unlike()).toEqual([]);
  });

  test('finds each omission that is planted', () => {
    const later = { name: 'later', entry: 'services/later/dist/main.js', role: null };
    expect(unlike(text, [...services, later])).toEqual(['later is not in docker-compose.yml']);
    expect(planted(/^ {2}BLOB_FOLDER: .*\n/m, '')).toEqual(ofEach('is not told BLOB_FOLDER'));
    expect(planted(/^ {2}PORT: .*$/m, '  SURPRISE: here')).toEqual(
      services.flatMap(({ name }) => [`${name} is not told PORT`, `${name} is told SURPRISE, which npm start does not say`]),
    );
    expect(planted(/WORKER_QUEUES: documents/, 'WORKER_QUEUES: workflows')).toEqual([
      'worker-documents is told that WORKER_QUEUES is workflows, and by npm start that it is documents',
    ]);
    expect(planted(/\/\/tallyport_relay:/, '//tallyport:')).toEqual(['relay reaches the database as tallyport']);
    expect(planted(/services\/relay\/dist\/main.js/, 'services/relay/dist/relay.js')).toEqual([
      'relay runs services/relay/dist/relay.js, not services/relay/dist/main.js',
    ]);
  });

  test('tells the seed of the demo the same', () => {
    expect(Object.keys(compose().services['demo']?.environment ?? {}).toSorted()).toEqual(
      Object.keys(seedEnvironmentByNpmStart()).toSorted(),
    );
  });

  test('lets the operator set what else the gateway may be told', () => {
    const set = { ...newEnv(), TRUST_PROXY: '10.0.0.0/8', ALLOWED_ORIGINS: 'https://desk.example' };
    expect(readCompose(text, set).services['gateway']?.environment).toMatchObject({
      TRUST_PROXY: '10.0.0.0/8',
      ALLOWED_ORIGINS: 'https://desk.example',
    });
  });

  test('runs engines of the same versions, with the same settings of Temporal', () => {
    const image = (name: string) => compose().services[name]?.image;
    expect(image('postgres')).toBe(`postgres:${postgresVersion.split('.').slice(0, 2).join('.')}`);
    expect(image('kafka')).toBe(`apache/kafka:${kafkaKey.version}`);
    const { args } = temporalCommand({ executable: '', port: 1, logFile: '' });
    const flags = args.filter((_, index) => args[index - 1] === '--dynamic-config-value');
    const settings = Object.entries(parse(read('deploy/images/temporal/dynamic-config.yaml')) as Record<string, [{ value: unknown }]>);
    expect(settings.map(([name, [{ value }]]) => `${name}=${JSON.stringify(value)}`)).toEqual(flags);
  });

  test('gives each account of the database a password, as the migrations do here', () => {
    const passwords = JSON.parse(compose().services['migrate']?.environment['ROLE_PASSWORDS'] ?? '{}') as Record<string, string>;
    expect(Object.keys(passwords).toSorted()).toEqual([...serviceRoles].toSorted());
  });
});

describe('what containers may', () => {
  const all = Object.entries(compose().services);
  const own = all.filter(([, { build }]) => build !== undefined);

  test.each(all)('%s has limits, no capabilities and no way to new ones', (_name, service) => {
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect(service.deploy.resources.limits.memory).toMatch(/^\d+[MG]$/);
  });

  test.each(own)('%s writes nothing but volumes and memory', (_name, service) => {
    expect(service.read_only).toBe(true);
  });

  test('no port is open to the network unless .env says so', () => {
    expect(all.flatMap(([, { ports }]) => ports).filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  test('whoever waits for health waits for something that tells it', () => {
    const waited = all.flatMap(([, { depends_on }]) =>
      Object.entries(depends_on)
        .filter(([, { condition }]) => condition === 'service_healthy')
        .map(([name]) => name),
    );
    expect(waited.filter((name) => compose().services[name]?.healthcheck === undefined)).toEqual([]);
  });
});

describe('.env', () => {
  test('.env.example names each variable of docker-compose.yml, no other, and no password', () => {
    const example = readEnvFile(read('.env.example'));
    expect(Object.keys(example).toSorted()).toEqual([...variablesOf(text)].toSorted());
    expect(Object.entries(example).filter(([name, value]) => /PASSWORD|KEY/.test(name) && value !== '')).toEqual([]);
  });

  test('new-env.sh gives each password a value of its own', () => {
    const passwords = Object.entries(newEnv())
      .filter(([name]) => name.endsWith('_PASSWORD'))
      .map(([, value]) => value);
    expect(new Set(passwords).size).toBe(passwords.length);
    expect(passwords.filter((password) => !/^[0-9a-f]{48}$/.test(password))).toEqual([]);
  });

  test('without one Compose says what to do', () => {
    expect(() => readCompose(text, {})).toThrow('is empty: see .env.example');
  });

  test('is never part of an image', () => {
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', '.env.*']));
    expect(read('deploy/images/Dockerfile')).not.toMatch(/^(ARG|ENV) .*(PASSWORD|SECRET|KEY|TOKEN)/m);
  });
});
