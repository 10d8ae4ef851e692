/** The link of an invitation. The token stands behind `#`, which no browser sends: in no log of a server and in no Referer. */
export function invitationLink(deskAddress: string, token: string): string {
  const link = new URL('/sign_up', deskAddress);
  link.hash = `invitation=${token}`;
  return link.href;
}
