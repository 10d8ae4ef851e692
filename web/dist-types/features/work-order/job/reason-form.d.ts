export interface ReasonFormProps {
    readonly title: string;
    readonly note: string;
    /** The words of the button: the deed itself. */
    readonly deed: string;
    readonly onConfirm: (reason: string) => void;
    readonly onClose: () => void;
}
export declare function ReasonForm({ title, note, deed, onConfirm, onClose }: ReasonFormProps): import("react").JSX.Element;
