/** Fallback for a name that cannot be determined. */
export const unknownName = 'Unknown'

// Order matters: most browsers claim to be Chrome and Safari as well.
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Microsoft Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bLine\//, 'LINE'],
  [/\bFBAN\/|\bFBAV\//, 'Facebook'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.].*\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\bWindows NT\b/, 'Windows'],
  [/\b(iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Longer than any browser sends. A header may be longer, and is judged for each row of a list. */
const longestAgent = 1000

function nameIn(known: readonly [RegExp, string][], userAgent: string): string {
  const agent = userAgent.slice(0, longestAgent)
  return known.find(([pattern]) => pattern.test(agent))?.[1] ?? unknownName
}

/** The browser that a user-agent string names, or "Unknown". */
export const browserNameOf = (userAgent: string): string => nameIn(browsers, userAgent)

/** The operating system. An iPad that requests desktop pages says Macintosh and is recognised by its touch points. */
export function osNameOf(userAgent: string, maxTouchPoints = 0): string {
  const name = nameIn(systems, userAgent)
  return name === 'macOS' && maxTouchPoints > 1 ? 'iPadOS' : name
}
