export declare function NoSuchPage(): import("react").JSX.Element;
