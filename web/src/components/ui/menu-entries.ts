import type { ComponentType, ReactNode } from 'react';

/** A picture before an entry; one that is fetched with the menu is as good. */
type MenuIcon = ComponentType<{ readonly className?: string; readonly 'aria-hidden'?: 'true' }>;

/** What stands in a menu. Menus are data, so that their machinery loads when the first one opens. */
export type MenuEntry =
  | { readonly kind: 'separator' }
  | { readonly kind: 'heading'; readonly label: string }
  | { readonly kind: 'submenu'; readonly label: string; readonly icon?: MenuIcon; readonly entries: readonly MenuEntry[] }
  | {
      readonly kind: 'item';
      readonly label: string;
      /** The language of the label where it is not that of the desk. */
      readonly lang?: string;
      readonly detail?: ReactNode;
      readonly icon?: MenuIcon;
      readonly keys?: string;
      /** True shows a tick; undefined leaves no room for one. */
      readonly checked?: boolean;
      readonly disabled?: boolean;
      /** The menu stays open, for ticking several. */
      readonly stays?: boolean;
      readonly onSelect: () => void;
    };
