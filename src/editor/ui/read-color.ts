/**
 * The hex code of a colour in `rgb()` or `hsl()` notation, as copied from other programs; with two more digits if it is
 * translucent. Undefined for anything else.
 */
export function readColor(written: string): string | undefined {
  const text = written.trim()
  if (!/^(?:rgb|hsl)a?\([^()]*\)$/i.test(text) || !CSS.supports('color', text)) return undefined
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  context.fillStyle = text
  const resolved = context.fillStyle
  const [, red, green, blue, alpha] = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(resolved) ?? []
  if (alpha === undefined) return resolved
  return `#${[Number(red), Number(green), Number(blue), Math.round(Number(alpha) * 255)].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
