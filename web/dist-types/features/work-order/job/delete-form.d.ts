export interface DeleteFormProps {
    readonly code: string;
    readonly busy: boolean;
    readonly onConfirm: () => void;
    readonly onClose: () => void;
}
/** This cannot be undone, so the focus is on the safe button. */
export declare function DeleteForm({ code, busy, onConfirm, onClose }: DeleteFormProps): import("react").JSX.Element;
