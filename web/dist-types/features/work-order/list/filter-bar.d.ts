import type { ListAddress } from './list-address.js';
interface FilterBarProps {
    readonly address: ListAddress;
    readonly onChange: (next: Partial<ListAddress>) => void;
}
/** What the list is narrowed to, as chips, and the menu to narrow it further. */
export declare function FilterBar({ address, onChange }: FilterBarProps): import("react").JSX.Element;
export {};
