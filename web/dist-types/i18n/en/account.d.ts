/** Signing in, signing up, roles. */
export declare const account: {
    readonly signIn: 'Sign in';
    readonly signUp: 'Create an account';
    readonly signOut: 'Sign out';
    readonly email: 'E-mail';
    readonly password: 'Password';
    readonly showPassword: 'Show password';
    readonly hidePassword: 'Hide password';
    readonly passwordRule: 'At least 8 characters, with at least one special character.';
    readonly firstName: 'First name';
    readonly lastName: 'Last name';
    readonly organisation: 'Organisation';
    readonly organisationHint: 'Leave empty if an admin invites you to theirs.';
    readonly capsLock: 'Caps Lock is on.';
    readonly willReturn: 'You will return to {{place}}.';
    readonly sessionEnded: 'Your sign-in has ended. Sign in again.';
    readonly haveAccount: 'Sign in instead';
    readonly noAccount: 'Create an account';
    readonly needed: 'This is needed.';
    readonly emailNeeded: 'Enter an e-mail address.';
    readonly noSuchPage: 'There is no such page.';
    readonly toSignIn: 'Go to sign-in';
    readonly roleTitle: 'Which role do you work in?';
    readonly roleNote: 'Your role decides which steps of a job are yours. The change is recorded.';
    readonly roleSaved: 'You work as {{role}} now.';
    readonly roleFailed: 'Your role was not changed.';
    readonly role: {
        readonly compiler: 'Compiler';
        readonly broker: 'Broker';
    };
    readonly roleMeans: {
        readonly compiler: 'Prepares jobs up to Available.';
        readonly broker: 'Accepts jobs and lodges them.';
    };
    readonly licence: 'licence {{number}}';
};
