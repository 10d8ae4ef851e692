import { type ReactNode } from 'react';
import type { MenuEntry } from './menu-entries.js';
interface MenuProps {
    /** Name of the button where its content is not one. */
    readonly label?: string;
    readonly entries: readonly MenuEntry[];
    readonly className?: string;
    readonly align?: 'start' | 'end';
    readonly side?: 'bottom' | 'right' | 'top';
    /** The menu opens and closes from outside too, for a shortcut. */
    readonly open?: boolean;
    readonly onOpenChange?: (open: boolean) => void;
    readonly tip?: string;
    readonly children: ReactNode;
}
/** A button with a menu. The menu's code is fetched when the button is first pointed at, focused or pressed. */
export declare function Menu({ label, entries, className, align, side, tip, children, ...control }: MenuProps): import("react").JSX.Element;
export {};
