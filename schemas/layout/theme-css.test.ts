import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { themeFields } from './theme'
import { colorScale, themeColors, themeCss } from './theme-css'

const theme = (picks: { brand: string; accent: string; neutral: string }) =>
  themeFields.parse({
    format: 1,
    name: 'x',
    title: 'X',
    picks,
    fonts: { body: { family: 'Noto Sans Thai' } },
    radii: { s: '0', m: '8px', l: '1rem', button: '0', image: '0' },
  })

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('theme colours', () => {
  it('are readable on their backgrounds in both schemes, whatever the picks', () => {
    fc.assert(
      fc.property(hex, hex, hex, (brand, accent, neutral) => {
        const colors = themeColors(theme({ brand, accent, neutral }))
        const pairs = [
          ['text', 'bg'],
          ['text', 'surface'],
          ['text', 'sunken'],
          ['soft', 'bg'],
          ['soft', 'surface'],
          ['brandText', 'bg'],
          ['brandText', 'brandSoft'],
          ['accentText', 'bg'],
          ['accentText', 'accentSoft'],
          ['onBrand', 'brand'],
          ['onAccent', 'accent'],
          ['onInverse', 'inverse'],
          ['onDanger', 'danger'],
        ] as const
        for (const [ink, ground] of pairs)
          for (const scheme of ['light', 'dark'] as const)
            expect(
              wcagContrast(colors[ink][scheme], colors[ground][scheme]),
              `${ink} on ${ground}, ${scheme}`,
            ).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 60 },
    )
  })

  it('form scales that darken step by step', () => {
    const scale = colorScale('#2f5d62')
    const contrast = scale.map((step) => wcagContrast(step, '#ffffff'))
    expect(contrast).toEqual([...contrast].sort((a, b) => a - b))
    expect(scale).toHaveLength(10)
  })

  it('are emitted only as custom properties', () => {
    expect(themeCss(theme({ brand: '#2f5d62', accent: '#c8792b', neutral: '#5b6470' }))).toMatch(
      /^:root\{color-scheme:light dark;(?:--[a-z0-9-]+:[^;{}<]+;?)+\}:root,[^{}]+\{(?:--c-[a-z-]+:[^;{}<]+;?)+\}\.cell\[data-ground=plain\]\{color-scheme:light dark\}:root\[data-scheme=light\],[^{}]+\{color-scheme:light\}:root\[data-scheme=dark\],[^{}]+\{color-scheme:dark\}$/,
    )
  })
})
