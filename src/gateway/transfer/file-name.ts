/** A file name valid on every system, from text that may have no usable characters. */
export function fileName(...parts: string[]): string {
  const plain = parts
    .map((part) =>
      part
        .normalize('NFKD')
        .replace(/[^A-Za-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .toLowerCase(),
    )
    .filter(Boolean)
  return [...plain, new Date().toISOString().slice(0, 10)].join('-').slice(0, 120)
}
