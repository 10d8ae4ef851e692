import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type Layer, type Shortcut, Shortcuts } from './shortcuts.js';

const shortcuts = new Shortcuts();

/** Begins to hear the keyboard; called once by the app. */
export function listenToKeyboard(): () => void {
  const handle = (event: KeyboardEvent) => shortcuts.handle(event);
  document.addEventListener('keydown', handle);
  return () => document.removeEventListener('keydown', handle);
}

/** Offers shortcuts while the component is there. What they do may change with every render; their keys and labels seldom. */
export function useShortcuts(list: readonly Shortcut[], scope: Layer['scope'] = 'screen'): void {
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  const outline = JSON.stringify([scope, list.map(({ keys, label, inFields, minor }) => ({ keys, label, inFields, minor }))]);

  // Before the screen is painted: a key that can be seen on it works.
  useLayoutEffect(() => {
    const [scope, outlines] = JSON.parse(outline) as [Layer['scope'], Omit<Shortcut, 'run'>[]];
    const run = (keys: string) => (event: KeyboardEvent) => latest.current.find((shortcut) => shortcut.keys === keys)?.run(event);
    return shortcuts.add({ scope, shortcuts: outlines.map((shortcut) => ({ ...shortcut, run: run(shortcut.keys) })) });
  }, [outline]);
}

/** The shortcuts that work now, by layer, for the strip, the sheet and the palette. */
export function useOfferedShortcuts(): readonly Layer[] {
  return useSyncExternalStore(shortcuts.subscribe, shortcuts.snapshot);
}
