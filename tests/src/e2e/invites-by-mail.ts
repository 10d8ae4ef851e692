import { DEMO_PASSWORD } from '@tallyport/local/seed/demo-people';
import pg from 'pg';
import type { Page } from 'playwright';
import type { StartedDesk } from '../support/started-desk.js';
import { until } from '../support/until.js';
import { listShown } from './keyboard.js';

const NEWCOMER = 'nora@newcomer.example';
const NO_LONGER = 'Sorry, this link is no longer valid.';
const EXPIRED = 'Sorry, the current link has expired';

/**
 * An admin invites somebody by a real mail, who signs up by its link and works. Then every link that is no good: used, revoked, past
 * its time, of another address. Answers the sentences that were read on the way.
 */
export async function invitesByMail(desk: StartedDesk): Promise<string[]> {
  const { context } = await desk.openWindow();
  const admin = await context.newPage();
  await admin.goto('/');
  await signIn(admin, 'admin@lanternbay.example');
  await listShown(admin);
  await admin.goto(`${new URL(admin.url()).pathname.replace(/jobs$/, '')}settings/team_member`);

  await admin.getByRole('button', { name: /^Invite/ }).click();
  await admin.getByRole('textbox', { name: 'E-mail address' }).fill(NEWCOMER);
  await admin.getByLabel('Role', { exact: true }).selectOption('broker');
  await admin.getByRole('button', { name: /Send the invitation/ }).click();
  const row = admin.getByRole('row', { name: new RegExp(NEWCOMER) });
  // The list shows by itself that the mail was taken.
  await row.getByText('sent', { exact: true }).waitFor({ timeout: 30_000 });
  const link = await until('the mail to the newcomer', () => linkMailedTo(desk, NEWCOMER));

  const newcomer = await (await desk.openWindow()).context.newPage();
  await newcomer.goto(link);
  await newcomer.getByRole('heading', { name: 'Join Lantern Bay Customs' }).waitFor();
  const addresses = [newcomer.url()];
  await newcomer.getByLabel('First name').fill('Nora');
  await newcomer.getByLabel('Last name').fill('Haas');
  await newcomer.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await newcomer.keyboard.press('Enter');
  await listShown(newcomer);
  await admin.getByRole('rowheader', { name: /Nora Haas/ }).waitFor();

  const seen = addresses.filter((address) => address.includes('#')).map((address) => `the address kept its secret: ${address}`);
  seen.push(await refusalOf(desk, link));

  const [revoked, foreign] = [await linkByHand(admin), await mailedLink(desk, admin, 'mia@newcomer.example')];
  await admin.getByRole('button', { name: 'Revoke the invitation for whoever has the link' }).first().click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await admin.getByText('The invitation was revoked.').waitFor();
  seen.push(await refusalOf(desk, revoked));

  seen.push(await refusalOfExpired(desk, admin));

  // Nora opens the link of somebody else.
  await newcomer.goto(foreign);
  await newcomer.getByRole('button', { name: 'Join', exact: true }).click();
  const sentence = newcomer.getByRole('heading', { name: /for another e-mail address/ });
  seen.push(await sentence.innerText());
  return seen;
}

/** What is read where an invitation has expired, is no longer valid, or was used. */
async function refusalOf(desk: StartedDesk, link: string): Promise<string> {
  const page = await (await desk.openWindow()).context.newPage();
  await page.goto(link);
  const sentence = page.getByRole('heading', { name: new RegExp(`${NO_LONGER}|${EXPIRED}`) });
  return sentence.innerText();
}

/** What is read past the seven days of an invitation; sent again from the list, which says that it has expired, it leads on. */
async function refusalOfExpired(desk: StartedDesk, admin: Page): Promise<string> {
  const late = 'otto@newcomer.example';
  const link = await mailedLink(desk, admin, late);
  await makeOld(desk, late);
  const refusal = await refusalOf(desk, link);
  await admin.reload();
  await admin
    .getByRole('row', { name: new RegExp(late) })
    .getByText('Expired', { exact: true })
    .waitFor();
  await admin.getByRole('button', { name: `Send again to ${late}` }).click();
  const anew = await until('a second mail', async () => {
    const newest = await linkMailedTo(desk, late);
    return newest === link ? undefined : newest;
  });
  const page = await (await desk.openWindow()).context.newPage();
  await page.goto(anew);
  await page.getByRole('heading', { name: 'Join Lantern Bay Customs' }).waitFor();
  return refusal;
}

/** An invitation is good until a time that is stored with it. */
async function makeOld({ databaseUrl }: StartedDesk, email: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { rowCount } = await database.query(`update kept.invitation set expires_at = now() - interval '1 second' where email = $1`, [
    email,
  ]);
  await database.end();
  if (rowCount !== 1) throw new Error(`${rowCount} invitations are for ${email}`);
}

async function linkByHand(admin: Page): Promise<string> {
  await admin.getByRole('button', { name: /^Invite/ }).click();
  await admin.getByRole('radio', { name: /Whoever has the link/ }).check();
  await admin.getByRole('button', { name: /Make the link/ }).click();
  const link = await admin.getByRole('textbox', { name: 'The link' }).inputValue();
  await admin.getByRole('button', { name: 'I have sent it' }).click();
  return link;
}

async function mailedLink(desk: StartedDesk, admin: Page, address: string): Promise<string> {
  await admin.getByRole('button', { name: /^Invite/ }).click();
  await admin.getByRole('textbox', { name: 'E-mail address' }).fill(address);
  await admin.getByRole('button', { name: /Send the invitation/ }).click();
  return until('a mail', () => linkMailedTo(desk, address));
}

/** The link in the newest mail to an address, as the mail simulator took it. */
async function linkMailedTo({ mailAddress }: StartedDesk, address: string): Promise<string | undefined> {
  const response = await fetch(`${mailAddress}/simulator/mails`);
  const { mails } = (await response.json()) as { mails: { to: string[]; links: string[] }[] };
  return mails.findLast(({ to }) => to.includes(address))?.links[0];
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
