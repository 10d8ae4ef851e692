import { askEarly } from '../lib/api/request.js';

const API = '/api/v1';
const LIST = /^\/organization\/([0-9a-f-]{36})\/jobs\/?$/;

/** What the desk will ask first: who is signed in, where, and on the list of shipments its first page. A test compares them with what it asks. */
export function firstQuestions({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string[] {
  const org = search === '' ? LIST.exec(pathname)?.[1] : undefined;
  return [`${API}/accounts/me`, `${API}/orgs/acccessible_orgs`, ...(org === undefined ? [] : [`${API}/orgs/${org}/work_orders?page=1`])];
}

/** Asks while the code of the desk is on its way. */
export function askFirst(place: Pick<Location, 'pathname' | 'search'>): void {
  for (const address of firstQuestions(place)) askEarly(address);
}
