import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { IconButton } from './button.js';

interface Way {
  readonly label: string;
  readonly keys?: string;
  /** Null at the end. */
  readonly go: (() => void) | null;
}

interface PreviousNextProps {
  readonly previous: Way;
  readonly next: Way;
  /** Pages lie side by side, entries of a list one below the other. */
  readonly along: 'pages' | 'list';
}

/** One back and one on, through pages or through a list. */
export function PreviousNext({ previous, next, along }: PreviousNextProps) {
  const [Back, On] = along === 'pages' ? [ChevronLeft, ChevronRight] : [ChevronUp, ChevronDown];
  return (
    <span className="flex shrink-0 gap-1">
      <Step icon={Back} way={previous} />
      <Step icon={On} way={next} />
    </span>
  );
}

function Step({ icon, way: { label, keys, go } }: { icon: typeof ChevronUp; way: Way }) {
  return (
    <IconButton
      icon={icon}
      size="small"
      label={label}
      {...(keys !== undefined && { keys })}
      disabled={go === null}
      onClick={() => go?.()}
    />
  );
}
