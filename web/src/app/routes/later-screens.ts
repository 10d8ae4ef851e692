import { addTexts } from '../../i18n/i18n.js';

/**
 * How each screen beside the list and the job is fetched, with its texts. They stand in a chunk of their own: the addresses of all these
 * chunks, and of what each of them needs, would weigh on the first load of the list.
 */
export const loadAllJobs = async () => {
  const [{ AllJobsPage }] = await Promise.all([import('../../features/work-order/list/all-jobs-page.js'), addTexts('finding')]);
  return { default: AllJobsPage };
};
export const loadSearch = async () => {
  const [{ SearchPage }] = await Promise.all([import('../../features/work-order/search/search-page.js'), addTexts('finding')]);
  return { default: SearchPage };
};
export const loadSettings = async () => {
  const [{ SettingsFrame }] = await Promise.all([import('./settings-frame.js'), addTexts('kept')]);
  return { default: SettingsFrame };
};
export const loadGoods = async () => {
  const { GoodsPage } = await import('../../features/classification/goods/goods-page.js');
  return { default: GoodsPage };
};
export const loadLessons = async () => {
  const [{ LessonsPage }] = await Promise.all([import('../../features/lessons/lessons-page.js'), addTexts('job')]);
  return { default: LessonsPage };
};
export const loadCustomsSettings = async () => {
  const { CustomsSettingsPage } = await import('../../features/customs-settings/customs-settings-page.js');
  return { default: CustomsSettingsPage };
};
export const loadFreightSettings = async () => {
  const { FreightSettingsPage } = await import('../../features/freight-settings/freight-settings-page.js');
  return { default: FreightSettingsPage };
};
export const loadWebhooks = async () => {
  const { WebhooksPage } = await import('../../features/webhooks/webhooks-page.js');
  return { default: WebhooksPage };
};
export const loadApiKeys = async () => {
  const { ApiKeysPage } = await import('../../features/api-keys/api-keys-page.js');
  return { default: ApiKeysPage };
};
export const loadTeam = async () => {
  const { TeamPage } = await import('../../features/team/team-page.js');
  return { default: TeamPage };
};
export const loadDeclarations = async () => {
  const [{ AllDeclarations }] = await Promise.all([import('./all-declarations.js'), addTexts('kept')]);
  return { default: AllDeclarations };
};
export const loadCargoReports = async () => {
  const [{ AllCargoReports }] = await Promise.all([import('./all-declarations.js'), addTexts('kept')]);
  return { default: AllCargoReports };
};
export const loadOperations = async () => {
  const [{ OperationsPage }] = await Promise.all([import('../../features/operations/operations-page.js'), addTexts('operations')]);
  return { default: OperationsPage };
};
export const loadN10 = async () => {
  const [{ N10Page }] = await Promise.all([import('../../features/declaration/n10-page.js'), addTexts('job')]);
  return { default: N10Page };
};
export const loadBranches = async () => {
  const { BranchesPage } = await import('../../features/branches/branches-page.js');
  return { default: BranchesPage };
};
export const loadCreateOrganisation = async () => {
  const [{ CreateOrganisationPage }] = await Promise.all([import('./create-organisation-page.js'), addTexts('joining')]);
  return { default: CreateOrganisationPage };
};
export const loadJoin = async () => {
  const [{ JoinPage }] = await Promise.all([import('./join-page.js'), addTexts('joining')]);
  return { default: JoinPage };
};
export const loadNoSuchPage = async () => {
  const { NoSuchPage } = await import('./no-such-page.js');
  return { default: NoSuchPage };
};
export const loadNoSuchPlace = async () => {
  const { NoSuchPlace } = await import('../shell/no-access.js');
  return { default: NoSuchPlace };
};
