import { i18n } from '../../i18n/i18n.js';

/** One action at most; a toast never carries the only copy of an error. */
export interface ToastOptions {
  readonly title?: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** What is done so often that its toasts have titles of their own, done or failed. */
export type Deed = 'save' | 'update' | 'create' | 'delete' | 'import' | 'check' | 'merge';

const DURATION_MS = 4_000;
const PLAIN_MS = 3_000;

/** The toaster's code is fetched with the first toast. */
const loadToaster = () => import('./toaster.js');

function show(kind: 'success' | 'error' | 'warning' | 'info', text: string, { title, action }: ToastOptions): void {
  const heading = title ?? i18n.t(`toast.${kind}`);
  const duration = kind === 'error' ? Number.POSITIVE_INFINITY : DURATION_MS;
  void loadToaster().then(({ sonner }) => sonner()[kind](heading, { ...named(), description: text, duration, ...(action && { action }) }));
}

let shown = 0;

/** An id that also stands on the page, so that what is put away by hand is found. */
function named(): { readonly id: string; readonly testId: string } {
  shown += 1;
  return { id: `toast-${shown}`, testId: `toast-${shown}` };
}

/** Toasts at the bottom right. Errors stay until they are dismissed or acted on. */
export const toast = {
  success: (text: string, options: ToastOptions = {}) => show('success', text, options),
  error: (text: string, options: ToastOptions = {}) => show('error', text, options),
  warning: (text: string, options: ToastOptions = {}) => show('warning', text, options),
  info: (text: string, options: ToastOptions = {}) => show('info', text, options),
  /** A deed that was done: 'Import success', and what came of it. */
  done: (deed: Deed, text = '', { action }: Pick<ToastOptions, 'action'> = {}) =>
    show('success', text, { title: i18n.t(`toast.deeds.${deed}.success`), ...(action && { action }) }),
  /** A deed that was not done: 'Import failed', and why. */
  failed: (deed: Deed, text: string) => show('error', text, { title: i18n.t(`toast.deeds.${deed}.failed`) }),
  /** Only a sentence, for three seconds. */
  plain: (text: string) => void loadToaster().then(({ sonner }) => sonner()(text, { ...named(), duration: PLAIN_MS })),
};
