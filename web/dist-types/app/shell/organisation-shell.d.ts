/** Finds out who works where. The organisation of the address counts, and only if it is one of the person's. */
export declare function OrganisationShell(): import("react").JSX.Element;
