/**
 * Who may import what. The rooms are those of docs/architecture.md: contracts ← domain ← workflows ← deployables,
 * contracts ← domain ← reading ← worker and web,
 * a deployable never another one, and each outside system is seen only by the rooms that own the talk with it.
 *
 * `@tallyport/<room>/<path>` is followed to the source of that room (tsconfig.rooms.json), so the rules hold before a build.
 */

/** Tests beside the code, and what only they import. */
const TEST = '\\.test\\.tsx?$|/testing/';
const NPM = '(^|/)node_modules/';

/** Makes the bundle of the workflows at build; it is not part of it. */
const BUNDLER = '^workflows/bundle\\.mjs$';

/** A path pattern for npm packages by name. */
const npm = (...names) => `${NPM}(${names.join('|')})/`;

/** A path pattern for rooms by folder. */
const rooms = (...folders) => `^(${folders.join('|')})/`;

/** A room that runs without Node may import itself and `allowed`, nothing else. Its tests are free. */
function pureRoom(name, path, allowed, comment) {
  return {
    name: `room-${name}`,
    comment,
    severity: 'error',
    from: { path: `^${path}/`, pathNot: [TEST, BUNDLER] },
    to: { pathNot: [`^${path}/`, ...allowed] },
  };
}

/** A library on the server may import itself, `allowed` and what comes with Node. */
function libraryRoom(name, allowed, comment) {
  const rule = pureRoom(`lib-${name}`, `services/lib/${name}`, allowed, comment);
  return { ...rule, to: { ...rule.to, dependencyTypesNot: ['core'] } };
}

/** Only `allowed` rooms may see what matches `path`. Tests are free: they drive what they test. */
function only(name, allowed, path, comment) {
  return { name: `only-${name}`, comment, severity: 'error', from: { pathNot: [rooms(...allowed, 'tests'), TEST, BUNDLER] }, to: { path } };
}

const DATABASE = [npm('kysely', 'pg', '@types/pg', 'zod')];
const DEPLOYABLES = ['gateway', 'worker', 'relay', 'projector', 'reactor', 'intake', 'simulators'];

