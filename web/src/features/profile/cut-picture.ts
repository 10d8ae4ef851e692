import { PICTURE_LIMIT } from '@tallyport/contracts/organisation/profile-http';

const SIDE = 256;
/** The first quality that fits is taken. */
const QUALITIES = [0.9, 0.75, 0.5] as const;

/** The middle square of a picture, 256 wide, as the address of a small JPG; null where the browser reads no picture in the file. */
export async function cutPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const side = Math.min(picture.width, picture.height);
  // What is transparent becomes white, not black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  return QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality)).find(fits) ?? null;
}

function fits(address: string): boolean {
  return address.startsWith('data:image/jpeg;') && (address.length * 3) / 4 <= PICTURE_LIMIT;
}
