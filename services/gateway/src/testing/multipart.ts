/** A multipart body with these files. */
export function multipart(files: readonly { name: string; content: Buffer }[]): { body: Buffer; headers: Record<string, string> } {
  const boundary = 'tallyport-test-boundary';
  const parts = files.flatMap(({ name, content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
