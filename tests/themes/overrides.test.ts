import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorTokens } from '@schemas/layout/color'
import { type ThemeOverrides, themeFields, themeOverrides } from '@schemas/layout/theme'
import { contrastPairs, unreadablePairs, worsePairs } from '@schemas/layout/theme-contrast'
import { themeColors, themeCss } from '@schemas/layout/theme-css'
import { applyOverrides, joinOverrides } from '@schemas/layout/theme-overrides'

const packs = Object.values(import.meta.glob('/themes/*/theme.json', { eager: true, import: 'default' })).map((json) =>
  themeFields.parse(json),
)
const academy = packs.find(({ name }) => name === 'academy') as (typeof packs)[number]

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const picks = fc.record({ brand: hex, accent: hex, neutral: hex }, { requiredKeys: [] })
const length = fc.oneof(
  fc.constant('0'),
  fc.integer({ min: 0, max: 999 }).map((value) => `${value}px`),
)
const colors = fc.dictionary(
  fc.constantFrom(...colorTokens),
  fc.record({ light: hex, dark: hex }, { requiredKeys: [] }),
  { maxKeys: 6 },
)
const overrides: fc.Arbitrary<ThemeOverrides> = fc.record(
  {
    scheme: fc.constantFrom('auto', 'light', 'dark'),
    picks,
    colors,
    rhythm: fc.integer({ min: 0, max: 48 }),
    fonts: fc.record(
      {
        body: fc.record({ family: fc.constant('Prompt'), weight: fc.constantFrom(400, 600) }, { requiredKeys: [] }),
        heading: fc.record({ family: fc.constant('Trirong') }, { requiredKeys: [] }),
        size: fc.integer({ min: 14, max: 20 }),
      },
      { requiredKeys: [] },
    ),
    radii: fc.record({ s: length, m: length, button: length }, { requiredKeys: [] }),
    background: maybe(fc.constantFrom(null, { color: 'brand.2' }, { image: { asset: 'room' }, veil: 40 })),
    shape: fc.record(
      { button: fc.constantFrom('solid', 'pill'), card: fc.constantFrom('raised', 'plate') },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ThemeOverrides>

describe('changes of a theme', () => {
  it('keep picks readable in both schemes, whatever was picked', () => {
    fc.assert(
      fc.property(fc.constantFrom(...packs), picks, (pack, own) => {
        expect(unreadablePairs(applyOverrides(pack, { picks: own }))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  it('keep clearly light or dark backgrounds readable in either scheme; in between, unreadable pairs are reported', () => {
    const clear = hex.filter((color) => wcagContrast(color, '#000000') > 14 || wcagContrast(color, '#ffffff') > 14)
    fc.assert(
      fc.property(fc.constantFrom(...packs), clear, clear, picks, (pack, light, dark, own) => {
        expect(unreadablePairs(applyOverrides(pack, { picks: own, colors: { bg: { light, dark } } }))).toEqual([])
      }),
      { numRuns: 100 },
    )
    expect(
      unreadablePairs(
        applyOverrides(academy, {
          colors: { bg: { light: '#808080' }, surface: { light: '#ffffff' }, sunken: { light: '#000000' } },
        }),
      ).map(({ ink }) => ink),
    ).toContain('text')
  })

  it('make a valid theme, whose rules are only custom properties', () => {
    fc.assert(
      fc.property(fc.constantFrom(...packs), overrides, (pack, own) => {
        expect(themeOverrides.safeParse(own).error).toBeUndefined()
        const theme = applyOverrides(pack, own)
        expect(themeFields.safeParse(theme).error).toBeUndefined()
        expect(themeCss(theme)).toMatch(
          /^:root\{color-scheme:(?:light dark|light|dark);(?:--[a-z0-9-]+:[^;{}<]+;?)+\}:root,:is\(\.row,\.cell\)\[data-ground\],:is\(\.row,\.cell\)\[data-ground\] \[data-ground\]:not\(\[data-ground=plain\]\)\{(?:--c-[a-z-]+:[^;{}<]+;?)+\}\.cell\[data-ground=plain\]\{color-scheme:(?:light dark|light|dark)\}(?::root\[data-scheme=(?:light|dark)\],\[data-scheme=(?:light|dark)\] \.cell\[data-ground=plain\]\{color-scheme:(?:light|dark)\}){2}$/,
        )
        // The requested values are kept, whatever else was derived again.
        for (const [token, pair] of Object.entries(own.colors ?? {}))
          expect(themeColors(theme)[token as 'bg']).toMatchObject(pair)
        expect(theme.picks).toMatchObject(own.picks ?? {})
      }),
      { numRuns: 100 },
    )
  })

  it('leave the theme unchanged when they change nothing', () => {
    for (const pack of packs) expect(themeCss(applyOverrides(pack, { picks: { ...pack.picks } }))).toBe(themeCss(pack))
  })

  it('merge: one after the other equals both at once', () => {
    fc.assert(
      fc.property(overrides, overrides, overrides, (one, two, three) => {
        expect(joinOverrides(joinOverrides(one, two), three)).toEqual(joinOverrides(one, joinOverrides(two, three)))
        expect(joinOverrides(one, {})).toEqual(joinOverrides({}, one))
      }),
      { numRuns: 100 },
    )
  })
})

describe('brand colour of a site', () => {
  const theme = applyOverrides(academy, { picks: { brand: '#0b7a4b' } })

  it('replaces the pack’s own brand colours, and keeps its backgrounds', () => {
    const [was, now] = [themeColors(academy), themeColors(theme)]
    expect(now.brand.light).toBe('#0b7a4b')
    expect(now.brandSoft).not.toEqual(was.brandSoft)
    expect([now.bg, now.surface, now.accent]).toEqual([was.bg, was.surface, was.accent])
  })

  it('derives the theme’s own text colours again on the site’s background only where they are unreadable', () => {
    const dark = applyOverrides(academy, { colors: { bg: { light: '#101018' } } })
    expect(themeColors(dark).text.light).not.toBe(themeColors(academy).text.light)
    expect(themeColors(dark).text.dark).toBe(themeColors(academy).text.dark)
    expect(unreadablePairs(dark)).toEqual([])
  })
})

describe('contrast', () => {
  it('is sufficient in every unchanged pack', () => {
    for (const pack of packs) expect(contrastPairs(pack).filter(({ ratio, needed }) => ratio < needed)).toEqual([])
  })

  it('reports the pairs that a change makes worse, with both ratios', () => {
    const worse = worsePairs(academy, applyOverrides(academy, { colors: { soft: { light: '#c8c2b4' } } }))
    expect(worse.map(({ ink, ground, scheme }) => `${ink} ${ground} ${scheme}`)).toEqual([
      'soft bg light',
      'soft surface light',
      'soft sunken light',
    ])
    for (const { was, ratio } of worse) expect(ratio).toBeLessThan(was)
    expect(worsePairs(academy, academy)).toEqual([])
  })
})
