import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { type ReactNode, useState } from 'react';
import type { Option } from '../../../components/ui/combobox.js';
import { NameText } from '../../../components/ui/name-text.js';
import { useText } from '../../../i18n/use-text.js';
import { PartyField } from '../create/party-field.js';
import { useAmend } from './amend.js';
import { ConflictLine } from './conflict-line.js';
import { FactRow } from './fact-row.js';

type PartyFact = 'importer_id' | 'exporter_id' | 'notify_party_id';

/** The field of the job that holds the name of a party. */
const NAMES = { importer_id: 'importer_name', exporter_id: 'exporter_name', notify_party_id: 'notify_party_name' } as const;

interface PartyFactRowProps {
  readonly job: WorkOrder;
  readonly field: PartyFact;
  readonly readOnly: boolean;
  readonly aside?: ReactNode;
}

/** A party of the job, chosen or created where it stands. */
export function PartyFactRow({ job, field, readOnly, aside }: PartyFactRowProps) {
  const t = useText();
  const [editing, setEditing] = useState(false);
  const [chosen, setChosen] = useState('');
  const amend = useAmend(job);
  const name = job[NAMES[field]];
  const label = t(`workOrder.fields.${field}`);
  const shown = <NameText text={name} absent={<span className="text-ink-3">{t('common.empty')}</span>} />;

  function handleChoose(party: Option | null): void {
    if (party === null) return;
    setEditing(false);
    setChosen(party.text);
    if (party.id !== job[field]) amend.change({ [field]: party.id });
  }

  if (readOnly)
    return (
      <FactRow label={label} aside={aside}>
        {shown}
      </FactRow>
    );
  if (editing) return <PartyField label={label} chosen={null} focused onChoose={handleChoose} onLeave={() => setEditing(false)} />;
  return (
    <FactRow label={label} aside={aside}>
      <button
        type="button"
        className={`-mx-1.5 flex min-h-6 items-center rounded-control px-1.5 text-left hover:bg-hover ${amend.isPending ? 'text-ink-2' : ''}`}
        onClick={() => setEditing(true)}
      >
        <span className="sr-only">{t('job.overview.edit', { field: label })} </span>
        {shown}
      </button>
      <ConflictLine amend={amend} mine={chosen} />
    </FactRow>
  );
}
