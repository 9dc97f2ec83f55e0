const dayMs = 86_400_000

/**
 * Storage key: copied pages share block ids, so the path pattern is part of it; in the frame the pop-up is the same on
 * all pages.
 */
export const shownKey = (id: string, root: Element | null, pattern = ''): string =>
  `popup:${root?.closest('main') ? pattern : ''}${id}`

/** Storage may be unavailable (private windows, full disks): it then opens automatically on each page load. */
export function wasShown(key: string, days: number): boolean {
  try {
    const at = Number(localStorage.getItem(key) ?? Number.NaN)
    // Ignores future timestamps, so that a clock set back does not block the pop-up for years.
    return days > 0 && at <= Date.now() && Date.now() - at < days * dayMs
  } catch {
    return false
  }
}

export function rememberShown(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()))
  } catch {
    // Ignored: it opens again with the next page load.
  }
}
