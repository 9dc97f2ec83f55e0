/**
 * Letters, marks and digits of any script, with hyphens between; at most 60 characters, cut between words. Empty where
 * a text has none.
 */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return slug.slice(0, 60).replace(/-[^-]{0,8}$/, (tail) => (slug.length > 60 ? '' : tail))
}

/** The wanted id, with a number appended if it is taken. The result is added to `taken`. */
export function uniqueId(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`
  taken.add(id)
  return id
}
