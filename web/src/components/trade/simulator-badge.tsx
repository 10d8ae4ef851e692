interface SimulatorBadgeProps {
  readonly label: string;
  readonly tip: string;
}

/** Beside whatever is sent to the simulator: nothing of it leaves. */
export function SimulatorBadge({ label, tip }: SimulatorBadgeProps) {
  return (
    <span
      data-tip={tip}
      className="inline-flex h-5 shrink-0 items-center rounded-mark border border-control px-1.5 text-caption font-semibold text-ink-2"
    >
      {label}
    </span>
  );
}
