/**
 * One tooltip for the whole app: any element with `data-tip` (and `data-tip-keys`) has one. A list of a thousand rows
 * thus costs nothing. With `data-tip-cut` it opens only where the text does not fit.
 */
export declare function TooltipLayer(): import("react").JSX.Element | null;
