import { getColleaguePicture, listColleaguePictures } from '@tallyport/contracts/organisation/colleague-picture-http';
import { call } from './api/call.js';

/** The version of each picture, by the id of the colleague. */
export async function versionsOf(orgId: string): Promise<Record<string, string>> {
  const { results } = await call(listColleaguePictures, { o: orgId });
  return Object.fromEntries(results.map(({ id, version }) => [id, version]));
}

/** The picture of a colleague who has one, as an address of data. */
export async function pictureOf(orgId: string, id: string): Promise<string | null> {
  const { picture } = await call(getColleaguePicture, { o: orgId, member: id });
  return picture;
}
