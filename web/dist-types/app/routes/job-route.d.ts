export declare function JobRoute(): import("react").JSX.Element;
