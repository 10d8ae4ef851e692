import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { IconButton } from './button.js';

interface DialogProps {
  /** The title is the question. */
  readonly title: string;
  readonly note?: string;
  /** `form` is 560 wide, `sheet` 720, a question 440; `panel` stands at the right edge over the whole height. */
  readonly form?: 'question' | 'form' | 'sheet' | 'panel';
  /** Esc and a click beside it close only while nothing was typed; `onClose` then decides. */
  readonly dirty?: boolean;
  /** What then is lost, where it is not what was typed. */
  readonly loses?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const places = {
  question: 'top-1/2 left-1/2 w-[440px] -translate-1/2 rounded-panel animate-appear',
  form: 'top-1/2 left-1/2 w-[560px] -translate-1/2 rounded-panel animate-appear',
  sheet: 'top-1/2 left-1/2 w-[720px] -translate-1/2 rounded-panel animate-appear',
  panel: 'top-0 right-0 h-full w-[560px] animate-slide',
};

/** What the focus goes back to: where it is now, or the button of the menu that goes as the dialog comes. */
function openerOf(): Element | null {
  const focused = document.activeElement;
  return focused?.closest('[role=menu]') ? document.querySelector('button[aria-haspopup=menu][aria-expanded=true]') : focused;
}

/** A modal dialog. While it is open the shortcuts of the screen below are silent; the focus goes back to where it was. */
export function Dialog({ title, note, form = 'question', dirty = false, loses, onClose, children }: DialogProps) {
  const t = useText();
  const [warned, setWarned] = useState(false);
  const [opener] = useState(openerOf);
  useShortcuts([], 'modal');

  /** What was typed is not lost to one key: the first Esc says so, the second closes. */
  function handleDismiss(event: Event): void {
    if (!dirty || warned) return;
    event.preventDefault();
    setWarned(true);
  }

  /** Opened by a key, the dialog has no trigger that the focus could go back to by itself. */
  function handleCloseAutoFocus(event: Event): void {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-30 animate-appear bg-ink/20 dark:bg-canvas/60" />
        <Radix.Content
          className={`fixed z-30 flex max-h-full max-w-full flex-col bg-surface shadow-float outline-none ${places[form]}`}
          onCloseAutoFocus={handleCloseAutoFocus}
          onEscapeKeyDown={handleDismiss}
          onPointerDownOutside={handleDismiss}
          {...(note === undefined && { 'aria-describedby': undefined })}
        >
          <header className="flex items-start gap-3 px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-title">{title}</Radix.Title>
              {note !== undefined && <Radix.Description className="mt-1 text-ink-2">{note}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton icon={X} label={t('common.close')} keys="escape" />
            </Radix.Close>
          </header>
          {children}
          {dirty && warned && (
            <p role="alert" className="border-t border-line bg-amber-bg px-5 py-2 text-caption text-amber">
              {loses ?? t('common.closeLosesInput')}
            </p>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The row of buttons at the foot of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <footer className="mt-auto flex items-center justify-end gap-2 border-t border-line px-5 py-3">{children}</footer>;
}
