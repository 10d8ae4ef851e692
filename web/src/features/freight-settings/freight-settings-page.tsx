import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { KeysStrip } from '../../components/ui/keys-strip.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { isAdmin, useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { Acknowledgements } from './acknowledgements.js';
import { CustomsWay } from './customs-way.js';
import { ORGANISATION_PARTS, type OrganisationPart, OrganisationParts } from './organisation-parts.js';
import { freightQueries } from './queries.js';
import { Scrolled } from './scrolled.js';
import { SystemList } from './system-list.js';
import { PARTS, type Part, SystemStage } from './system-stage.js';

const NEW = 'new';

/** The freight systems of an organisation: which is shown, and which part of it, stands in the address. */
export function FreightSettingsPage() {
  const t = useText();
  const desk = useDesk();
  const mayChange = isAdmin(desk);
  const [search, setSearch] = useSearchParams();
  const systems = useQuery(freightQueries.systems(desk.org.id));
  const known = systems.data ?? [];
  const asked = search.get('system');
  const isNew = asked === NEW && mayChange;
  const ofOrganisation = ORGANISATION_PARTS.find((one) => one === asked) ?? null;
  const chosen = isNew ? null : (known.find(({ id }) => id === asked) ?? (asked === null ? (known[0] ?? null) : null));
  const part = PARTS.find((one) => one === search.get('part')) ?? 'connection';
  const searchOf = (system: string, to: Part = part) => ({ system, ...(to !== 'connection' && { part: to }) });
  const show = (system: string, to?: Part) => setSearch(searchOf(system, to));
  const step = (by: number) => {
    const next = known[known.findIndex(({ id }) => id === chosen?.id) + by];
    if (next) show(next.id);
  };
  const add = () => show(NEW, 'connection');

  useShortcuts([
    { keys: 'j', label: t('freightSettings.keys.next'), run: () => step(1) },
    { keys: 'k', label: t('freightSettings.keys.previous'), run: () => step(-1) },
    {
      keys: 't',
      label: t('freightSettings.keys.part'),
      run: () => chosen && show(chosen.id, PARTS[(PARTS.indexOf(part) + 1) % PARTS.length]),
    },
    ...(mayChange ? [{ keys: 'n', label: t('freightSettings.keys.add'), run: add }] : []),
  ]);

  if (systems.isLoadingError) return <Failed error={systems.error} onRetry={() => void systems.refetch()} />;
  if (!systems.data) return <Loading rows={6} className="flex-1" />;
  const addButton = mayChange && (
    <Button icon={Plus} keys="n" onClick={add}>
      {t('freightSettings.add')}
    </Button>
  );
  const stage = (system: FreightSystem | null) => (
    <SystemStage
      system={system}
      part={part}
      placeOf={(to) => `?${new URLSearchParams(searchOf(system?.id ?? NEW, to)).toString()}`}
      onSaved={(saved) => saved.id !== system?.id && show(saved.id)}
    />
  );
  const shown = () => {
    if (ofOrganisation !== null) return <Scrolled>{ORGANISATION_STAGES[ofOrganisation]}</Scrolled>;
    if (isNew || chosen) return stage(chosen);
    if (known.length > 0) return <Empty title={t('freightSettings.gone')} />;
    return (
      <Empty title={t('freightSettings.none')} hint={t('freightSettings.noneHint')}>
        {addButton}
      </Empty>
    );
  };
  const placeOf = (id: string) => `?${new URLSearchParams(searchOf(id)).toString()}`;
  return (
    <>
      <div className="flex min-h-0 flex-1">
        <div className="flex w-64 shrink-0 flex-col overflow-y-auto border-r border-line">
          <SystemList systems={known} chosen={chosen?.id ?? null} placeOf={placeOf} />
          {addButton && known.length > 0 && <div className="px-5 py-3">{addButton}</div>}
          <OrganisationParts chosen={ofOrganisation} placeOf={(to) => `?system=${to}`} />
        </div>
        <div className="flex min-w-0 flex-1 flex-col">{shown()}</div>
      </div>
      <KeysStrip />
    </>
  );
}

const ORGANISATION_STAGES: Readonly<Record<OrganisationPart, React.ReactNode>> = {
  acknowledgements: <Acknowledgements />,
  'customs-interface': <CustomsWay />,
};
