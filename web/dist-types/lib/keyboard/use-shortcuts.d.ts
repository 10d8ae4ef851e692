import { type Layer, type Shortcut } from './shortcuts.js';
/** Begins to hear the keyboard; called once by the app. */
export declare function hearKeyboard(): () => void;
/** Offers shortcuts while the component is there. What they do may change with every render; their keys and labels seldom. */
export declare function useShortcuts(list: readonly Shortcut[], scope?: Layer['scope']): void;
/** The shortcuts that work now, by layer, for the strip, the sheet and the palette. */
export declare function useOfferedShortcuts(): readonly Layer[];
