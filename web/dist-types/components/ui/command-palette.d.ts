export interface PaletteCommand {
    readonly id: string;
    readonly label: string;
    readonly detail?: string;
    readonly keys?: string;
    readonly run: () => void;
}
export interface PaletteGroup {
    readonly title: string;
    /** A sign that, typed first, leaves only this group. */
    readonly prefix?: string;
    readonly commands: readonly PaletteCommand[];
}
/** Everything that can be done from here, by typing a part of its name. */
export declare function CommandPalette({ groups, onClose }: {
    groups: readonly PaletteGroup[];
    onClose: () => void;
}): import("react").JSX.Element;
