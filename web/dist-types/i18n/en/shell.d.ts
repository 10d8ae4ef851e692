/** The frame around every screen. */
export declare const shell: {
    readonly skipToContent: 'Skip to content';
    readonly navigation: 'Main';
    readonly shipments: 'Shipments';
    readonly createShipment: 'Create new shipment';
    readonly organisation: 'Organisation';
    readonly branch: 'Branch';
    readonly section: 'Section';
    readonly job: 'Job';
    readonly switchTo: 'Switch {{what}}, now {{name}}';
    readonly filterJobs: 'Type to filter jobs';
    readonly noJobs: 'No open jobs.';
    readonly userMenu: 'Your menu, {{name}}';
    readonly roleEditing: 'Role editing';
    readonly theme: 'Theme';
    readonly themes: {
        readonly system: 'As the system';
        readonly light: 'Light';
        readonly dark: 'Dark';
    };
    readonly singleKeys: 'Single keys';
    readonly palette: 'Commands';
    readonly paletteHint: 'Type a command or a job';
    readonly paletteEmpty: "Nothing found for '{{term}}'.";
    readonly paletteGroups: {
        readonly jobs: 'Jobs';
        readonly actions: 'This screen';
        readonly navigation: 'Go to';
    };
    readonly keys: 'Keys';
    readonly keysHere: 'On this screen';
    readonly keysEverywhere: 'Everywhere';
    readonly connection: {
        readonly live: 'Live';
        readonly connecting: 'Connecting';
        readonly retrying: 'Reconnecting, try {{attempt}} of {{attempts}}';
        readonly lost: 'Not live, shown as of {{time}}';
        readonly reconnect: 'Reconnect';
    };
    readonly noAccess: "You don't have permission to access this organisation.";
    readonly noAccessHint: 'Ask an admin of that organisation to invite you.';
    readonly openOrganisation: 'Open {{name}}';
    readonly noOrganisation: 'You belong to no organisation yet.';
    readonly noOrganisationHint: 'Ask an admin for an invitation, then wait for it and open this page again.';
    readonly noSuchPage: 'There is no such page.';
    readonly toShipments: 'Go to Shipments';
    readonly broken: 'This part of the screen failed.';
    readonly brokenHint: 'The rest works. What you saved is safe.';
    readonly slowStart: 'The desk cannot be opened.';
};
