import { dirname } from 'node:path';
import { accountForPostgres, ensureReaderAccount } from '../engines/system-account.js';
import { endLeftOvers, ProcessRecords } from '../processes/process-records.js';
import { Supervisor } from '../processes/supervisor.js';
import type { Progress } from '../screen/progress.js';
import type { ReadyStack } from '../screen/ready-screen.js';
import { switchWrites } from '../servers/postgres-writes.js';
import { epochServedBy } from '../servers/temporal-namespace.js';
import { applyRemedy, canApplyRemedy, type Findings, remedyFor } from './agree-on-epoch.js';
import { bringUpServices } from './bring-up-services.js';
import { customsInUse } from './customs-in-use.js';
import { epochOf, isNewDatabase, migrateDatabase } from './database.js';
import { DiskGuard } from './disk-guard.js';
import { requireDiskSpace } from './disk-space.js';
import { ensureEventsTopic } from './events-topic.js';
import { explainFailure } from './explain-failure.js';
import { freightInUse } from './freight-in-use.js';
import { bringUpKafka } from './kafka-engine.js';
import { lockFolder } from './lock-folder.js';
import { mailInUse } from './mail-in-use.js';
import { modelInUse } from './model-in-use.js';
import { PortAllocator } from './ports.js';
import { bringUpPostgres, type PostgresInUse } from './postgres-engine.js';
import { makePrivateFolders } from './private-folders.js';
import { readerRemark, sandboxRemark, webRemark } from './remarks.js';
import { stackSecrets } from './secrets.js';
import { demoSignIn, hasSeed, isSeedPending, notePendingSeed, runSeed } from './seed.js';
import type { StackAddresses } from './service-environment.js';
import { shortenLogs } from './shorten-logs.js';
import { type EngineInUse, type StackContext, variable } from './stack-context.js';
import { postgresFolder, type StackFolder } from './stack-folder.js';
import { bringUpTemporal } from './temporal-engine.js';

const FRONT = ['gateway'];
const ENGINES = ['Kafka', 'Temporal', 'PostgreSQL'];

/** The whole stack on this machine: brought up in order, taken down in the opposite order. */
export class LocalStack {
  private readonly supervisor: Supervisor;
  private readonly records: ProcessRecords;
  private giveFolderBack: () => void = () => undefined;
  private diskGuard: DiskGuard | undefined;

  constructor(
    private readonly folder: StackFolder,
    private readonly progress: Progress,
    private readonly env: NodeJS.ProcessEnv = process.env,
  ) {
    this.records = new ProcessRecords(folder.processes);
    this.supervisor = new Supervisor(this.records, (line) => progress.warn(line));
  }

  /** Brings everything up and answers what runs where. */
  async up(): Promise<ReadyStack> {
    const started = Date.now();
    const context = await this.prepare();
    const webPort = await context.ports.webPort(this.env);
    const model = modelInUse(this.env, await context.ports.portFor('model-simulator'));
    const customs = customsInUse(this.env, await context.ports.portFor('customs-simulator'));
    const freight = freightInUse(this.env, await context.ports.portFor('freight-simulator'));
    const [mailPage, smtp] = [await context.ports.portFor('mail-simulator'), await context.ports.portFor('mail-simulator-smtp')];
    const mail = mailInUse(this.env, mailPage, smtp);
    const engines = await this.engines(context);
    const addresses: StackAddresses = {
      ownerUrl: engines.postgres.ownerUrl,
      temporal: engines.temporal.address,
      temporalPages: variable(this.env, 'TEMPORAL_PAGES_ADDRESS') ?? engines.temporal.pages ?? '',
      kafka: engines.kafka.access,
      webPort,
      intakePort: await context.ports.portFor('intake'),
      model,
      customs,
      freight,
      mail,
    };
    this.guardDisk(engines.postgres);
    const found = await this.data(context, addresses);
    const { started: services, missing } = await bringUpServices(context, addresses, (service, start) =>
      this.progress.step(service.name, start, () => 'ready'),
    );
    const remarks = [
      await this.agree(context, found),
      services.includes('gateway') ? await this.seed(addresses) : undefined,
      await sandboxRemark(),
      await readerRemark(),
      await webRemark(),
      ...missing.map(({ name, entry }) => `${name} was not started: ${entry} is not built.`),
    ];
    return {
      webAddress: `http://127.0.0.1:${addresses.webPort}`,
      engines: [engines.postgres, engines.temporal, engines.kafka],
      services,
      model: model.sentence,
      customs: customs.sentence,
      freight: freight.sentence,
      mail: mail.sentence,
      signIn: demoSignIn(this.folder),
      folder: this.folder.path,
      postgresFolder: await postgresFolder(this.folder, await accountForPostgres()),
      remarks: remarks.filter((remark) => remark !== undefined),
      startedMs: Date.now() - started,
    };
  }

