export interface Shortcut {
    /** A stroke (`j`, `mod+k`, `?`), or a chord of two (`g s`). */
    readonly keys: string;
    readonly label: string;
    readonly run: (event: KeyboardEvent) => void;
    /** Works while a text field has the focus, too. */
    readonly inFields?: boolean;
    /** Not worth a place in the strip at the foot; it stands in the sheet. */
    readonly minor?: boolean;
}
export interface Layer {
    readonly shortcuts: readonly Shortcut[];
    /** `screen` belongs to what is shown, `everywhere` to the shell. A `modal` layer silences all below it. */
    readonly scope: 'screen' | 'everywhere' | 'modal';
}
/** All shortcuts that work now. Layers come and go with the components that own them. */
export declare class Shortcuts {
    #private;
    readonly subscribe: (listener: () => void) => (() => void);
    /** The layers that are heard: those from the topmost modal one on. */
    readonly snapshot: () => readonly Layer[];
    add(layer: Layer): () => void;
    handle(event: KeyboardEvent): void;
}
/** A person may switch keys without a modifier off, for example because speech input types them. */
export declare function singleKeysOn(): boolean;
export declare function setSingleKeys(on: boolean): void;
