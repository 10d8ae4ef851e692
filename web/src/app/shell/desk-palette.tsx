import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { CommandPalette, type PaletteGroup } from '../../components/ui/command-palette.js';
import { workOrderQueries } from '../../features/work-order/api/queries.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import type { Layer, Shortcut } from '../../lib/keyboard/shortcuts.js';

interface DeskPaletteProps {
  /** The shortcuts that worked before the palette opened. */
  readonly layers: readonly Layer[];
  readonly onClose: () => void;
}

/** The palette of the desk: jobs, what this screen can do with its keys, and where one can go. */
export function DeskPalette({ layers, onClose }: DeskPaletteProps) {
  const t = useText();
  const { org } = useDesk();
  const navigate = useNavigate();
  const { data } = useQuery(workOrderQueries.switcher(org.id));
  const jobs = data === undefined || data === '404' ? [] : data.results;
  const of = (scope: Layer['scope']) =>
    oncePerLabel(layers.filter((layer) => layer.scope === scope).flatMap(({ shortcuts }) => shortcuts)).map(commandOf);

  const groups: PaletteGroup[] = [
    {
      title: t('shell.paletteGroups.jobs'),
      prefix: '#',
      first: 5,
      commands: jobs.map(({ id, code, importer_name }) => ({
        id,
        label: code,
        detail: importer_name ?? '',
        run: () => void navigate(`/organization/${org.id}/jobs/${id}`),
      })),
    },
    { title: t('shell.paletteGroups.actions'), prefix: '>', commands: of('screen') },
    { title: t('shell.paletteGroups.navigation'), commands: of('everywhere') },
  ];
  return <CommandPalette groups={groups} onClose={onClose} />;
}

/** What two keys do alike (`j` and the arrow) is one command here; it shows the first of them. */
function oncePerLabel(shortcuts: readonly Shortcut[]): Shortcut[] {
  return shortcuts.filter(({ label }, index) => shortcuts.findIndex((other) => other.label === label) === index);
}

function commandOf({ keys, label, run }: Shortcut) {
  return { id: `keys ${keys}`, label, keys, run: () => run(new KeyboardEvent('keydown')) };
}
