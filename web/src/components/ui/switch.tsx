import { clsx } from 'clsx';

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly mayTurn: boolean;
  onTurn(isOn: boolean): void;
  /** Whether the label is seen, or only said. */
  readonly isNamed?: boolean;
}

/** A switch that says on or off; who may not turn it sees how it stands. */
export function Switch({ label, isOn, mayTurn, onTurn, isNamed = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      disabled={!mayTurn}
      onClick={(event) => {
        event.stopPropagation();
        onTurn(!isOn);
      }}
      className="-mx-1 inline-flex items-center gap-2 rounded-control px-1 disabled:opacity-55"
    >
      {isNamed && <span className="text-body">{label}</span>}
      <span
        className={clsx('flex h-4 w-7 items-center rounded-full border px-px', isOn ? 'border-ink bg-ink' : 'border-control bg-surface')}
      >
        <span className={clsx('size-3 rounded-full', isOn ? 'ml-auto bg-surface' : 'bg-control')} />
      </span>
    </button>
  );
}
