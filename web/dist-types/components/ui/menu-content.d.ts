import type { RefObject } from 'react';
import type { MenuEntry } from './menu-entries.js';
interface MenuContentProps {
    readonly entries: readonly MenuEntry[];
    readonly align: 'start' | 'end';
    readonly side: 'bottom' | 'right' | 'top';
    readonly label: string | undefined;
    readonly button: RefObject<HTMLButtonElement | null>;
    readonly onClose: () => void;
}
/** The open menu. Its anchor lies over the button, which stays where it is and gets the focus back. */
export declare function MenuContent({ entries, align, side, label, button, onClose }: MenuContentProps): import("react").JSX.Element;
export {};
