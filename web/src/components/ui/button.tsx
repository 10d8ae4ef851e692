import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Keys } from './keys.js';

interface Look {
  /** `primary` is ink: at most one on a screen. `bare` has no edge until it is pointed at. */
  readonly variant?: 'primary' | 'plain' | 'bare';
  readonly size?: 'regular' | 'small';
}

/** The classes of a button, for links that look like one. */
export function buttonLook({ variant = 'plain', size = 'regular' }: Look = {}): string {
  return clsx(
    'inline-flex items-center justify-center gap-1.5 rounded-control border font-medium whitespace-nowrap select-none disabled:opacity-55',
    size === 'regular' ? 'h-7 text-body' : 'h-6 text-caption',
    variant === 'primary' && 'border-ink bg-ink px-2.5 text-on-ink hover:not-disabled:opacity-90',
    variant === 'plain' && 'border-line bg-surface px-2.5 text-ink hover:not-disabled:bg-hover',
    variant === 'bare' && 'border-transparent px-2 text-ink-2 hover:not-disabled:bg-hover hover:not-disabled:text-ink',
  );
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  readonly icon?: LucideIcon;
  /** The key that does the same, shown on the button. */
  readonly keys?: string;
}

export function Button({ variant, size, icon: Icon, keys, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={clsx(buttonLook({ ...(variant && { variant }), ...(size && { size }) }), className)}>
      {Icon && <Icon className="icon" aria-hidden="true" />}
      {children}
      {keys !== undefined && <Keys keys={keys} onInk={variant === 'primary'} />}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly icon: LucideIcon;
  readonly label: string;
  /** What the tooltip says where it is not the name. */
  readonly tip?: string;
  readonly keys?: string;
  readonly size?: 'regular' | 'small';
}

/** A button that is only a picture: its name is read by screen readers and shown as a tooltip. */
export function IconButton({
  icon: Icon,
  label,
  tip = label,
  keys,
  size = 'regular',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tip={tip}
      data-tip-keys={keys}
      className={clsx(
        'inline-grid place-items-center rounded-control border border-transparent text-ink-2 hover:not-disabled:bg-hover hover:not-disabled:text-ink disabled:opacity-40',
        size === 'regular' ? 'size-7' : 'size-6',
        className,
      )}
    >
      <Icon className="icon" aria-hidden="true" />
    </button>
  );
}
