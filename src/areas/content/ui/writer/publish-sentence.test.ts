import { expect, test } from 'vitest'
import { publishSentence } from './publish-sentence'
import { momentAt } from './publish-time'

const plan = { locales: ['th', 'en'] as const, no: 12, visibility: 'guest' as const }

test('says languages, version, readers and time in both languages', () => {
  expect(publishSentence(plan, 'en', 'Asia/Bangkok')).toBe(
    'This publishes Thai and English (version 12) now for everyone.',
  )
  const at = momentAt('2026-11-30', '09:00', 'Asia/Bangkok')
  expect(at?.toISOString()).toBe('2026-11-30T02:00:00.000Z')
  expect(publishSentence({ ...plan, locales: ['th'], visibility: 'user', at }, 'th', 'Asia/Bangkok')).toContain('2569')
})

test('reads a wall clock beside a change of the clock, and refuses what is no time', () => {
  expect(momentAt('2026-03-29', '03:30', 'Europe/Berlin')?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(momentAt('2026-10-25', '12:00', 'Europe/Berlin')?.toISOString()).toBe('2026-10-25T11:00:00.000Z')
  expect(momentAt('30/11/2026', '09:00', 'Asia/Bangkok')).toBeUndefined()
})
