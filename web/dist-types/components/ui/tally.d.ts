/** The mark of the house: a tally of five. The one ornament. */
export declare function Tally({ className }: {
    className?: string;
}): import("react").JSX.Element;
