import { beforeEach, expect, it } from 'vitest'
import { LastActivity } from './last-activity'

beforeEach(() => localStorage.clear())

it('is the latest input of any tab', () => {
  const now = Date.now()
  const [one, other] = [new LastActivity(now - 60_000), new LastActivity(now - 50_000)]
  other.move(now - 20_000)
  expect(one.at).toBe(now - 20_000)
  one.move(now - 10_000)
  expect(other.at).toBe(now - 10_000)
})

it('ignores future and invalid timestamps', () => {
  const now = Date.now()
  const tab = new LastActivity(now - 5000)
  for (const held of [String(now + 3_600_000), 'yesterday', '']) {
    localStorage.setItem('lastActivity', held)
    expect(tab.at).toBe(now - 5000)
  }
})
