import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Asset } from './image'
import { type PageGround, themeFields } from './theme'
import { contrastPairs, readableInk, unreadablePairs, worsePairs } from './theme-contrast'
import { themeColors } from './theme-css'
import { groundCss, groundSide, layerCss, schemesOnPicture } from './theme-ground'
import { applyOverrides } from './theme-overrides'

const plain = themeFields.parse({
  format: 1,
  name: 'x',
  title: 'X',
  picks: { brand: '#2f5d62', accent: '#c8792b', neutral: '#5b6470' },
  fonts: { body: { family: 'Noto Sans Thai' } },
  radii: { s: '0', m: '8px', l: '1rem', button: '0', image: '0' },
})
const on = (background: PageGround) => ({ ...plain, background })
const paper: Asset = {
  kind: 'raster',
  width: 1920,
  height: 1080,
  sources: [{ type: 'image/webp', srcset: '/p-480.webp 480w, /p-960.webp 960w, /p-1920.webp 1920w' }],
  src: '/p-1920.webp',
  alt: '',
}
const asset = (name: string) => (name === 'paper' ? paper : undefined)
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('page background', () => {
  it('is a colour, a gradient or a picture under an overlay, in a separate layer', () => {
    expect(groundCss(plain, asset)).toBe('')
    expect(groundCss(on({ color: 'brandSoft' }), asset)).toMatch(
      /^body::before\{content:"";position:fixed;z-index:-1;inset:0;pointer-events:none\}body::before\{background-color:var\(--c-brand-soft\);background-image:none\}@media print/,
    )
    expect(
      groundCss(
        on({
          gradient: {
            angle: 90,
            stops: [
              { color: 'bg', at: 0 },
              { color: 'brand.2', at: 100 },
            ],
          },
        }),
        asset,
      ),
    ).toContain('linear-gradient(90deg,var(--c-bg) 0%,var(--brand-2) 100%)')
    const picture = groundCss(on({ image: { asset: 'paper', focus: [20, 80] }, color: 'bg', veil: 60 }), asset)
    expect(picture).toContain('color-mix(in srgb,var(--c-bg) 60%,transparent)')
    expect(picture).toContain(
      'url("/p-1920.webp");background-size:cover;background-repeat:no-repeat;background-position:20% 80%',
    )
    // A phone gets the smallest file that fills it.
    expect(picture).toMatch(/@media \(width<=640px\)\{body::before\{[^}]*\/p-960\.webp/)
    expect(groundCss(on({ image: { asset: 'paper' }, fit: 'repeat', tile: 120 }), asset)).toContain(
      'background-repeat:repeat;background-position:50% 50%;background-size:120px auto',
    )
  })

  it('shows its colour when its picture is gone', () => {
    expect(layerCss({ image: { asset: 'lost' }, color: 'sunken' }, asset)).toContain(
      'background-color:var(--c-sunken);background-image:none',
    )
  })

  it('differs in dark where defined, by device and by the visitor’s choice', () => {
    const css = groundCss(on({ color: '#fff4e0', dark: { color: '#201810' } }), asset)
    expect(css).toContain(':root[data-scheme=dark] body::before{background-color:#201810')
    expect(css).toContain(
      '@media (prefers-color-scheme:dark){:root:not([data-scheme=light]) body::before{background-color:#201810',
    )
    const always = groundCss({ ...on({ color: '#fff4e0', dark: { color: '#201810' } }), scheme: 'dark' }, asset)
    expect(always).toMatch(
      /\}body::before\{background-color:#201810.*:root\[data-scheme=light\] body::before\{background-color:#fff4e0/,
    )
  })

  it('falls back from custom colours to the dark page in dark', () => {
    expect(groundSide({ color: '#fff4e0' }, 'dark')).toEqual({ color: 'bg' })
    expect(groundSide({ color: 'brandSoft' }, 'dark')).toEqual({ color: 'brandSoft' })
    expect(
      groundSide(
        {
          gradient: {
            stops: [
              { color: '#ffffff', at: 0 },
              { color: 'bg', at: 100 },
            ],
          },
        },
        'dark',
      ),
    ).toEqual({ color: 'bg' })
    expect(groundSide({ image: { asset: 'paper' }, color: '#ffffff', veil: 50 }, 'dark')).toEqual({
      image: { asset: 'paper' },
      color: 'bg',
      veil: 50,
    })
  })
})

describe('text on the background', () => {
  it('is made readable on any colour or gradient', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        const light = {
          gradient: {
            stops: [
              { color: one, at: 0 },
              { color: other, at: 100 },
            ],
          },
        }
        const theme = on(light)
        const colors = themeColors(theme)
        for (const { ink, ground, scheme, ratio, groundHex } of contrastPairs(theme).filter(
          (pair) => pair.ground === 'page',
        )) {
          expect([ground, [one, other, colors.bg.dark].includes(groundHex)]).toEqual(['page', true])
          expect(ratio).toBeCloseTo(wcagContrast(colors[ink][scheme], groundHex), 5)
          // Where a colour is readable on all backgrounds, it is the one derived.
          if (ink === 'text' && scheme === 'light' && ratio < 4.5)
            expect(readableInk(theme, 'text', 'light')).toBeUndefined()
        }
      }),
      { numRuns: 12 },
    )
  })

  it('is judged by the worst of its colours, and reported when it got worse', () => {
    const stated = { ...on({ color: '#8a8a8a' }), colors: { soft: { light: '#6b6b6b' } } }
    expect(unreadablePairs(stated).map(({ ink, ground, scheme }) => [ink, ground, scheme])).toContainEqual([
      'soft',
      'page',
      'light',
    ])
    expect(worsePairs(plain, stated).find(({ ink, ground }) => ink === 'soft' && ground === 'page')).toMatchObject({
      was: expect.any(Number),
      groundHex: '#8a8a8a',
    })
    // A pack's own text colour, chosen for another background, is derived again.
    expect(
      unreadablePairs(
        applyOverrides({ ...plain, colors: { soft: { light: '#767676' } } }, { background: { color: '#eeeeee' } }),
      ).filter(({ ink }) => ink === 'soft'),
    ).toEqual([])
  })

  it('is reported as unchecked on a picture; a full overlay counts as a colour', () => {
    const picture = on({ image: { asset: 'paper' }, veil: 60 })
    expect(schemesOnPicture(picture)).toEqual(['light', 'dark'])
    expect(contrastPairs(picture).filter(({ ground }) => ground === 'page')).toEqual([])
    expect(schemesOnPicture(on({ image: { asset: 'paper' }, veil: 60, dark: { color: 'bg' } }))).toEqual(['light'])
    expect(schemesOnPicture(on({ image: { asset: 'paper' }, veil: 100 }))).toEqual([])
    expect(schemesOnPicture(plain)).toEqual([])
  })
})
