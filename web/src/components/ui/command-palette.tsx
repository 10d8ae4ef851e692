import { Command } from 'cmdk';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { usePinyinInitials } from '../../i18n/pinyin-initials.js';
import { useText } from '../../i18n/use-text.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { Keys } from './keys.js';

export interface PaletteCommand {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly keys?: string;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly title: string;
  /** A sign that, typed first, leaves only this group. */
  readonly prefix?: string;
  /** How many are shown while nothing is typed; all without it. */
  readonly first?: number;
  readonly commands: readonly PaletteCommand[];
  /** They were found for what is typed: all are shown, whatever words they have. */
  readonly isFound?: true;
}

interface CommandPaletteProps {
  readonly groups: readonly PaletteGroup[];
  /** Hears what is typed, without the sign that leaves one group. */
  readonly onTerm?: (term: string) => void;
  readonly onClose: () => void;
}

/** Everything that can be done from here, by typing a part of its name. */
export function CommandPalette({ groups, onTerm, onClose }: CommandPaletteProps) {
  const t = useText();
  const initials = usePinyinInitials();
  const [typed, setTyped] = useState('');
  useShortcuts([], 'modal');
  const only = groups.find(({ prefix }) => prefix !== undefined && typed.startsWith(prefix));
  const term = (only ? typed.slice(1) : typed).trim();
  const shown = groups
    .filter(({ prefix }) => !only || prefix === only.prefix)
    .map((group) => ({ ...group, commands: typed === '' ? group.commands.slice(0, group.first) : found(group, term, initials) }))
    .filter(({ commands }) => commands.length > 0);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-24 left-1/2 z-30 w-[640px] max-w-full -translate-x-1/2 animate-appear overflow-hidden rounded-panel bg-surface shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">{t('shell.palette')}</Dialog.Title>
          {/* A pointer that happens to rest where the palette opens chooses nothing either; a click does. */}
          <Command loop disablePointerSelection label={t('shell.palette')} shouldFilter={false}>
            <Command.Input
              value={typed}
              onValueChange={(next) => {
                setTyped(next);
                onTerm?.(next.replace(/^[>#@]/, '').trim());
              }}
              placeholder={t('shell.paletteHint')}
              className="h-11 w-full border-b border-line px-4 text-section font-normal outline-none"
            />
            <Command.List label={t('shell.palette')} className="max-h-[400px] overflow-y-auto p-1">
              {term === '' && <NothingChosen />}
              <Command.Empty className="px-3 py-4 text-ink-2">{t('shell.paletteEmpty', { term })}</Command.Empty>
              {shown.map(({ title, commands }) => (
                <Command.Group
                  key={title}
                  heading={title}
                  className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:text-ink-3"
                >
                  {commands.map((command) => (
                    <Command.Item
                      key={command.id}
                      value={command.id}
                      className="flex h-8 items-center gap-3 rounded-control px-3 hover:bg-hover data-[selected=true]:bg-select"
                      onSelect={() => {
                        onClose();
                        command.run();
                      }}
                    >
                      {/* Names of keys are words in a sentence elsewhere; here each begins a row. */}
                      <span className="truncate first-letter:uppercase">{command.label}</span>
                      <span className="flex-1 truncate text-ink-3">{command.detail}</span>
                      {command.keys !== undefined && <Keys keys={command.keys} />}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Stands before the commands while no word is typed, because cmdk chooses the first entry by itself: Enter at once does
 * nothing, and the first arrow leads to the first command.
 */
function NothingChosen() {
  return (
    <Command.Group className="hidden">
      <Command.Item value="nothing chosen" />
    </Command.Group>
  );
}

/** The commands of a group that a term is found in, also by the initials of what is Chinese; an earlier place ranks higher. */
function found({ commands, isFound }: PaletteGroup, term: string, initials: (text: string) => string): readonly PaletteCommand[] {
  if (isFound || term === '') return commands;
  return commands
    .map((command) => ({ command, place: placeOf(`${command.label} ${command.detail ?? ''} ${initials(command.label)}`, term) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place)
    .map(({ command }) => command);
}

/** Where the last of all words of a term occurs first; less than 0 where one does not. */
function placeOf(text: string, term: string): number {
  const haystack = text.toLowerCase();
  const places = term
    .toLowerCase()
    .split(/\s+/)
    .map((word) => haystack.indexOf(word));
  return places.some((place) => place < 0) ? -1 : Math.max(...places);
}
