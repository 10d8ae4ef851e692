import { useSyncExternalStore } from 'react';
import { persistentStorage } from './session/storage.js';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** What the person chose; `system` until then. `/theme.js` reads the same key before the first paint. */
function chosenTheme(): Theme {
  const stored = persistentStorage.get('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function show(): void {
  const theme = chosenTheme();
  document.documentElement.classList.toggle('dark', theme === 'dark' || (theme === 'system' && systemIsDark.matches));
  for (const listener of listeners) listener();
}

systemIsDark.addEventListener('change', show);

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') persistentStorage.remove('theme');
  else persistentStorage.set('theme', theme);
  show();
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, chosenTheme);
}
