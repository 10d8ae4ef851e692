import { accountForPostgres } from '../engines/system-account.js';
import { endLeftOvers, ProcessRecords } from '../processes/process-records.js';
import { Supervisor } from '../processes/supervisor.js';
import type { Progress } from '../screen/progress.js';
import type { ReadyStack } from '../screen/ready-screen.js';
import { bringUpServices } from './bring-up-services.js';
import { epochOf, isNewDatabase, migrateDatabase } from './database.js';
import { requireDiskSpace } from './disk-space.js';
import { ensureEventsTopic } from './events-topic.js';
import { explainFailure } from './explain-failure.js';
import { bringUpKafka } from './kafka-engine.js';
import { PortBook } from './ports.js';
import { bringUpPostgres } from './postgres-engine.js';
import { sandboxRemark } from './sandbox-check.js';
import { stackSecrets } from './secrets.js';
import { demoSignIn, hasSeed, isSeedPending, notePendingSeed, runSeed } from './seed.js';
import type { StackAddresses } from './service-environment.js';
import { shortenLogs } from './shorten-logs.js';
import { holdFolder } from './single-start.js';
import type { EngineInUse, StackContext } from './stack-context.js';
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
    await requireDiskSpace(this.folder.path);
    this.giveFolderBack = holdFolder(this.folder);
    const leftOvers = await endLeftOvers(this.records);
    if (leftOvers.length > 0) this.progress.warn(`Ended what an earlier start left over: ${leftOvers.join(', ')}`);
    await shortenLogs(this.folder.logs);
    const context: StackContext = {
      folder: this.folder,
      ports: new PortBook(this.folder.ports),
      secrets: stackSecrets(this.folder.secrets),
      supervisor: this.supervisor,
      env: this.env,
    };
    const webPort = await context.ports.webPort(this.env);
    const engines = await this.engines(context);
    const addresses = { ownerUrl: engines.postgres.ownerUrl, temporal: engines.temporal.address, kafka: engines.kafka.address, webPort };
    const { started: services, missing } = await bringUpServices(context, addresses, (service, start) =>
      this.progress.step(service.name, start, () => 'ready'),
    );
    const remarks = [
      await this.seed(addresses),
      await sandboxRemark(),
      ...missing.map(({ name, entry }) => `${name} was not started: ${entry} is not built.`),
    ];
    return {
      webAddress: `http://127.0.0.1:${webPort}`,
      engines: [engines.postgres, engines.temporal, engines.kafka],
      services,
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

  private async engines(context: StackContext) {
    const describe = (engine: EngineInUse) => `${engine.version} from ${engine.source}, ${engine.address}`;
    const [postgres, temporal, kafka] = await Promise.all([
      this.progress.step('PostgreSQL', () => bringUpPostgres(context), describe),
      this.progress.step('Temporal', () => bringUpTemporal(context), describe),
      this.progress.step('Kafka', () => bringUpKafka(context), describe),
    ]);
    const { ownerUrl } = postgres;
    if (await isNewDatabase(ownerUrl)) notePendingSeed(this.folder);
    await this.progress.step(
      'Schema',
      () => migrateDatabase(ownerUrl, context),
      (said) => said,
    );
    await this.progress.step(
      'Topic',
      async () => ensureEventsTopic(kafka.address, await epochOf(ownerUrl)),
      () => 'made if missing',
    );
    return { postgres, temporal, kafka };
  }

  /** Fills a new database, also when the start that made it was cut short. Answers a remark when that fails: the desk works without. */
  private async seed(addresses: StackAddresses): Promise<string | undefined> {
    if (!isSeedPending(this.folder) || !(await hasSeed())) return undefined;
    try {
      await this.progress.step('Demo data', () => runSeed(this.folder, addresses));
      return undefined;
    } catch (error) {
      return `${explainFailure(error)}. The next start tries again.`;
    }
  }
}
