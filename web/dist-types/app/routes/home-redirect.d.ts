/** From `/` to the shipments of the organisation that was chosen last. */
export declare function HomeRedirect(): import("react").JSX.Element;
