const dayMs = 86_400_000

/** Under what it is remembered: pages made one of the other share ids, which are a page's own; in the frame it is one and the same on all of them. */
export const shownKey = (id: string, root: Element | null, pattern = ''): string =>
  `popup:${root?.closest('main') ? pattern : ''}${id}`

/** Storage may be refused (private windows, full disks): then it opens by itself on each page load. */
export function wasShown(key: string, days: number): boolean {
  try {
    const at = Number(localStorage.getItem(key) ?? Number.NaN)
    // A clock that was set back makes nobody wait for years.
    return days > 0 && at <= Date.now() && Date.now() - at < days * dayMs
  } catch {
    return false
  }
}

export function rememberShown(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()))
  } catch {
    // Nothing to do: it comes back with the next page load.
  }
}
