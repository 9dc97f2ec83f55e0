import { expect, it } from 'vitest'
import { addKey, emptyBurst } from './scan-burst'

/** Sends keys so many milliseconds apart, and Enter. */
function send(codes: readonly string[], gap: number) {
  let burst = emptyBurst
  let at = 1000
  const fast: boolean[] = []
  for (const code of [...codes, 'Enter']) {
    at += gap
    const next = addKey(burst, { code, shiftKey: false, at })
    burst = next.burst
    fast.push(next.isFast)
    if (next.scanned !== undefined) return { scanned: next.scanned, fast }
  }
  return { fast }
}
const digits = (text: string) => text.split('').map((digit) => `Digit${digit}`)

it('reads a scanner by its keys, so a Thai layout changes nothing and zeros in front stay', () => {
  expect(send(digits('0885123400015'), 8).scanned).toBe('0885123400015')
  expect(send(['KeyA', 'KeyB', 'Minus', 'Numpad7'], 20).scanned).toBe('ab-7')
})

it('leaves typing to the fields: slow keys, and fewer than four', () => {
  expect(send(digits('8851234'), 90)).toEqual({ fast: Array.from({ length: 8 }, () => false) })
  expect(send(digits('123'), 5).scanned).toBeUndefined()
})

it('keeps all but the first key of a scan out of a field', () => {
  expect(send(digits('885123'), 10).fast).toEqual([false, true, true, true, true, true, true])
})
