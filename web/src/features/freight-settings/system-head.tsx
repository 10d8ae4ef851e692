import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { useState } from 'react';
import { SimulatorBadge } from '../../components/trade/simulator-badge.js';
import { Button } from '../../components/ui/button.js';
import { ReasonDialog } from '../../components/ui/reason-dialog.js';
import { useText } from '../../i18n/use-text.js';
import { SystemFetches } from './system-fetches.js';
import { SystemMark } from './system-mark.js';
import { useHoldSystem } from './use-hold-system.js';
import { useStateNote } from './use-state-note.js';

interface SystemHeadProps {
  readonly system: FreightSystem;
  readonly mayHold: boolean;
}

/** What a freight system is called and how it stands, and what may be done with it as a whole. */
export function SystemHead({ system, mayHold }: SystemHeadProps) {
  const t = useText();
  const [asks, setAsks] = useState(false);
  const hold = useHoldSystem();
  const verb = system.is_held ? 'release' : 'hold';
  const note = useStateNote(system);
  const { id, name, is_held } = system;
  return (
    <header className="flex min-h-11 shrink-0 items-center gap-2 border-b border-line px-5 py-2">
      <h2 className="truncate text-title">{name}</h2>
      {system.is_simulator && <SimulatorBadge label={t('freightSettings.simulator')} tip={t('freightSettings.simulatorTip')} />}
      <SystemMark system={system} />
      <p className="min-w-0 flex-1 truncate text-ink-2" data-tip={note ?? undefined}>
        {note}
      </p>
      {mayHold && <SystemFetches key={id} system={system} />}
      {mayHold && (
        <Button disabled={hold.isPending} onClick={() => setAsks(true)}>
          {t(`freightSettings.${verb}`)}
        </Button>
      )}
      {asks && (
        <ReasonDialog
          title={t(`freightSettings.${verb}Ask`, { name })}
          note={t(`freightSettings.${verb}Note`)}
          confirmLabel={t(`freightSettings.${verb}`)}
          onConfirm={(reason) => hold.mutate({ id, isHeld: !is_held, reason }, { onSuccess: () => setAsks(false) })}
          onClose={() => setAsks(false)}
        />
      )}
    </header>
  );
}
