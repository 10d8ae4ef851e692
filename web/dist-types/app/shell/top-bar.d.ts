/** Where one is, and on the right whether what is shown is live. */
export declare function TopBar({ onPalette, onKeys }: {
    onPalette: () => void;
    onKeys: () => void;
}): import("react").JSX.Element;
