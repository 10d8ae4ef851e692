import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { loadJob, loadList } from './routes/first-screens.js';
import { HomeRedirect } from './routes/home-redirect.js';
import type * as LaterScreens from './routes/later-screens.js';
import { Screen } from './routes/screen.js';
import { OrganisationShell } from './shell/organisation-shell.js';

/** A screen that is seldom the first: where its code is, is fetched too. */
const later = (load: keyof typeof LaterScreens) => lazy(async () => (await import('./routes/later-screens.js'))[load]());

const ShipmentListPage = lazy(loadList);
const AllJobsPage = later('loadAllJobs');
const SearchPage = later('loadSearch');
const JobRoute = lazy(loadJob);
const SettingsFrame = later('loadSettings');
const GoodsPage = later('loadGoods');
const LessonsPage = later('loadLessons');
const CustomsSettingsPage = later('loadCustomsSettings');
const FreightSettingsPage = later('loadFreightSettings');
const WebhooksPage = later('loadWebhooks');
const ApiKeysPage = later('loadApiKeys');
const TeamPage = later('loadTeam');
const BranchesPage = later('loadBranches');
const CreateOrganisationPage = later('loadCreateOrganisation');
const JoinPage = later('loadJoin');
const AllDeclarations = later('loadDeclarations');
const AllCargoReports = later('loadCargoReports');
const OperationsPage = later('loadOperations');
const N10Page = later('loadN10');
const NoSuchPage = later('loadNoSuchPage');
const NoSuchPlace = later('loadNoSuchPlace');

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
        <Route path="*" element={<Screen page={NoSuchPage} />} />
      </Route>
      <Route path="*" element={<Screen page={NoSuchPlace} />} />
    </Routes>
  );
}
