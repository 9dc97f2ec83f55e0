/** One plain address, as mail programs everywhere take it: nothing in it can begin another address, a name or a header. Browser and gateway judge alike, so this file knows no zod. */
export function isMailAddress(written: string): boolean {
  return (
    written.length <= 254 &&
    /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/.test(written)
  )
}
