import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
/** What stands in a menu. Menus are data, so that their machinery loads when the first one opens. */
export type MenuEntry = {
    readonly kind: 'separator';
} | {
    readonly kind: 'heading';
    readonly label: string;
} | {
    readonly kind: 'submenu';
    readonly label: string;
    readonly icon?: LucideIcon;
    readonly entries: readonly MenuEntry[];
} | {
    readonly kind: 'item';
    readonly label: string;
    readonly detail?: ReactNode;
    readonly icon?: LucideIcon;
    readonly keys?: string;
    /** True shows a tick; undefined leaves no room for one. */
    readonly checked?: boolean;
    readonly disabled?: boolean;
    /** The menu stays open, for ticking several. */
    readonly stays?: boolean;
    readonly onSelect: () => void;
};
