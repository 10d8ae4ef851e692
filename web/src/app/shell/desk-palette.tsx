import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { CommandPalette, type PaletteGroup } from '../../components/ui/command-palette.js';
import { workOrderQueries } from '../../features/work-order/api/queries.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import type { Layer, Shortcut } from '../../lib/keyboard/shortcuts.js';
import { type RecentJob, recentJobs } from '../../lib/session/recent-jobs.js';
import { useRested } from '../../lib/use-rested.js';
import { foundByTermQuery } from './found-by-term.js';
import { usePeopleCommands } from './people-commands.js';

interface DeskPaletteProps {
  /** The shortcuts that worked before the palette opened. */
  readonly layers: readonly Layer[];
  readonly onClose: () => void;
}

/** So many jobs stand before the actions. */
const FIRST = 5;

/**
 * The palette of the desk: the jobs one had open last, what this screen can do with its keys, where one can go, and once something is
 * typed people, open jobs, and all jobs that it is found in, lodged too.
 */
export function DeskPalette({ layers, onClose }: DeskPaletteProps) {
  const t = useText();
  const { org, me } = useDesk();
  const navigate = useNavigate();
  const here = useMatch('/organization/:organizationId/jobs/:jobId/*')?.params.jobId;
  const { data } = useQuery(workOrderQueries.switcher(org.id));
  const people = usePeopleCommands();
  const [term, setTerm] = useState('');
  const rested = useRested(term);
  const found = useQuery(foundByTermQuery(org.id, rested));

  const recent = recentJobs(org.id, me.id).filter(({ id }) => id !== here);
  const open = without(recent, data === undefined || data === '404' ? [] : data.results);
  const others = without([...recent, ...open], term === rested ? (found.data?.results ?? []) : []);
  const toJob = ({ id, code, importer_name }: RecentJob) => ({
    id,
    label: code,
    detail: importer_name ?? '',
    run: () => void navigate(`/organization/${org.id}/jobs/${id}`),
  });
  const of = (scope: Layer['scope']) =>
    oncePerLabel(layers.filter((layer) => layer.scope === scope).flatMap(({ shortcuts }) => shortcuts)).map(commandOf);

  const groups: PaletteGroup[] = [
    { title: t('shell.paletteGroups.recent'), prefix: '#', first: FIRST, commands: recent.map(toJob) },
    { title: t('shell.paletteGroups.jobs'), prefix: '#', first: recent.length > 0 ? 0 : FIRST, commands: open.map(toJob) },
    { title: t('shell.paletteGroups.actions'), prefix: '>', commands: of('screen') },
    { title: t('shell.paletteGroups.navigation'), commands: of('everywhere') },
    { title: t('shell.paletteGroups.people'), prefix: '@', first: 0, commands: people },
    { title: t('shell.paletteGroups.found'), prefix: '#', isFound: true, commands: others.map(toJob) },
  ];
  return <CommandPalette groups={groups} onTerm={setTerm} onClose={onClose} />;
}

function without<Job extends RecentJob>(known: readonly RecentJob[], jobs: readonly Job[]): readonly Job[] {
  return jobs.filter(({ id }) => known.every((one) => one.id !== id));
}

/** What two keys do alike (`j` and the arrow) is one command here; it shows the first of them. */
function oncePerLabel(shortcuts: readonly Shortcut[]): Shortcut[] {
  return shortcuts.filter(({ label }, index) => shortcuts.findIndex((other) => other.label === label) === index);
}

function commandOf({ keys, label, run }: Shortcut) {
  return { id: `keys ${keys}`, label, keys, run: () => run(new KeyboardEvent('keydown')) };
}
