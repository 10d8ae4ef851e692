import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import type { To } from 'react-router-dom';
import { TabLinks } from '../../components/ui/tab-links.js';
import { useText } from '../../i18n/use-text.js';
import { isAdmin, useDesk } from '../../lib/desk.js';
import { OrganisationsStrip } from './organisations-strip.js';
import { PartyCodes } from './party-codes.js';
import { Scrolled } from './scrolled.js';
import { SystemCodes } from './system-codes.js';
import { SystemEditor } from './system-editor.js';
import { SystemFacts } from './system-facts.js';
import { SystemHead } from './system-head.js';

export const PARTS = ['connection', 'parties', 'unit', 'document'] as const;
export type Part = (typeof PARTS)[number];

interface SystemStageProps {
  /** Null for a new one, which has a connection and nothing else yet. */
  readonly system: FreightSystem | null;
  readonly part: Part;
  placeOf(part: Part): To;
  onSaved(system: FreightSystem): void;
}

/** One freight system: its connection, and how it calls parties, units and documents. */
export function SystemStage({ system, part, placeOf, onSaved }: SystemStageProps) {
  const t = useText();
  const { me, org } = useDesk();
  const mayChange = isAdmin({ me, org });
  const mayHold = mayChange || me.capacities.some((one) => one.org === org.id && one.capacity === 'operator');
  if (system === null) {
    return (
      <Scrolled>
        <h2 className="mb-5 text-title">{t('freightSettings.newSystem')}</h2>
        <SystemEditor system={null} onSaved={onSaved} />
      </Scrolled>
    );
  }
  return (
    <>
      <SystemHead system={system} mayHold={mayHold} />
      <OrganisationsStrip key={system.id} system={system} mayFetch={mayHold} />
      <div className="flex shrink-0 border-b border-line">
        <TabLinks
          label={system.name}
          chosen={part}
          tabs={PARTS.map((id) => ({ id, label: t(`freightSettings.parts.${id}`), to: placeOf(id) }))}
        />
      </div>
      {part === 'connection' && (
        <Scrolled>
          {mayChange ? <SystemEditor key={system.id} system={system} onSaved={onSaved} /> : <SystemFacts system={system} />}
        </Scrolled>
      )}
      {part === 'parties' && <PartyCodes key={system.id} systemId={system.id} mayChange={mayChange} />}
      {(part === 'unit' || part === 'document') && (
        <SystemCodes key={`${system.id} ${part}`} systemId={system.id} list={part} mayChange={mayChange} />
      )}
    </>
  );
}