  /** Whether anything was started that must be ended. */
  hasStarted(): boolean {
    return this.supervisor.running().length > 0;
  }

  /** Ends everything that was started, the newest first, and resolves when nothing is left. */
  async down(): Promise<void> {
    await this.supervisor.beginStop();
    await this.diskGuard?.stop();
    const inner = this.supervisor.running().filter((name) => !FRONT.includes(name) && !ENGINES.includes(name));
    for (const stage of [FRONT, inner, ENGINES]) await this.supervisor.stop(stage);
    this.giveFolderBack();
  }

  /** Takes the folder for this start and clears away what an earlier one left over. */
  private async prepare(): Promise<StackContext> {
    await makePrivateFolders(this.folder);
    await requireDiskSpace(this.folder.path);
    this.giveFolderBack = lockFolder(this.folder);
    const leftOvers = await endLeftOvers(this.records);
    if (leftOvers.length > 0) this.progress.warn(`Ended processes left over from an earlier start: ${leftOvers.join(', ')}`);
    await shortenLogs(this.folder.logs);
    await ensureReaderAccount();
    const { folder, supervisor, env } = this;
    return { folder, supervisor, env, ports: new PortAllocator(folder.ports), secrets: stackSecrets(folder.secrets) };
  }

  private async engines(context: StackContext) {
    const describe = (engine: EngineInUse) => `${engine.version} from ${engine.source}, ${engine.address}`;
    const [postgres, temporal, kafka] = await Promise.all([
      this.progress.step('PostgreSQL', () => bringUpPostgres(context), describe),
      this.progress.step('Temporal', () => bringUpTemporal(context), describe),
      this.progress.step('Kafka', () => bringUpKafka(context), describe),
    ]);
    return { postgres, temporal, kafka };
  }

  /** Our own PostgreSQL refuses writes in time when its disk runs full. */
  private guardDisk({ dataFolder }: PostgresInUse): void {
    if (dataFolder === undefined) return;
    this.diskGuard = new DiskGuard({
      folder: dirname(dataFolder),
      reserveFile: `${dataFolder}.reserve`,
      switchWrites: (what) => switchWrites(what, { dataFolder }),
      say: (line) => this.progress.warn(line),
    });
  }

  /** Brings schema and topic to this version, and answers how Temporal and Kafka stand to this log. */
  private async data(context: StackContext, { ownerUrl, temporal, kafka }: StackAddresses): Promise<Findings> {
    const wantsDemo = variable(context.env, 'TALLYPORT_DEMO') !== 'no';
    if (wantsDemo && (await isNewDatabase(ownerUrl))) notePendingSeed(this.folder);
    await this.progress.step(
      'Schema',
      () => migrateDatabase(ownerUrl, context),
      (said) => said,
    );
    const epoch = await epochOf(ownerUrl);
    const isTopicNew = await this.progress.step(
      'Topic',
      () => ensureEventsTopic(kafka, epoch),
      (isNew) => (isNew ? 'made' : 'kept'),
    );
    return { epoch, isTopicNew, served: await epochServedBy(temporal) };
  }

  /** Brings Temporal and Kafka to this log, when one of them is new to it or serves another. */
  private async agree(context: StackContext, found: Findings): Promise<string | undefined> {
    const remedy = remedyFor(found);
    if (remedy === undefined || !(await canApplyRemedy())) return undefined;
    return await this.attempt(
      `tallyport ${remedy.subcommand}`,
      () => applyRemedy(remedy, context),
      () => remedy.because,
    );
  }

  /** Fills a new database, also when the start that made it was cut short. */
  private async seed(addresses: StackAddresses): Promise<string | undefined> {
    if (!isSeedPending(this.folder) || !(await hasSeed())) return undefined;
    return await this.attempt('Demo data', () => runSeed(this.folder, addresses));
  }

  /** Runs a step without which the desk works too. Answers a remark when it fails. */
  private async attempt(title: string, work: () => Promise<void>, describe?: () => string): Promise<string | undefined> {
    try {
      await this.progress.step(title, work, describe);
      return undefined;
    } catch (error) {
      return `${explainFailure(error)}. The next start tries again.`;
    }
  }
}
