import type { Organisation } from '@tallyport/contracts/organisation/http';
/** The organisation of the address is not one of this person's, or does not exist: the same words for both. */
export declare function NoAccess({ orgs }: {
    orgs: readonly Organisation[];
}): import("react").JSX.Element;
/** Somebody who belongs to no organisation can only wait to be invited. */
export declare function NoOrganisation(): import("react").JSX.Element;
