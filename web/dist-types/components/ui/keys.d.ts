/** Key caps of a shortcut, as this platform writes them. `onInk` for dark buttons. */
export declare function Keys({ keys, onInk }: {
    keys: string;
    onInk?: boolean;
}): import("react").JSX.Element;
