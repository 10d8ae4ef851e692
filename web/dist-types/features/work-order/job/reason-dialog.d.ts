import type { ReasonFormProps } from './reason-form.js';
/** Asks for the reason of a step in the same dialog that confirms it. Its code comes when it is first needed. */
export declare function ReasonDialog(props: ReasonFormProps): import("react").JSX.Element;
