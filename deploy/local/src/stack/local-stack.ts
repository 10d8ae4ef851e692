import { accountForPostgres } from '../engines/system-account.js';
import { endLeftOvers, ProcessRecords } from '../processes/process-records.js';
import { Supervisor } from '../processes/supervisor.js';
import type { Progress } from '../screen/progress.js';
import type { ReadyStack } from '../screen/ready-screen.js';
import { epochServedBy } from '../servers/temporal-namespace.js';
import { applyRemedy, canApplyRemedy, type Findings, remedyFor } from './agree-on-epoch.js';
import { bringUpServices } from './bring-up-services.js';
import { epochOf, isNewDatabase, migrateDatabase } from './database.js';
import { requireDiskSpace } from './disk-space.js';
import { ensureEventsTopic } from './events-topic.js';
import { explainFailure } from './explain-failure.js';
import { bringUpKafka } from './kafka-engine.js';
import { modelInUse } from './model-in-use.js';
import { PortBook } from './ports.js';
import { bringUpPostgres } from './postgres-engine.js';
import { sandboxRemark, webRemark } from './remarks.js';
import { stackSecrets } from './secrets.js';
import { demoSignIn, hasSeed, isSeedPending, notePendingSeed, runSeed } from './seed.js';
import type { StackAddresses } from './service-environment.js';
import { shortenLogs } from './shorten-logs.js';
import { holdFolder } from './single-start.js';
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
    const engines = await this.engines(context);
    const addresses: StackAddresses = {
      ownerUrl: engines.postgres.ownerUrl,
      temporal: engines.temporal.address,
      kafka: engines.kafka.address,
      webPort,
      model,
    };
    const found = await this.data(context, addresses);
    const { started: services, missing } = await bringUpServices(context, addresses, (service, start) =>
      this.progress.step(service.name, start, () => 'ready'),
    );
    const remarks = [
      await this.agree(context, found),
      services.includes('gateway') ? await this.seed(addresses) : undefined,
      await sandboxRemark(),
      await webRemark(),
      ...missing.map(({ name, entry }) => `${name} was not started: ${entry} is not built.`),
    ];
    return {
      webAddress: `http://127.0.0.1:${addresses.webPort}`,
      engines: [engines.postgres, engines.temporal, engines.kafka],
      services,
      model: model.sentence,
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
    const inner = this.supervisor.running().filter((name) => !FRONT.includes(name) && !ENGINES.includes(name));
    for (const stage of [FRONT, inner, ENGINES]) await this.supervisor.stop(stage);
    this.giveFolderBack();
  }

  /** Takes the folder for this start and clears away what an earlier one left over. */
  private async prepare(): Promise<StackContext> {
    await requireDiskSpace(this.folder.path);
    this.giveFolderBack = holdFolder(this.folder);
    const leftOvers = await endLeftOvers(this.records);
    if (leftOvers.length > 0) this.progress.warn(`Ended what an earlier start left over: ${leftOvers.join(', ')}`);
    await shortenLogs(this.folder.logs);
    const { folder, supervisor, env } = this;
    return { folder, supervisor, env, ports: new PortBook(folder.ports), secrets: stackSecrets(folder.secrets) };
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
      `tallyport ${remedy.verb}`,
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
