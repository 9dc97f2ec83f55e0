const [base, lowest, highest, skew, damp, firstBias, firstCode] = [36, 1, 26, 38, 700, 72, 128] as const

/** A host name in the script that people read: `xn--72c…` becomes `ตัวอย่าง`. What is no punycode stays as it is. */
export const readableHost = (hostname: string): string =>
  hostname
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decode(label.slice(4)) ?? label) : label))
    .join('.')

/** RFC 3492, of one label without its prefix; undefined where it is malformed. */
function decode(label: string): string | undefined {
  const edge = label.lastIndexOf('-')
  const codes = Array.from(label.slice(0, Math.max(edge, 0)), (character) => character.charCodeAt(0))
  let [code, bias, at]: [number, number, number] = [firstCode, firstBias, 0]
  for (let index = edge + 1; index < label.length;) {
    const before = at
    for (let [weight, step] = [1, base]; ; step += base) {
      const digit = digitOf(label.charCodeAt(index))
      index += 1
      if (digit === undefined) return undefined
      at += digit * weight
      const threshold = Math.min(Math.max(step - bias, lowest), highest)
      if (digit < threshold) break
      weight *= base - threshold
      if (at > 0x7f_ff_ff_ff || weight > 0x7f_ff_ff_ff) return undefined
    }
    const length = codes.length + 1
    bias = adapt(at - before, length, before === 0)
    code += Math.floor(at / length)
    at %= length
    if (code > 0x10_ff_ff) return undefined
    codes.splice(at, 0, code)
    at += 1
  }
  return String.fromCodePoint(...codes)
}

/** a–z are 0–25, 0–9 are 26–35. */
function digitOf(character: number): number | undefined {
  if (character >= 97 && character <= 122) return character - 97
  return character >= 48 && character <= 57 ? character - 22 : undefined
}

function adapt(difference: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? damp : 2))
  delta += Math.floor(delta / length)
  let steps = 0
  for (; delta > ((base - lowest) * highest) / 2; steps += base) delta = Math.floor(delta / (base - lowest))
  return steps + Math.floor(((base - lowest + 1) * delta) / (delta + skew))
}
