/** The mark of the house: a tally of five. The one ornament. */
export function Tally({ className = 'size-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" strokeLinecap="round" strokeWidth="2.2" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d="M5 5v14M10 5v14M15 5v14M20 5v14" className="stroke-ink" />
      <path d="M2.5 16.5 22 8" className="stroke-accent-solid" />
    </svg>
  );
}
