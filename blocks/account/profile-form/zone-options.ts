/** Those of Thailand and its neighbours. */
const near = ['Asia/Bangkok', 'Asia/Vientiane', 'Asia/Yangon', 'Asia/Kuala_Lumpur', 'Asia/Singapore']

/**
 * Zones to choose from: near ones first, with the `stored` one, then all others that are `known` here. Which those are, and by which of its names
 * a zone goes, differs between browsers and the server, so what both draw names none of them; and no zone stands there twice.
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

/** The one name by which this browser calls a zone; of one that it does not know, its own. */
function canonical(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return zone
  }
}
