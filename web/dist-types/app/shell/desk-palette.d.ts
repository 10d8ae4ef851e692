import type { Layer } from '../../lib/keyboard/shortcuts.js';
interface DeskPaletteProps {
    /** The shortcuts that worked before the palette opened. */
    readonly layers: readonly Layer[];
    readonly onClose: () => void;
}
/** The palette of the desk: jobs, what this screen can do with its keys, and where one can go. */
export declare function DeskPalette({ layers, onClose }: DeskPaletteProps): import("react").JSX.Element;
export {};
