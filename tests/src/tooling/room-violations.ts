/** One broken import rule: the rule's name, the file that breaks it, and what that file imports. */
export interface RoomViolation {
  readonly rule: string;
  readonly file: string;
  readonly imports: string;
}

const broken = (rule: string, file: string, imports: string): RoomViolation => ({ rule, file, imports });

/** Every import rule, broken once. */
export const ROOM_VIOLATIONS: readonly RoomViolation[] = [
  broken('no-cycles', 'domain/src/first.ts', './second.js'),
  broken('resolvable', 'domain/src/lost.ts', './nowhere.js'),
  broken('no-barrels', 'domain/src/knows-barrel.ts', './work-order/index.js'),
  broken('declared-in-package-json', 'services/relay/src/undeclared.ts', 'clsx'),
  broken('no-development-packages-in-product', 'services/relay/src/development.ts', 'vitest'),

  broken('room-contracts', 'contracts/src/knows-node.ts', 'node:fs'),
  broken('room-domain', 'domain/src/knows-clock.ts', 'node:timers'),
  broken('room-domain', 'domain/src/knows-reading.ts', '@tallyport/reading/target'),
  broken('room-reading', 'reading/src/knows-node.ts', 'node:fs'),
  broken('room-reading', 'reading/src/knows-workflows.ts', '@tallyport/workflows/target'),
  broken('room-workflows', 'workflows/src/knows-reading.ts', '@tallyport/reading/target'),
  broken('room-workflows', 'workflows/src/knows-database.ts', 'pg'),
  broken('room-lib-runtime', 'services/lib/runtime/src/knows-database.ts', '@tallyport/database/target'),
  broken('room-lib-database', 'services/lib/database/src/knows-events.ts', '@tallyport/event-store/target'),
  broken('room-lib-event-store', 'services/lib/event-store/src/knows-blobs.ts', '@tallyport/blob-store/target'),
  broken('room-lib-lane-consumer', 'services/lib/lane-consumer/src/knows-blobs.ts', '@tallyport/blob-store/target'),
  broken('room-lib-blob-store', 'services/lib/blob-store/src/knows-database.ts', '@tallyport/database/target'),
  broken('room-lib-file-type', 'services/lib/file-type/src/knows-blobs.ts', '@tallyport/blob-store/target'),
  broken('room-lib-temporal', 'services/lib/temporal/src/knows-blobs.ts', '@tallyport/blob-store/target'),
  broken('room-lib-tariff', 'services/lib/tariff/src/knows-events.ts', '@tallyport/event-store/target'),
  broken('room-lib-customs-tables', 'services/lib/customs-tables/src/knows-events.ts', '@tallyport/event-store/target'),
  broken('room-web', 'web/src/app/knows-database.ts', '@tallyport/database/target'),
  broken('web-sees-no-server-package', 'web/src/app/knows-pg.ts', 'pg'),
  broken('web-runs-without-node', 'web/src/app/knows-node.ts', 'node:path'),

  broken('deployable-gateway', 'services/gateway/src/knows-worker.ts', '@tallyport/worker/target'),
  broken('deployable-worker', 'services/worker/src/knows-gateway.ts', '@tallyport/gateway/target'),
  broken('deployable-relay', 'services/relay/src/knows-projector.ts', '@tallyport/projector/target'),
  broken('deployable-projector', 'services/projector/src/knows-relay.ts', '@tallyport/relay/target'),
  broken('deployable-reactor', 'services/reactor/src/knows-worker.ts', '@tallyport/worker/target'),
  broken('deployable-intake', 'services/intake/src/knows-gateway.ts', '@tallyport/gateway/target'),
  broken('deployable-simulators', 'services/simulators/src/knows-gateway.ts', '@tallyport/gateway/target'),
  broken('simulators-have-their-own-rules', 'services/simulators/src/customs/knows-encoder.ts', '@tallyport/domain/target'),
  broken('simulators-have-their-own-rules', 'services/simulators/src/freight/knows-encoder.ts', '@tallyport/domain/target'),
  broken('log-services-know-no-workflow', 'services/projector/src/knows-workflows.ts', '@tallyport/workflows/target'),
  broken('workflow-code-stays-in-the-bundle', 'services/gateway/src/knows-workflow.ts', '@tallyport/workflows/work-order/workflow'),
  broken('libraries-know-no-deployable', 'services/lib/runtime/src/knows-gateway.ts', '@tallyport/gateway/target'),
  broken('nobody-imports-tests', 'domain/src/knows-test.ts', './rule.test.js'),

  broken('only-kafkajs', 'services/relay/src/knows-kafkajs.ts', 'kafkajs'),
  broken('only-the-log-sees-kafka', 'services/gateway/src/knows-kafka.ts', '@tallyport/runtime/kafka/producer'),
  broken('only-the-log-sees-kafka', 'services/worker/src/knows-kafka.ts', '@tallyport/lane-consumer/source/kafka-source'),
  broken('libraries-know-no-deployable', 'services/lib/lane-consumer/src/knows-projector.ts', '@tallyport/projector/target'),
  broken('only-temporal-client', 'services/relay/src/knows-temporal.ts', '@temporalio/client'),
  broken('only-temporal-worker', 'services/gateway/src/knows-activities.ts', '@temporalio/activity'),
  broken('only-temporal-workflow', 'services/worker/src/knows-sandbox.ts', '@temporalio/workflow'),
  broken('only-worker-reads-documents', 'services/gateway/src/knows-models.ts', 'pdfjs-dist'),
  broken('only-reading', 'services/gateway/src/knows-reading.ts', '@tallyport/reading/target'),
  broken('only-reading', 'services/projector/src/knows-reading.ts', '@tallyport/reading/target'),
  broken('only-reading', 'services/lib/tariff/src/knows-reading.ts', '@tallyport/reading/target'),
  broken('only-small-models', 'services/gateway/src/knows-small-models.ts', 'onnxruntime-node'),
  broken('only-gateway-speaks-nest', 'services/relay/src/knows-nest.ts', '@nestjs/common'),
  broken('only-database-packages', 'workflows/src/knows-kysely.ts', 'kysely'),

  broken('feature-isolation', 'web/src/features/billing/peeks.ts', '../work-order/target.js'),
  broken('features-know-no-app', 'web/src/features/work-order/knows-app.ts', '../../app/target.js'),
  broken('shared-parts-know-no-feature', 'web/src/components/knows-feature.ts', '../features/work-order/target.js'),
];
