const key = (id: string) => `popup:${id}`
const dayMs = 86_400_000

/** Storage may be refused (private windows, full disks): then it opens by itself on each page load. */
export function wasShown(id: string, days: number): boolean {
  try {
    const at = Number(localStorage.getItem(key(id)) ?? Number.NaN)
    // A clock that was set back makes nobody wait for years.
    return days > 0 && at <= Date.now() && Date.now() - at < days * dayMs
  } catch {
    return false
  }
}

export function rememberShown(id: string): void {
  try {
    localStorage.setItem(key(id), String(Date.now()))
  } catch {
    // Nothing to do: it comes back with the next page load.
  }
}
