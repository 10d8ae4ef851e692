export interface Option {
    readonly id: string;
    readonly text: string;
    readonly detail?: string;
}
interface ComboboxProps {
    readonly label: string;
    readonly hint?: string;
    readonly error?: string | null | undefined;
    readonly chosen: Option | null;
    /** What fits the term now; null while it is looked for. */
    readonly options: readonly Option[] | null;
    readonly term: string;
    readonly onTerm: (term: string) => void;
    readonly onChoose: (option: Option | null) => void;
    /** Offers to create what was typed, in place. */
    readonly onCreate?: (name: string) => void;
    readonly autoFocus?: boolean;
}
/** Type to search, arrows to move, Enter to take; the last row creates what was typed. */
export declare function Combobox(props: ComboboxProps): import("react").JSX.Element;
export {};
