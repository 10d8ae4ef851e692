/** Coming into an organisation: by an invitation, and choosing the first role there. */
const joining = {
  ask: 'Join {{org}}?',
  as: 'You are signed in as {{email}}.',
  join: 'Join',
  joining: 'Joining…',
  notNow: 'Not now',
  another: 'Sign in with another account',
  home: 'Go to the start page',
  askForAnother: 'Ask whoever invited you for a new link.',
  noLink: 'Open the link of your invitation once more.',
  firstRole: 'Which role do you work in at {{org}}?',
  firstRoleNote: 'It decides which steps of a job are yours. You can change it later in your menu.',
  begin: 'Begin',
  createOrganisation: 'Create organisation',
  createNote: 'You will be its admin, and invite the others.',
  organisationName: 'Name of the organisation',
  firstBranch: 'First branch',
  firstBranchHint: 'The city, as a rule. Codes of jobs begin with it.',
  timeZone: 'Time zone of the branch',
} as const;

export const texts = { joining } as const;
