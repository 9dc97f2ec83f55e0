import type { ScannedCode } from './scan-types'

/** A code that has been out of sight for so long counts as shown again (ms). */
const goneMs = 1500

/**
 * Believes a code that two pictures in a row show alike: one read of a bent or moving code may be wrong. A code that
 * stays in sight is reported once.
 */
export function createReadFilter(): (codes: readonly ScannedCode[], now: number) => ScannedCode | undefined {
  let before: readonly string[] = []
  const reported = new Map<string, number>()
  return (codes, now) => {
    for (const [key, at] of reported) if (now - at > goneMs) reported.delete(key)
    let found: ScannedCode | undefined
    for (const code of codes) {
      const key = `${code.format}:${code.text}`
      if (reported.has(key)) reported.set(key, now)
      else if (!found && before.includes(key)) {
        found = code
        reported.set(key, now)
      }
    }
    before = codes.map(({ format, text }) => `${format}:${text}`)
    return found
  }
}
