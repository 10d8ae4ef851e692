/** The foot of a screen: the keys that work here. What they do is named once, where they are offered. */
export declare function KeysStrip(): import("react").JSX.Element;
