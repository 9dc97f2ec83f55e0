/**
 * One plain address, accepted by all mail programs: it cannot inject another address, a name or a header. Browser and
 * gateway share this check, so this file must not import zod.
 */
export function isMailAddress(written: string): boolean {
  return (
    written.length <= 254 &&
    /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/.test(written)
  )
}
