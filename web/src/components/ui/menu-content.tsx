import { clsx } from 'clsx';
import { Check, ChevronRight } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { RefObject } from 'react';
import { Keys } from './keys.js';
import type { MenuEntry } from './menu-entries.js';

interface MenuContentProps {
  readonly entries: readonly MenuEntry[];
  readonly align: 'start' | 'end';
  readonly side: 'bottom' | 'right' | 'top';
  readonly label: string | undefined;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

const box = 'z-40 max-h-[400px] max-w-[360px] min-w-[200px] animate-appear overflow-y-auto rounded-panel bg-surface p-1 shadow-float';
const row =
  'flex min-h-7 items-center gap-2 rounded-control px-2 text-body outline-none select-none data-[disabled]:text-ink-3 data-[highlighted]:bg-select data-[state=open]:bg-hover';

/** The open menu. Its anchor lies over the button, which stays where it is and gets the focus back. */
export function MenuContent({ entries, align, side, label, button, onClose }: MenuContentProps) {
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden="true" tabIndex={-1} className="pointer-events-none absolute inset-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.querySelector('main')}>
        <DropdownMenu.Content
          align={align}
          side={side}
          sideOffset={4}
          aria-label={label}
          className={box}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
          onInteractOutside={(event) => button.current?.contains(event.target as Node) && event.preventDefault()}
        >
          <Entries entries={entries} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map((entry, index) => <Entry key={'label' in entry ? entry.label : `line ${index}`} entry={entry} />);
}

function Entry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <DropdownMenu.Separator className="my-1 h-px bg-line" />;
    case 'heading':
      return <DropdownMenu.Label className="px-2 pt-1.5 pb-1 text-caption text-ink-3">{entry.label}</DropdownMenu.Label>;
    case 'submenu':
      return <Submenu entry={entry} />;
    case 'item':
      return <Item entry={entry} />;
  }
}

function Submenu({ entry: { icon: Icon, label, entries } }: { entry: Extract<MenuEntry, { kind: 'submenu' }> }) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={row}>
        {Icon && <Icon className="icon text-ink-3" aria-hidden="true" />}
        <span className="flex-1 truncate">{label}</span>
        <ChevronRight className="icon-small text-ink-3" aria-hidden="true" />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal container={document.querySelector('main')}>
        <DropdownMenu.SubContent sideOffset={4} className={box}>
          <Entries entries={entries} />
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}

function Item({ entry }: { entry: Extract<MenuEntry, { kind: 'item' }> }) {
  const { icon: Icon, label, lang, detail, keys, checked, disabled = false, stays = false, onSelect } = entry;
  const content = (
    <>
      {Icon && <Icon className="icon text-ink-3" aria-hidden="true" />}
      <span lang={lang} className="flex-1 truncate">
        {label}
      </span>
      {detail !== undefined && <span className="text-caption text-ink-3">{detail}</span>}
      {keys !== undefined && <Keys keys={keys} />}
      {checked !== undefined && <Check className={clsx('icon-small', !checked && 'invisible')} aria-hidden="true" />}
    </>
  );
  const select = (event: Event) => {
    if (stays) event.preventDefault();
    onSelect();
  };
  if (checked === undefined) {
    return (
      <DropdownMenu.Item className={row} disabled={disabled} onSelect={select}>
        {content}
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.CheckboxItem className={row} checked={checked} disabled={disabled} onSelect={select}>
      {content}
    </DropdownMenu.CheckboxItem>
  );
}
