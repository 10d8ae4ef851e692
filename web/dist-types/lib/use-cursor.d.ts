export interface Cursor {
    /** -1 while the list is empty. */
    readonly at: number;
    readonly move: (steps: number) => void;
    readonly set: (index: number) => void;
}
/** The one cursor of a screen: a place among rows, kept inside them however they change. */
export declare function useCursor(count: number): Cursor;
