/** Zones of Thailand and its neighbours. */
const near = ['Asia/Bangkok', 'Asia/Vientiane', 'Asia/Yangon', 'Asia/Kuala_Lumpur', 'Asia/Singapore']

/**
 * Time zones to choose from: nearby ones, then `stored`, then all others that are `known` here. Browsers and the server
 * differ in known zones and in their names, so the shared first render names none of them; no zone is listed twice.
 */
export function zoneOptions(stored: string, known: readonly string[]): { value: string; label: string }[] {
  const storedZone = stored ? canonical(stored) : undefined
  const first = known.length > 0 ? near.filter((zone) => zone === stored || canonical(zone) !== storedZone) : near
  const shown = stored && !first.includes(stored) ? [...first, stored] : first
  const listed = new Set(shown.map(canonical))
  return [...shown, ...known.filter((zone) => !listed.has(canonical(zone)))].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }))
}

/** This browser's canonical name of a zone; an unknown zone keeps its own name. */
function canonical(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return zone
  }
}
