/** What counts of a key press; the browser's event has it, and tests can make it. */
export interface KeyPress {
    readonly key: string;
    readonly code: string;
    readonly ctrlKey: boolean;
    readonly metaKey: boolean;
    readonly altKey: boolean;
    readonly shiftKey: boolean;
}
/** Whether keys are shown and taken as on a Mac. */
export declare function isMac(platform?: string): boolean;
/**
 * A key press as one word: `j`, `mod+k`, `shift+arrowdown`, `alt+1`. `mod` is ⌘ on a Mac and Ctrl elsewhere.
 * Shift is left out where it only makes the sign, so that `?` is `?` on every keyboard.
 */
export declare function strokeOf(press: KeyPress, mac?: boolean): string;
/** How a stroke or chord is shown, one text per key cap: `mod+k` is [`⌘K`] or [`Ctrl K`], `g s` is [`G`, `S`]. */
export declare function showKeys(keys: string, mac?: boolean): string[];
