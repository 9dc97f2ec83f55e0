import { expect, test } from 'vitest'
import { themeFields } from '@schemas/layout/theme'
import { themeSlots } from '@schemas/layout/theme-slots'
import type { OpenedTheme } from '../theme-context'
import { savedTheme } from './theme-to-check'

const base = themeFields.parse({
  format: 1,
  name: 'feast',
  title: 'Feast',
  picks: { brand: '#3c4f69', accent: '#b8663f', neutral: '#5f6772' },
  fonts: { body: { family: 'Noto Sans Thai' } },
  radii: { s: '0', m: '8px', l: '1rem', button: '0', image: '0' },
})
const hill = { url: '/hill.webp' }
const opened = {
  name: 'feast',
  title: 'Feast',
  kind: 'site',
  pack: 'default',
  parent: 'default',
  version: 3,
  base,
  overrides: { rhythm: 20 },
  slots: { header: 'cafe' },
  baseSlots: { header: 'market', footer: 'market' },
  live: { name: 'default', theme: base, slots: {} },
  families: [{ css: '@font-face{font-family:A}' }, { css: '@font-face{font-family:B}' }],
  assets: { hill },
  packs: [],
} as unknown as OpenedTheme

test('combines the base of a saved theme with its changes', () => {
  const { name, theme, slots, live, parts } = savedTheme(opened)
  expect({ name, live }).toEqual({ name: 'feast', live: opened.live })
  expect(theme).toMatchObject({ name: 'feast', picks: base.picks, rhythm: 20 })
  expect(slots).toEqual({
    ...Object.fromEntries(themeSlots.map((slot) => [slot, 'default'])),
    header: 'cafe',
    footer: 'market',
  })
  expect(parts.fonts).toBe('@font-face{font-family:A}@font-face{font-family:B}')
  expect([parts.asset('hill'), parts.asset('lake')]).toEqual([hill, undefined])
})
