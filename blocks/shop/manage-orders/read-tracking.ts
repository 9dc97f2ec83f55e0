export type TrackingRow = { number: string; tracking: string }

/** Rows as a spreadsheet or a carrier's page gives them: order number, then tracking number; other columns are left out. */
export function readTracking(text: string): TrackingRow[] {
  return text.split(/\r?\n/).flatMap((line) => {
    // Tracking numbers may have spaces where a table separates them.
    const parts = /[\t,;]/.test(line) ? line.split(/[\t,;]/) : line.trim().split(/\s+/)
    const [number = '', tracking = ''] = parts.map((part) => part.trim()).filter(Boolean)
    return number !== '' && /\d/.test(tracking) ? [{ number, tracking }] : []
  })
}
