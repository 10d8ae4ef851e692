import { addTexts } from '../../i18n/i18n.js';

/** How the screens are fetched that are often the first. */
export async function loadList() {
  const { ShipmentListPage } = await import('../../features/work-order/list/shipment-list-page.js');
  return { default: ShipmentListPage };
}

export async function loadJob() {
  const [{ JobRoute }] = await Promise.all([import('./job-route.js'), addTexts('job')]);
  return { default: JobRoute };
}

/** Fetches the code of the screen that an address leads to, beside that of the desk. */
export function preloadScreen(path: string): void {
  if (/\/jobs\/?$|^\/$/.test(path)) void loadList();
  else if (/\/jobs\/[^/]+\/?$/.test(path)) void loadJob();
}
