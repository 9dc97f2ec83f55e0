/**
 * Width in letters of the longest unbreakable part. Thai marks above and below take no width, points and commas less
 * than half, and a unit is set smaller.
 */
export function longestPart(figure: string, unit = ''): number {
  const widths = figure.split(/\s+/).map(widthInLetters)
  widths.push((widths.pop() ?? 0) + (/^\s/.test(unit) ? 0 : widthInLetters(unit.split(/\s/)[0] as string) * 0.6))
  return Math.max(1, ...widths)
}

const widthInLetters = (text: string) => text.replace(/\p{M}/gu, '').length - (text.match(/[.,:']/g)?.length ?? 0) * 0.6
