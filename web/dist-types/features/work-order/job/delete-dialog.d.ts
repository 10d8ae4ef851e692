import type { DeleteFormProps } from './delete-form.js';
/** Asks before a job is deleted; its code comes when it is first needed. */
export declare function DeleteDialog(props: DeleteFormProps): import("react").JSX.Element;
