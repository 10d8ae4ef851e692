import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CommandPalette, type PaletteGroup } from '../../components/ui/command-palette.js';
import { workOrderQueries } from '../../features/work-order/api/queries.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import type { Layer, Shortcut } from '../../lib/keyboard/shortcuts.js';
import { useRested } from '../../lib/use-rested.js';
import { foundByTermQuery } from './found-by-term.js';

interface DeskPaletteProps {
  /** The shortcuts that worked before the palette opened. */
  readonly layers: readonly Layer[];
  readonly onClose: () => void;
}

/** The palette of the desk: open jobs, what this screen can do with its keys, where one can go, and all jobs that a term is found in, lodged too. */
export function DeskPalette({ layers, onClose }: DeskPaletteProps) {
  const t = useText();
  const { org } = useDesk();
  const navigate = useNavigate();
  const { data } = useQuery(workOrderQueries.switcher(org.id));
  const jobs = data === undefined || data === '404' ? [] : data.results;
  const [term, setTerm] = useState('');
  const rested = useRested(term);
  const found = useQuery(foundByTermQuery(org.id, rested));
  const others = (term === rested ? (found.data?.results ?? []) : []).filter(({ id }) => jobs.every((job) => job.id !== id));
  const toJob = ({ id, code, importer_name }: { id: string; code: string; importer_name: string | null }) => ({
    id,
    label: code,
    detail: importer_name ?? '',
    run: () => void navigate(`/organization/${org.id}/jobs/${id}`),
  });
  const of = (scope: Layer['scope']) =>
    oncePerLabel(layers.filter((layer) => layer.scope === scope).flatMap(({ shortcuts }) => shortcuts)).map(commandOf);

  const groups: PaletteGroup[] = [
    {
      title: t('shell.paletteGroups.jobs'),
      prefix: '#',
      first: 5,
      commands: jobs.map(toJob),
    },
    { title: t('shell.paletteGroups.actions'), prefix: '>', commands: of('screen') },
    { title: t('shell.paletteGroups.navigation'), commands: of('everywhere') },
    { title: t('shell.paletteGroups.found'), prefix: '#', isFound: true, commands: others.map(toJob) },
  ];
  return <CommandPalette groups={groups} onTerm={setTerm} onClose={onClose} />;
}

/** What two keys do alike (`j` and the arrow) is one command here; it shows the first of them. */
function oncePerLabel(shortcuts: readonly Shortcut[]): Shortcut[] {
  return shortcuts.filter(({ label }, index) => shortcuts.findIndex((other) => other.label === label) === index);
}

function commandOf({ keys, label, run }: Shortcut) {
  return { id: `keys ${keys}`, label, keys, run: () => run(new KeyboardEvent('keydown')) };
}
