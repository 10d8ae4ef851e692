import { i18n } from '../../i18n/i18n.js';

/** One action at most; a toast never carries the only copy of an error. */
export interface ToastOptions {
  readonly title?: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

const DURATION_MS = 4_000;
const PLAIN_MS = 3_000;

/** The toaster's code is fetched with the first toast. */
const loadToaster = () => import('./toaster.js');

function show(kind: 'success' | 'error' | 'warning' | 'info', text: string, { title, action }: ToastOptions): void {
  const heading = title ?? i18n.t(`toast.${kind}`);
  const duration = kind === 'error' ? Number.POSITIVE_INFINITY : DURATION_MS;
  void loadToaster().then(({ sonner }) => sonner()[kind](heading, { description: text, duration, ...(action && { action }) }));
}

/** Toasts at the bottom right. Errors stay until they are dismissed or acted on. */
export const toast = {
  success: (text: string, options: ToastOptions = {}) => show('success', text, options),
  error: (text: string, options: ToastOptions = {}) => show('error', text, options),
  warning: (text: string, options: ToastOptions = {}) => show('warning', text, options),
  info: (text: string, options: ToastOptions = {}) => show('info', text, options),
  /** Only a sentence, for three seconds. */
  plain: (text: string) => void loadToaster().then(({ sonner }) => sonner()(text, { duration: PLAIN_MS })),
  /** A loading toast that becomes its result in place. */
  settle<T>(work: Promise<T>, texts: { loading: string; success: (value: T) => string; error: (cause: unknown) => string }): Promise<T> {
    void loadToaster().then(({ sonner }) => sonner().promise(work, texts));
    return work;
  },
};
