/** Icons, 56 wide; on hover or focus a layer of 224 over the content, which does not move. */
export declare function Sidebar(): import("react").JSX.Element;
