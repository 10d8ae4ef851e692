/** Width and height of a PNG in pixels, as its first chunk says; nothing is decoded for it. Null for what is none. */
export async function pngSize(picture: Blob): Promise<{ width: number; height: number } | null> {
  const head = new DataView(await picture.slice(0, 24).arrayBuffer());
  if (head.byteLength < 24 || head.getUint32(0) !== PNG) return null;
  return { width: head.getUint32(16), height: head.getUint32(20) };
}

/** The first four bytes of every PNG. */
const PNG = 0x89504e47;
