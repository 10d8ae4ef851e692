import { type ReactNode } from 'react';
/** Organisation, branch, section, and on a job's page the job. Each is a button with a menu; Alt and its number opens it. */
export declare function Breadcrumb(): import("react").JSX.Element;
/** A crumb's name and the sign that it opens. */
export declare function Crumb({ children }: {
    children: ReactNode;
}): import("react").JSX.Element;
