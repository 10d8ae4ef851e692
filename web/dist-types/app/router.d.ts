/** The paths of the specification. Each screen is a chunk of its own and fails by itself. */
export declare function Router(): import("react").JSX.Element;
