/** The frame: sidebar, top bar and the stage, which alone scrolls, in its regions. */
export declare function Shell(): import("react").JSX.Element;
