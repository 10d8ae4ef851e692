/** A dot and a word: live, trying again, or shown as of a time with a way back. */
export declare function ConnectionSign(): import("react").JSX.Element | null;
