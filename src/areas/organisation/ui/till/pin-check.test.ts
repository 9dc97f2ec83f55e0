import { expect, it } from 'vitest'
import { rememberPin, tryPin } from './pin-check'

const hour = 3_600_000

it('opens the lock without network for twelve hours by a PIN that was right before, and after five wrong ones not', async () => {
  let check = await rememberPin('2468')
  const attempt = async (pin: string, now = hour) => {
    const answer = await tryPin(check, pin, { now, contact: 0 })
    check = answer.check ?? check
    return answer.outcome
  }
  expect(JSON.stringify(check)).not.toContain('2468')
  expect(await attempt('1357')).toBe('wrong')
  expect(await attempt('2468')).toBe('open')
  expect([await attempt('2468', 12 * hour), await attempt('2468', 12 * hour + 1)]).toEqual(['open', 'away'])
  for (let tries = 0; tries < 5; tries += 1) expect(await attempt('0000')).toBe('wrong')
  expect(await attempt('2468')).toBe('locked')
  expect((await tryPin(undefined, '2468', { now: 0, contact: 0 })).outcome).toBe('away')
})
