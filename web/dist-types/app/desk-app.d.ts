/** Everything behind the sign-in. */
export declare function App(): import("react").JSX.Element;
