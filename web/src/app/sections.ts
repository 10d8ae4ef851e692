import { Activity, FileCheck, type LucideIcon, Package, Plus, Settings, Ship } from 'lucide-react';
import type { Desk } from '../lib/desk.js';

/** A place of the desk to which the sidebar, the palette and `G` with its letter lead. */
export interface Section {
  /** Its name among the texts of the shell. */
  readonly id: 'shipments' | 'createShipment' | 'declarations' | 'cargoReports' | 'settings' | 'operations';
  readonly letter: string;
  readonly icon: LucideIcon;
  /** Below the organisation's address. */
  readonly path: string;
  /** Whether an address below the organisation's is in this section. */
  readonly holds: (path: string, search: URLSearchParams) => boolean;
  /** Something to do within another section: the section switcher leaves it out, and so do those who only read. */
  readonly isAction?: true;
  /** The sidebar draws a line before it. */
  readonly beginsGroup?: true;
}

/** What is built, in the order of the sidebar. */
const SECTIONS: readonly Section[] = [
  {
    id: 'shipments',
    letter: 's',
    icon: Package,
    path: 'jobs',
    holds: (path, search) => /^(all_|search_)?jobs/.test(path) && !search.has('create'),
  },
  {
    id: 'createShipment',
    letter: 'c',
    icon: Plus,
    path: 'jobs?create',
    holds: (path, search) => path === 'jobs' && search.has('create'),
    isAction: true,
  },
  {
    id: 'declarations',
    letter: 'd',
    icon: FileCheck,
    path: 'declarations',
    holds: (path) => path.startsWith('declarations'),
    beginsGroup: true,
  },
  { id: 'cargoReports', letter: 'r', icon: Ship, path: 'cargo_reports', holds: (path) => path.startsWith('cargo_reports') },
  { id: 'operations', letter: 'p', icon: Activity, path: 'operations', holds: (path) => path.startsWith('operations') },
  { id: 'settings', letter: 'o', icon: Settings, path: 'settings/team_member', holds: (path) => path.startsWith('settings/') },
];

/** The sections of a person's desk, each with its address. */
export function sectionsOf({ org, role }: Pick<Desk, 'org' | 'role'>): readonly (Section & { readonly to: string })[] {
  return SECTIONS.filter(({ isAction }) => !isAction || role !== null).map((section) => ({
    ...section,
    to: `/organization/${org.id}/${section.path}`,
  }));
}

/** The one in which an address is. */
export function sectionAt(sections: ReturnType<typeof sectionsOf>, { pathname, search }: { pathname: string; search: string }) {
  const path = pathname.replace(/^\/organization\/[^/]+\/?/, '');
  return sections.find(({ holds }) => holds(path, new URLSearchParams(search)));
}
