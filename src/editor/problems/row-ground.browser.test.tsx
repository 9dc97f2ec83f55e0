import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Boot } from '@schemas/boot'
import { type Ground as GroundName, grounds, type RowGround, rowGrounds } from '@schemas/layout/ground'
import type { RenderBlock, RenderRow } from '@schemas/layout/render'
import { themeFields } from '@schemas/layout/theme'
import { themeCss } from '@schemas/layout/theme-css'
import { BootProvider } from '@kit/boot'
import { Ground } from '@kit/ui/ground'
import { registerView } from '@registry/views'
import { Rows } from '@runtime/rows'
import { contrastOf } from './text-contrast'
import '@runtime/base.css'

const theme = themeFields.parse({
  format: 1,
  name: 'x',
  title: 'X',
  picks: { brand: '#2f5d62', accent: '#c8792b', neutral: '#5b6470' },
  fonts: { body: { family: 'Noto Sans Thai' } },
  radii: { s: '0', m: '8px', l: '1rem', button: '0', image: '0' },
})

registerView('test/inks', () => (
  <div>
    <p>Words</p>
    <p style={{ color: 'var(--c-soft)' }}>Soft words</p>
    <a href="#x">A link</a>
    <p style={{ color: 'var(--c-accent-text)' }}>Accent</p>
    <p style={{ background: 'var(--c-brand)', color: 'var(--c-on-brand)' }}>A button</p>
    <p style={{ background: 'var(--c-surface)', color: 'var(--c-text)' }}>A card</p>
    <p style={{ background: 'var(--c-sunken)', color: 'var(--c-soft)' }}>A field</p>
  </div>
))
registerView('test/own-ground', ({ ground }) => (
  <Ground ground={ground as 'brand'}>
    <p className="within">Within</p>
    <i className="only-light" />
    <i className="only-dark" />
  </Ground>
))

const row = (ground: RowGround | undefined, blocks: RenderBlock[], c?: string): RenderRow => ({
  id: 'row',
  g: '',
  ...(ground ? { ground } : {}),
  ...(c ? { c } : {}),
  cells: [{ id: 'cell', blocks }],
})
/** As compiled. */
const card = (ground: GroundName, blocks: RenderBlock[], on?: RowGround): RenderRow => ({
  id: 'row',
  g: '',
  ...(on ? { ground: on } : {}),
  cells: [{ id: 'card', ground, i: 'on-ground', blocks }],
})
const inks: RenderBlock = { id: 'inks', type: 'test/inks', props: {} }
const own = (ground: string): RenderBlock => ({ id: 'own', type: 'test/own-ground', props: { ground } })

let root: Root
let sheet: HTMLStyleElement
beforeEach(() => {
  sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = `${themeCss(theme)}.own-look{background-color:#123456;color:#fedcba;padding-top:3px}`
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  sheet.remove()
  delete document.documentElement.dataset.scheme
  document.body.replaceChildren()
})

async function show(...rows: RenderRow[]): Promise<void> {
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role: 'guest' } } as unknown as Boot}>
      <Rows rows={rows.map((each, index) => ({ ...each, id: `row-${index}` }))} />
    </BootProvider>,
  )
  await expect.poll(() => document.querySelectorAll('.row').length).toBe(rows.length)
}

