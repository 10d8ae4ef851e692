import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { addTexts } from '../i18n/i18n.js';
import { HomeRedirect } from './routes/home-redirect.js';
import { NoSuchPage } from './routes/no-such-page.js';
import { Screen } from './routes/screen.js';
import { OrganisationShell } from './shell/organisation-shell.js';

const loadList = async () => {
  const { ShipmentListPage } = await import('../features/work-order/list/shipment-list-page.js');
  return { default: ShipmentListPage };
};
const loadAllJobs = async () => {
  const [{ AllJobsPage }] = await Promise.all([import('../features/work-order/list/all-jobs-page.js'), addTexts('finding')]);
  return { default: AllJobsPage };
};
const loadSearch = async () => {
  const [{ SearchPage }] = await Promise.all([import('../features/work-order/search/search-page.js'), addTexts('finding')]);
  return { default: SearchPage };
};
const loadJob = async () => {
  const [{ JobRoute }] = await Promise.all([import('./routes/job-route.js'), addTexts('job')]);
  return { default: JobRoute };
};
const loadSettings = async () => {
  const [{ SettingsFrame }] = await Promise.all([import('./routes/settings-frame.js'), addTexts('kept')]);
  return { default: SettingsFrame };
};
const loadGoods = async () => {
  const { GoodsPage } = await import('../features/classification/goods/goods-page.js');
  return { default: GoodsPage };
};
const loadLessons = async () => {
  const [{ LessonsPage }] = await Promise.all([import('../features/lessons/lessons-page.js'), addTexts('job')]);
  return { default: LessonsPage };
};
const loadCustomsSettings = async () => {
  const { CustomsSettingsPage } = await import('../features/customs-settings/customs-settings-page.js');
  return { default: CustomsSettingsPage };
};
const loadFreightSettings = async () => {
  const { FreightSettingsPage } = await import('../features/freight-settings/freight-settings-page.js');
  return { default: FreightSettingsPage };
};
const loadWebhooks = async () => {
  const { WebhooksPage } = await import('../features/webhooks/webhooks-page.js');
  return { default: WebhooksPage };
};
const loadApiKeys = async () => {
  const { ApiKeysPage } = await import('../features/api-keys/api-keys-page.js');
  return { default: ApiKeysPage };
};
const loadTeam = async () => {
  const { TeamPage } = await import('../features/team/team-page.js');
  return { default: TeamPage };
};
const loadDeclarations = async () => {
  const [{ AllDeclarations }] = await Promise.all([import('./routes/all-declarations.js'), addTexts('kept')]);
  return { default: AllDeclarations };
};
const loadCargoReports = async () => {
  const [{ AllCargoReports }] = await Promise.all([import('./routes/all-declarations.js'), addTexts('kept')]);
  return { default: AllCargoReports };
};
const loadOperations = async () => {
  const [{ OperationsPage }] = await Promise.all([import('../features/operations/operations-page.js'), addTexts('operations')]);
  return { default: OperationsPage };
};
const loadN10 = async () => {
  const [{ N10Page }] = await Promise.all([import('../features/declaration/n10-page.js'), addTexts('job')]);
  return { default: N10Page };
};
const loadBranches = async () => {
  const { BranchesPage } = await import('../features/branches/branches-page.js');
  return { default: BranchesPage };
};
const loadCreateOrganisation = async () => {
  const [{ CreateOrganisationPage }] = await Promise.all([import('./routes/create-organisation-page.js'), addTexts('joining')]);
  return { default: CreateOrganisationPage };
};
const loadJoin = async () => {
  const [{ JoinPage }] = await Promise.all([import('./routes/join-page.js'), addTexts('joining')]);
  return { default: JoinPage };
};
const ShipmentListPage = lazy(loadList);
const AllJobsPage = lazy(loadAllJobs);
const SearchPage = lazy(loadSearch);
const JobRoute = lazy(loadJob);
const SettingsFrame = lazy(loadSettings);
const GoodsPage = lazy(loadGoods);
const LessonsPage = lazy(loadLessons);
const CustomsSettingsPage = lazy(loadCustomsSettings);
const FreightSettingsPage = lazy(loadFreightSettings);
const WebhooksPage = lazy(loadWebhooks);
const ApiKeysPage = lazy(loadApiKeys);
const TeamPage = lazy(loadTeam);
const BranchesPage = lazy(loadBranches);
const CreateOrganisationPage = lazy(loadCreateOrganisation);
const JoinPage = lazy(loadJoin);
const AllDeclarations = lazy(loadDeclarations);
const AllCargoReports = lazy(loadCargoReports);
const OperationsPage = lazy(loadOperations);
const N10Page = lazy(loadN10);

/** Fetches the code of the screen that an address leads to, while the shell still asks who is signed in. */
export function preloadScreen(path: string): void {
  if (/\/jobs\/?$|^\/$/.test(path)) void loadList();
  else if (/\/jobs\/[^/]+\/?$/.test(path)) void loadJob();
}

/** The paths of the specification. Each screen is a chunk of its own and fails by itself. */
export function Router() {
  return (
    <Routes>
      <Route index element={<HomeRedirect />} />
      <Route path="create_organisation" element={<Screen page={CreateOrganisationPage} />} />
      <Route path="join_organisation" element={<Screen page={JoinPage} />} />
      <Route path="organization/:organizationId" element={<OrganisationShell />}>
        <Route index element={<Navigate to="jobs" replace />} />
        <Route path="jobs" element={<Screen page={ShipmentListPage} />} />
        <Route path="all_jobs" element={<Screen page={AllJobsPage} />} />
        <Route path="search_jobs" element={<Screen page={SearchPage} />} />
        <Route path="jobs/:jobId" element={<Screen page={JobRoute} />} />
        <Route path="jobs/:jobId/n10" element={<Screen page={N10Page} />} />
        <Route path="declarations" element={<Screen page={AllDeclarations} />} />
        <Route path="cargo_reports" element={<Screen page={AllCargoReports} />} />
        <Route path="operations" element={<Screen page={OperationsPage} />} />
        <Route path="settings" element={<Screen page={SettingsFrame} />}>
          <Route path="lessons" element={<Screen page={LessonsPage} />} />
          <Route path="cargowise_setting" element={<Screen page={FreightSettingsPage} />} />
          <Route path="org_setting" element={<Screen page={CustomsSettingsPage} />} />
          <Route path="webhooks" element={<Screen page={WebhooksPage} />} />
          <Route path="api_keys" element={<Screen page={ApiKeysPage} />} />
          <Route path="branches" element={<Screen page={BranchesPage} />} />
          <Route path="team_member" element={<Screen page={TeamPage} />} />
          <Route path=":table" element={<Screen page={GoodsPage} />} />
        </Route>
        <Route path="*" element={<NoSuchPage />} />
      </Route>
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  );
}
