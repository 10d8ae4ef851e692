import { EXPORT_KINDS } from '@tallyport/contracts/freight-export/export-standing';
import { EMAIL_STATES } from '@tallyport/contracts/outbound-email/email';
import { ChevronDown } from 'lucide-react';
import { Menu } from '../../components/ui/menu.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import type { Address } from './address.js';

interface FilterMenusProps {
  readonly address: Address;
  readonly onChange: (next: Partial<Address>) => void;
}

/** What the lists are narrowed to, each a menu. */
export function FilterMenus({ address: { branch, kind }, onChange }: FilterMenusProps) {
  const t = useText();
  const { org } = useDesk();
  const branches = org.branches_info.map(({ id, name }) => ({ value: id, label: name }));
  const kinds = EXPORT_KINDS.map((value) => ({ value, label: t(`operations.kinds.${value}`) }));
  return (
    <>
      <Filter name={t('operations.filters.branch')} value={branch} choices={branches} onChoose={(next) => onChange({ branch: next })} />
      <Filter name={t('operations.filters.kind')} value={kind} choices={kinds} onChoose={(next) => onChange({ kind: next })} />
    </>
  );
}

/** Which mails are listed, a menu. */
export function MailFilter({ address: { mail }, onChange }: FilterMenusProps) {
  const t = useText();
  const states = EMAIL_STATES.map((value) => ({ value, label: t(`operations.mails.states.${value}`) }));
  return <Filter name={t('operations.columns.state')} value={mail} choices={states} onChoose={(next) => onChange({ mail: next })} />;
}

interface FilterProps<Value extends string> {
  readonly name: string;
  readonly value: Value | null;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value | null) => void;
}

function Filter<Value extends string>({ name, value, choices, onChoose }: FilterProps<Value>) {
  const t = useText();
  const all = { value: null, label: t('operations.filters.all') };
  const shown = choices.find((choice) => choice.value === value) ?? all;
  return (
    <Menu
      align="end"
      entries={[all, ...choices].map((choice) => ({
        kind: 'item',
        label: choice.label,
        checked: choice.value === shown.value,
        onSelect: () => onChoose(choice.value),
      }))}
      className="flex h-6 items-center gap-1.5 rounded-mark bg-hover px-2 text-caption whitespace-nowrap text-ink-2 hover:text-ink"
    >
      {name} {value !== null && <span className="font-medium text-ink">{shown.label}</span>}
      <ChevronDown className="size-3" aria-hidden="true" />
    </Menu>
  );
}