export default {
  forbidden: [
    { name: 'no-cycles', comment: 'A cycle has no first file to read.', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', comment: 'An import must lead somewhere.', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-barrels',
      comment: 'Import the file that defines the thing, not a folder that re-exports it.',
      severity: 'error',
      from: {},
      to: { path: '(^|/)index\\.tsx?$', pathNot: NPM },
    },
    {
      name: 'declared-in-package-json',
      comment: 'A room names each package it uses in its own package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-packages-in-product',
      comment: 'What runs in production stands under dependencies.',
      severity: 'error',
      from: { path: '/src/', pathNot: [TEST, '^tests/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm-peer', 'npm'], pathNot: '/@types/' },
    },

    pureRoom('contracts', 'contracts', [npm('zod')], 'The one language of all rooms: zod only.'),
    pureRoom(
      'domain',
      'domain',
      [rooms('contracts'), npm('decimal\\.js', 'zod')],
      'Pure: no Temporal, no Node, no clock, no random, no logging.',
    ),
    pureRoom(
      'reading',
      'reading',
      [rooms('contracts', 'domain'), npm('decimal\\.js')],
      'Pure: the same pages always give the same answer. It knows the trade, and the trade knows nothing of it.',
    ),
    pureRoom(
      'workflows',
      'workflows',
      // The sandbox has no hash of its own, and ids are hashes of what they name.
      [rooms('contracts', 'domain'), npm('@temporalio/workflow', '@temporalio/common', '@noble/hashes')],
      'The sandbox holds no activity code, no client, no worker, no Node and no database.',
    ),
    libraryRoom(
      'runtime',
      [rooms('contracts'), npm('zod', 'pino', 'prom-client', 'kafkajs')],
      'The lowest library: configuration, log, health, metrics, shutdown, Kafka.',
    ),
    libraryRoom(
      'database',
      [rooms('contracts', 'services/lib/runtime'), ...DATABASE],
      'Libraries import downwards: database knows runtime.',
    ),
    libraryRoom(
      'event-store',
      [rooms('contracts', 'services/lib/(runtime|database)'), ...DATABASE],
      'Libraries import downwards: the event store knows database and runtime.',
    ),
    libraryRoom(
      'lane-consumer',
      [rooms('contracts', 'services/lib/(runtime|database|event-store)'), npm('pg', '@types/pg', 'zod', 'prom-client', 'kafkajs')],
      'Libraries import downwards: the consumer of lanes knows the event store, and nobody who uses it.',
    ),
    libraryRoom('blob-store', [rooms('contracts', 'services/lib/runtime')], 'Libraries import downwards: the blob store knows runtime.'),
    libraryRoom(
      'file-type',
      [rooms('contracts'), npm('file-type', 'yauzl', '@types/yauzl')],
      'What a file is follows from its bytes alone.',
    ),
    libraryRoom(
      'temporal',
      [
        rooms('contracts', 'services/lib/event-store'),
        '^workflows/src/(task-queues|support/(sealed-messages|payload-guard)|[^/]+/messages)\\.ts$',
        npm('zod', '@temporalio/(client|common)'),
      ],
      'How gateway, reactor and worker know each other where Temporal asks nobody who he is.',
    ),
    libraryRoom(
      'tariff',
      [
        rooms('contracts', 'domain/src/classification', 'services/lib/database'),
        npm('pg', '@types/pg', 'lru-cache', 'onnxruntime-node', 'zod'),
      ],
      'The one library that knows something of the trade: how goods find their code (its decisions 0001 and 0002).',
    ),
    libraryRoom(
      'customs-tables',
      [rooms('contracts', 'domain/src/(customs-table|duty)', 'services/lib/database'), npm('pg', '@types/pg', 'zod')],
      'It keeps what customs publishes; the domain checks it and computes with it.',
    ),
    {
      name: 'room-web',
      comment: 'The browser knows the language and the trade, and no server room.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: rooms('workflows', 'services', 'deploy', 'tests') },
    },
    {
      name: 'web-sees-no-server-package',
      comment: 'Nothing of the server reaches the browser.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: TEST },
      to: { path: npm('@temporalio/[^/]+', '@nestjs/[^/]+', 'kafkajs', 'kysely', 'pg', 'pino', 'openai') },
    },
    {
      name: 'web-runs-without-node',
      comment: 'There is no Node in a browser.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },

    ...DEPLOYABLES.map((deployable) => ({
      name: `deployable-${deployable}`,
      comment: 'A deployable imports libraries, never another deployable and never the web or the local stack.',
      severity: 'error',
      from: { path: `^services/${deployable}/`, pathNot: TEST },
      to: { path: [`^services/(?!lib/|${deployable}/)[^/]+/`, rooms('web', 'deploy', 'tests')] },
    })),
    {
      name: 'simulators-have-their-own-rules',
      comment: 'What judges our messages shares nothing with what writes them: a mistake in both would not be seen.',
      severity: 'error',
      from: { path: '^services/simulators/src/(customs|freight|support)/' },
      to: { path: rooms('contracts', 'domain', 'workflows') },
    },
    {
      name: 'log-services-know-no-workflow',
      comment: 'Relay and projector live from the log alone, the intake only adds to it.',
      severity: 'error',
      from: { path: rooms('services/(relay|projector|intake)') },
      to: { path: [rooms('workflows'), npm('@temporalio/[^/]+')] },
    },
    {
      name: 'workflow-code-stays-in-the-bundle',
      comment: 'Gateway and reactor know the messages of a workflow, never its code.',
      severity: 'error',
      from: { path: rooms('services/(gateway|reactor)'), pathNot: TEST },
      to: { path: '^workflows/src/.*workflow\\.ts$' },
    },
    {
      name: 'libraries-know-no-deployable',
      comment: 'Libraries are below every deployable.',
      severity: 'error',
      from: { path: rooms('services/lib/(?!tariff/|customs-tables/|temporal/)[^/]+'), pathNot: TEST },
      to: { path: ['^services/(?!lib/)', rooms('workflows', 'domain', 'reading', 'web', 'deploy', 'tests')] },
    },
    {
      name: 'nobody-imports-tests',
      comment: 'Tests are read by nobody.',
      severity: 'error',
      from: { pathNot: [rooms('tests'), TEST] },
      to: { path: [rooms('tests'), TEST] },
    },

    only(
      'kafkajs',
      ['services/lib/(runtime|lane-consumer)', 'deploy'],
      npm('kafkajs'),
      'Kafka is behind two folders, so that its client can be exchanged; the local stack asks the broker whether it is up.',
    ),
    only(
      'the-log-sees-kafka',
      ['services/lib/(runtime|lane-consumer)', 'services/(relay|projector|reactor)', 'deploy'],
      '^services/lib/(runtime/src/kafka|lane-consumer/src/source/kafka)',
      'Only relay, projector and reactor see Kafka; others read the log by position. The local stack makes the topics.',
    ),
    only(
      'temporal-client',
      ['services/(gateway|worker|reactor)', 'services/lib/temporal', 'deploy'],
      npm('@temporalio/client'),
      'Only gateway, worker and reactor start and ask workflows.',
    ),
    only(
      'temporal-worker',
      ['services/worker'],
      npm('@temporalio/worker', '@temporalio/activity'),
      'Only the worker runs workflows and activities.',
    ),
    only('temporal-workflow', ['workflows'], npm('@temporalio/workflow'), 'Code of the sandbox stays in the sandbox.'),
    only(
      'worker-reads-documents',
      ['services/worker'],
      npm('openai', 'pdfjs-dist', 'tesseract\\.js', '@tesseract\\.js-data/[^/]+', '@napi-rs/canvas', 'sharp', 'mammoth', 'word-extractor'),
      'Only the worker sees models and documents.',
    ),
    only(
      'reading',
      ['reading', 'services/worker', 'web'],
      rooms('reading'),
      'The worker reads papers, the web shows how; what others need of a reading is in the log.',
    ),
    only(
      'small-models',
      ['services/worker', 'services/lib/tariff'],
      npm('onnxruntime-node'),
      'Scans and the meaning of goods are read by small models.',
    ),
    only('gateway-speaks-nest', ['services/gateway'], npm('@nestjs/[^/]+', 'fastify', '@fastify/[^/]+'), 'Nest stays in the gateway.'),
    only('database-packages', ['services', 'deploy'], npm('pg', 'kysely'), 'Only services open the database.'),

    {
      name: 'feature-isolation',
      comment: 'A feature of the web app knows no other feature.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'features-know-no-app',
      comment: 'The app puts features together, not the other way round.',
      severity: 'error',
      from: { path: '^web/src/(features|components|lib|realtime|i18n)/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'shared-parts-know-no-feature',
      comment: 'Components, libraries and realtime are below every feature.',
      severity: 'error',
      from: { path: '^web/src/(components|lib|realtime|i18n)/' },
      to: { path: '^web/src/features/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(contracts|domain|reading|workflows|web|tests|deploy/local|services/[^/]+|services/lib/[^/]+)/(dist|dist-types)/' },
    // The test tools stand in the root's package.json for all rooms.
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.rooms.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    cache: false,
  },
};
