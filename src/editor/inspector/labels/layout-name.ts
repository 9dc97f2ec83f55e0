/** The name of a row layout: by its number of columns when they are equal, else by their shares. */
export function layoutName(spans: readonly number[]): { th: string; en: string } {
  if (spans.length === 1) return { en: 'One column', th: 'คอลัมน์เดียว' }
  if (spans.every((span) => span === spans[0]))
    return { en: `${spans.length} equal columns`, th: `${spans.length} คอลัมน์เท่ากัน` }
  const total = spans.reduce((sum, span) => sum + span, 0)
  const shares = spans.map((span) => `${span}/${total}`).join(' – ')
  return { en: `Columns ${shares}`, th: `คอลัมน์ ${shares}` }
}
