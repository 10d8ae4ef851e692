import type { Person } from '@tallyport/contracts/organisation/http';
/** Given and family name; the address where there is neither. */
export declare function nameOf(person: Pick<Person, 'first_name' | 'last_name' | 'email'>): string;
export declare function PersonAvatar({ person, nobody }: {
    person: Person | null;
    nobody: string;
}): import("react").JSX.Element;
