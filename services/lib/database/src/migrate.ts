import type { Kysely } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import * as roles from './migrations/2026-11-21-1-roles.js';
import * as eventStore from './migrations/2026-11-21-2-event-store.js';
import * as identityAndKept from './migrations/2026-11-21-3-identity-and-kept.js';
import * as readModels from './migrations/2026-11-21-4-read-models.js';
import * as sweepsAndKnownDevices from './migrations/2026-11-21-5-sweeps-and-known-devices.js';
import * as restoredEvents from './migrations/2026-11-21-6-restored-events.js';
import * as goods from './migrations/2026-11-21-7-goods.js';
import * as lessons from './migrations/2026-11-21-8-lessons.js';
import * as goodsKeyAnswers from './migrations/2026-11-21-9-goods-key-answers.js';
import * as paperNumbers from './migrations/2026-11-22-1-paper-numbers.js';
import * as goodsJudgements from './migrations/2026-11-22-2-goods-judgements.js';
import * as lodgedByHand from './migrations/2026-11-23-1-lodged-by-hand.js';
import * as feedKey from './migrations/2026-11-23-2-feed-key.js';
import * as customsTables from './migrations/2026-11-23-3-customs-tables.js';
import * as partyCustomsId from './migrations/2026-11-23-4-party-customs-id.js';
import * as declarationsOfAnOrganisation from './migrations/2026-11-23-5-declarations-of-an-organisation.js';
import * as lodgement from './migrations/2026-11-23-6-lodgement.js';
import * as customsIntake from './migrations/2026-11-23-7-customs-intake.js';
import * as jobChecks from './migrations/2026-11-23-7-job-checks.js';
import * as customsMessages from './migrations/2026-11-23-8-customs-messages.js';
import * as groupingKey from './migrations/2026-11-23-9-grouping-key.js';
import * as freightSettings from './migrations/2026-11-24-1-freight-settings.js';
import * as freightTurns from './migrations/2026-11-24-2-freight-turns.js';
import * as freightIntake from './migrations/2026-11-24-6-freight-intake.js';
import * as webhooks from './migrations/2026-11-24-7-webhooks.js';
import * as apiKeys from './migrations/2026-11-24-8-api-keys.js';
import * as exportsReadModel from './migrations/2026-11-24-9-exports.js';
import * as askForRelease from './migrations/2026-11-24-9-release-requests.js';
import * as systemWatch from './migrations/2026-11-24-9-system-watch.js';
import * as freightKeys from './migrations/2026-11-25-1-freight-keys.js';
import * as freightProducts from './migrations/2026-11-25-1-freight-products.js';
import * as customsInterface from './migrations/2026-11-25-2-customs-interface.js';
import * as partyNames from './migrations/2026-11-26-1-party-names.js';
import * as invitations from './migrations/2026-11-28-2-invitations.js';
import * as accountMail from './migrations/2026-11-28-3-account-mail.js';
import * as keptFeed from './migrations/2026-11-28-3-kept-feed.js';
import * as accountPictures from './migrations/2026-11-28-6-account-pictures.js';
import * as jobList from './migrations/2026-11-28-6-job-list.js';
import * as jobTerms from './migrations/2026-11-28-7-job-terms.js';
import * as listViews from './migrations/2026-11-28-8-list-views.js';
import * as invitationMail from './migrations/2026-11-28-9-invitation-mail.js';
import * as passwordReset from './migrations/2026-11-28-9-password-reset.js';
import * as outboundEmails from './migrations/2026-11-29-2-outbound-emails.js';
import * as teams from './migrations/2026-11-29-3-teams.js';
import * as pictureVersions from './migrations/2026-11-29-4-picture-versions.js';
import * as foundJobs from './migrations/2026-11-29-5-found-jobs.js';
import * as sortedList from './migrations/2026-11-29-6-sorted-list.js';
import * as orderedList from './migrations/2026-11-29-7-ordered-list.js';
import * as openChecks from './migrations/2026-11-29-8-open-checks.js';
import { ownRestoredEvents } from './own-restored-events.js';

const migrations: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '2026-11-21-1-roles': roles,
      '2026-11-21-2-event-store': eventStore,
      '2026-11-21-3-identity-and-kept': identityAndKept,
      '2026-11-21-4-read-models': readModels,
      '2026-11-21-5-sweeps-and-known-devices': sweepsAndKnownDevices,
      '2026-11-21-6-restored-events': restoredEvents,
      '2026-11-21-7-goods': goods,
      '2026-11-21-8-lessons': lessons,
      '2026-11-21-9-goods-key-answers': goodsKeyAnswers,
      '2026-11-22-1-paper-numbers': paperNumbers,
      '2026-11-22-2-goods-judgements': goodsJudgements,
      '2026-11-23-1-lodged-by-hand': lodgedByHand,
      '2026-11-23-2-feed-key': feedKey,
      '2026-11-23-3-customs-tables': customsTables,
      '2026-11-23-4-party-customs-id': partyCustomsId,
      '2026-11-23-5-declarations-of-an-organisation': declarationsOfAnOrganisation,
      '2026-11-23-6-lodgement': lodgement,
      '2026-11-23-7-customs-intake': customsIntake,
      '2026-11-23-7-job-checks': jobChecks,
      '2026-11-23-8-customs-messages': customsMessages,
      '2026-11-23-9-grouping-key': groupingKey,
      '2026-11-24-1-freight-settings': freightSettings,
      '2026-11-24-2-freight-turns': freightTurns,
      '2026-11-24-6-freight-intake': freightIntake,
      '2026-11-24-8-api-keys': apiKeys,
      '2026-11-24-7-webhooks': webhooks,
      '2026-11-24-9-exports': exportsReadModel,
      '2026-11-24-9-release-requests': askForRelease,
      '2026-11-24-9-system-watch': systemWatch,
      '2026-11-25-1-freight-keys': freightKeys,
      '2026-11-25-1-freight-products': freightProducts,
      '2026-11-25-2-customs-interface': customsInterface,
      '2026-11-26-1-party-names': partyNames,
      '2026-11-28-2-invitations': invitations,
      '2026-11-28-3-account-mail': accountMail,
      '2026-11-28-3-kept-feed': keptFeed,
      '2026-11-28-6-account-pictures': accountPictures,
      '2026-11-28-6-job-list': jobList,
      '2026-11-28-7-job-terms': jobTerms,
      '2026-11-28-8-list-views': listViews,
      '2026-11-28-9-invitation-mail': invitationMail,
      '2026-11-28-9-password-reset': passwordReset,
      '2026-11-29-2-outbound-emails': outboundEmails,
      '2026-11-29-3-teams': teams,
      '2026-11-29-4-picture-versions': pictureVersions,
      '2026-11-29-5-found-jobs': foundJobs,
      '2026-11-29-6-sorted-list': sortedList,
      '2026-11-29-7-ordered-list': orderedList,
      '2026-11-29-8-open-checks': openChecks,
    }),
};

/**
 * Brings the database to the newest shape, and makes a log that came from another cluster this one's; run by its owner.
 * Answers with the names of the migrations that ran.
 */
export async function migrate(database: Kysely<unknown>): Promise<string[]> {
  const { error, results = [] } = await new Migrator({ db: database, provider: migrations }).migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('the database could not be brought to the newest shape', { cause: error });
  await ownRestoredEvents(database);
  return results.map((result) => result.migrationName);
}
