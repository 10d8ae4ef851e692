import type { Layer } from '../../lib/keyboard/shortcuts.js';
/** All keys that work now: this screen first, then everywhere. Takes the layers from before it opened. */
export declare function ShortcutsSheet({ layers, onClose }: {
    layers: readonly Layer[];
    onClose: () => void;
}): import("react").JSX.Element;
