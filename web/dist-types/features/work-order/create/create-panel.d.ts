interface CreatePanelProps {
    readonly onClose: () => void;
    readonly onCreated: (id: string) => void;
}
/** A new shipment in under a minute: eleven fields in three groups, parties created in place. */
export declare function CreatePanel({ onClose, onCreated }: CreatePanelProps): import("react").JSX.Element;
export {};
