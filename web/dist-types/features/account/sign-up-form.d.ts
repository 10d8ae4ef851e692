/** What a person types to get an account. */
export interface SignUpForm {
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
    readonly password: string;
    readonly org_name: string;
}
export declare const EMPTY: SignUpForm;
type Complaint = 'account.needed' | 'account.emailNeeded' | 'problems.password-refused';
/**
 * What is still wrong, by field. The contract's schema has the last word on the server; this small copy of its rules
 * keeps the schema's library out of the page.
 */
export declare function checkSignUp(form: SignUpForm): Partial<Record<keyof SignUpForm, Complaint>>;
export {};
