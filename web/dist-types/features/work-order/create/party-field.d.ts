import { type Option } from '../../../components/ui/combobox.js';
interface PartyFieldProps {
    readonly label: string;
    readonly chosen: Option | null;
    readonly onChoose: (party: Option | null) => void;
    readonly autoFocus?: boolean;
}
/** A party of the organisation: found by a part of its name, or created in place. */
export declare function PartyField({ label, chosen, onChoose, autoFocus }: PartyFieldProps): import("react").JSX.Element;
export {};
