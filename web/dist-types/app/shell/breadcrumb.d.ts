/** Organisation, branch, section, and on a job's page the job. Each is a button with a menu; Alt and its number opens it. */
export declare function Breadcrumb(): import("react").JSX.Element;
