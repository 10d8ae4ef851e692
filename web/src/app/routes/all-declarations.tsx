import { DeclarationsPage } from '../../features/declarations-list/declarations-page.js';

export function AllDeclarations() {
  return <DeclarationsPage key="declaration" kind="declaration" />;
}

export function AllCargoReports() {
  return <DeclarationsPage key="cargo-report" kind="cargo-report" />;
}
