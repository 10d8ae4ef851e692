/** The pages that need no sign-in. They are few and far apart, so that the address alone chooses. */
export declare function App(): import("react").JSX.Element;