const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
/** A theme colour as the page computes it. */
function ofTheme(token: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = `var(--c-${token})`
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

describe('a row on a ground', () => {
  it.each(['light', 'dark'].flatMap((scheme) => rowGrounds.map((ground) => [scheme, ground] as const)))(
    '%s, %s: keeps all its content readable',
    async (scheme, ground) => {
      document.documentElement.dataset.scheme = scheme
      await show(row(ground, [inks]))
      const all = Array.from(document.querySelectorAll<HTMLElement>('.row :is(p, a)'))
      const poor = all
        .map((each) => [each.textContent, contrastOf(each, each, window)] as const)
        .filter(([, seen]) => seen === undefined || seen === 'unjudged' || seen.ratio < 4.5)
      expect([all.length, poor]).toEqual([7, []])
    },
  )

  it('uses the brand colour as fill, and inverts the colours of its buttons', async () => {
    await show(row('brand', [inks]))
    expect(styleOf('.row').backgroundColor).toBe(ofTheme('brand'))
    expect(styleOf('.row p').color).toBe(ofTheme('on-brand'))
    expect(styleOf('.row p:nth-of-type(4)').backgroundColor).toBe(ofTheme('on-brand'))
  })

  it('yields to a custom background, colour and spacing', async () => {
    await show(row('brand', [inks], 'own-look'))
    expect([styleOf('.row').backgroundColor, styleOf('.row p').color, styleOf('.row').paddingTop]).toEqual([
      'rgb(18, 52, 86)',
      'rgb(254, 220, 186)',
      '3px',
    ])
    // Spacing that nobody set is that of the ground.
    expect(Number.parseFloat(styleOf('.row').paddingBottom)).toBeGreaterThan(20)
  })

  it('keeps a block’s own ground, and gives one without it the row’s', async () => {
    await show(row('brand', [own('accent')]), row('night', [own('brand')]), row('accent', [own('plain')]))
    const [accent, brand, plain] = Array.from(document.querySelectorAll<HTMLElement>('.row [data-ground]'))
    const inkOf = (box: HTMLElement | undefined) => getComputedStyle(box?.querySelector('.within') as Element).color
    expect([getComputedStyle(accent as Element).backgroundColor, inkOf(accent)]).toEqual([
      ofTheme('accent'),
      ofTheme('on-accent'),
    ])
    expect(inkOf(plain)).toBe(ofTheme('on-accent'))
    document.documentElement.dataset.scheme = 'dark'
    expect([getComputedStyle(brand as Element).backgroundColor, inkOf(brand)]).toEqual([
      ofTheme('brand'),
      ofTheme('on-brand'),
    ])
  })

  it('looks like the page without a ground: no spacing, no fill', async () => {
    await show(row(undefined, [inks]))
    expect([styleOf('.row').backgroundColor, styleOf('.row').paddingTop, styleOf('.row p').color]).toEqual([
      'rgba(0, 0, 0, 0)',
      '0px',
      ofTheme('text'),
    ])
  })

  it('keeps text off the edges of a full-width row', async () => {
    await show({ ...row('tint', [inks]), w: 'full' })
    expect(styleOf('.row').paddingLeft).toBe('20px')
  })
})

describe('a column on a ground', () => {
  const rows = [undefined, ...rowGrounds]
  it.each(['light', 'dark'].flatMap((scheme) => grounds.map((ground) => [scheme, ground] as const)))(
    '%s, %s: keeps all its content readable, whatever ground the row has',
    async (scheme, ground) => {
      document.documentElement.dataset.scheme = scheme
      await show(...rows.map((on) => card(ground, [inks], on)))
      const all = Array.from(document.querySelectorAll<HTMLElement>('.cell :is(p, a)'))
      const poor = all
        .map(
          (each) =>
            [
              each.closest<HTMLElement>('.row')?.dataset.ground,
              each.textContent,
              contrastOf(each, each, window),
            ] as const,
        )
        .filter(([, , seen]) => seen === undefined || seen === 'unjudged' || seen.ratio < 4.5)
      expect([all.length, poor]).toEqual([7 * rows.length, []])
    },
  )

  it.each(['light', 'dark'])(
    '%s: shows the page’s colours on the plain ground, also in a row that is dark in both schemes',
    async (scheme) => {
      document.documentElement.dataset.scheme = scheme
      await show(card('plain', [inks], 'night'), card('plain', [inks], 'accent'))
      for (const each of document.querySelectorAll('.cell[data-ground]')) {
        const { backgroundColor, colorScheme } = getComputedStyle(each)
        expect([backgroundColor, colorScheme, getComputedStyle(each.querySelector('p') as Element).color]).toEqual([
          ofTheme('bg'),
          scheme,
          ofTheme('text'),
        ])
      }
    },
  )

  it.each(['light', 'dark'])(
    '%s: shows the picture variant for the nearest ground: a dark block, a plain column, a dark row',
    async (scheme) => {
      document.documentElement.dataset.scheme = scheme
      await show(
        card('plain', [own('night')], 'night'),
        card('plain', [own('tint')], 'night'),
        card('night', [own('tint')]),
        row(undefined, [own('plain')]),
      )
      const faces = Array.from(document.querySelectorAll('[class^="only-"]')).flatMap((face) =>
        getComputedStyle(face).display === 'none' ? [] : [face.className.slice(5)],
      )
      expect(faces).toEqual(['dark', scheme, 'dark', scheme])
    },
  )

  it('keeps a block’s own ground, and keeps text off its edges', async () => {
    await show(card('tint', [own('accent')], 'brand'))
    const within = document.querySelector('.within') as Element
    expect([
      getComputedStyle(within).color,
      getComputedStyle(document.querySelector('.cell .cell [data-ground]') as Element).backgroundColor,
    ]).toEqual([ofTheme('on-accent'), ofTheme('accent')])
    expect(Number.parseFloat(styleOf('.cell[data-ground]').paddingLeft)).toBeGreaterThan(15)
  })
})
