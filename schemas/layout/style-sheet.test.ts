import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBorderStyle, readLength } from './length'
import { style } from './style'
import { entranceCss } from './entrance-rules'
import { StyleSheet } from './style-sheet'

const sheetOf = (json: unknown, visible?: Record<string, boolean>) => {
  const sheet = new StyleSheet(
    (name) => ({ kind: 'svg', src: `/assets/${name}.svg`, width: 1, height: 1, alt: '' }),
    entranceCss,
  )
  const classes = sheet.node('block', style.parse(json), visible)
  return { css: sheet.toString(), classes }
}

describe('lengths and border styles', () => {
  it.each([
    [8, '8px'],
    ['8', '8px'],
    ['1.5', '1.5px'],
    ['2rem', '2rem'],
    ['50%', '50%'],
    ['1.25em', '1.25em'],
    ['-4px', '-4px'],
    ['10vw', '0'],
    ['calc(1px)', '0'],
    ['', '0'],
    [Number.NaN, '0'],
    [null, '0'],
    ['1px;color:red', '0'],
  ])('reads %j as %s', (input, css) => expect(readLength(input)).toBe(css))

  it('reads an unknown border style as solid', () => {
    expect(['none', 'dashed', 'ridge'].map(readBorderStyle)).toEqual(['none', 'dashed', 'ridge'])
    expect(['wavy', '', undefined, 'solid;'].map(readBorderStyle)).toEqual(Array(4).fill('solid'))
  })
})

describe('style sheet', () => {
  it('compiles the whole vocabulary', () => {
    const { css } = sheetOf({
      base: {
        position: { type: 'sticky', top: 0, layer: 2 },
        margin: { out: { top: 4, left: 'auto' }, in: { bottom: 1 } },
        padding: { in: { left: 96 } },
        background: {
          out: {
            type: 'gradient',
            angle: 90,
            stops: [
              { color: 'brand', at: 0 },
              { color: '#fff', at: 100 },
            ],
          },
          in: { type: 'image', image: { asset: 'hero' }, overlay: { color: 'text', opacity: 40 } },
        },
        border: {
          width: { top: 2, bottom: '0.5rem' },
          style: 'zigzag',
          color: 'accent',
          radius: { topLeft: 8, bottomRight: '50%' },
        },
        color: 'onBrand',
        width: 'wide',
        minHeight: '20rem',
        textAlign: 'center',
        shadow: 'm',
      },
    })
    for (const part of [
      'position:sticky',
      'z-index:2',
      'margin-top:1rem',
      'margin-left:auto',
      'margin-bottom:0.25rem',
      'padding-left:24rem',
      'linear-gradient(90deg,var(--c-brand) 0%,#fff 100%)',
      'url("/assets/hero.svg")',
      'border-top-width:2px',
      'border-bottom-width:0.5rem',
      'border-style:solid',
      'border-color:var(--c-accent)',
      'border-top-left-radius:8px',
      'border-bottom-right-radius:50%',
      'color:var(--c-on-brand)',
      'max-width:var(--w-wide)',
      'min-height:20rem',
      'text-align:center',
      'box-shadow:var(--shadow-m)',
    ])
      expect(css).toContain(part)
  })

  it('tiles an SVG in its own size, in the variant of the scheme', () => {
    const sheet = new StyleSheet(
      (name) => ({ kind: 'svg', src: `/${name}.svg`, dark: `/${name}-dark.svg`, width: 480, height: 40, alt: '' }),
      entranceCss,
    )
    sheet.node(
      'row',
      { base: { background: { out: { type: 'image', image: { asset: 'awning' }, fit: 'repeat' } } } },
      undefined,
    )
    expect(sheet.toString()).toContain(
      'background-image:var(--if-light,url("/awning.svg"))var(--if-dark,url("/awning-dark.svg"));background-size:480px auto;background-repeat:repeat',
    )
  })

  it('puts each override below its width, wider first', () => {
    const { css } = sheetOf({ base: { color: 'text' }, tablet: { color: 'brand' }, mobile: { color: 'accent' } })
    const order = [
      'color:var(--c-text)',
      '@media (max-width:1023.98px)',
      'color:var(--c-brand)',
      '@media (max-width:639.98px)',
      'color:var(--c-accent)',
    ].map((part) => css.indexOf(part))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order.every((at) => at >= 0)).toBe(true)
  })

  it('overrides leaf by leaf: a side that the override does not name keeps its value', () => {
    const { css } = sheetOf({
      base: { border: { width: { top: 2, left: 3 }, style: 'dashed' } },
      mobile: { border: { width: { top: 5 } } },
    })
    expect(css.slice(css.indexOf('@media'))).toBe(
      `@media (max-width:639.98px){${css.match(/\.s\w+/)?.[0]}{border-top-width:5px}}`,
    )
  })

  it('shares one rule between equal styles and needs none for an empty one', () => {
    const sheet = new StyleSheet(() => undefined, entranceCss)
    const same = style.parse({ base: { padding: { out: { top: 4 } } } })
    expect(sheet.node('block', same, undefined)).toEqual(sheet.node('cell', same, undefined))
    expect(sheet.node('row', style.parse({}), undefined)).toEqual({})
    expect(sheet.toString().match(/\{/g)).toHaveLength(1)
  })

  it('puts a column first where requested, and back on a narrower screen', () => {
    const sheet = new StyleSheet(() => undefined, entranceCss)
    expect(
      sheet.node('cell', style.parse({ tablet: { first: true }, mobile: { first: false } }), undefined).outer,
    ).toMatch(/^s\w+$/)
    expect(sheet.toString()).toMatch(
      /^@media \(max-width:1023\.98px\)\{\.s\w+\{order:-1\}\}@media \(max-width:639\.98px\)\{\.s\w+\{order:0\}\}$/,
    )
    // Rows and blocks cannot be moved to the front.
    expect(sheet.node('row', style.parse({ mobile: { first: true } }), undefined)).toEqual({})
  })

  it('hides by device only, laptop separately from desktop', () => {
    const { css, classes } = sheetOf({}, { laptop: false, mobile: true })
    expect(classes.outer).toBe('hide-laptop')
    expect(css).toBe('@media (min-width:1024px) and (max-width:1279.98px){.hide-laptop{display:none!important}}')
  })

  it('never emits anything outside its grammar', () => {
    const nasty = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'red;}body{display:none',
        'url(//evil)',
        '</style>',
        'expression(1)',
        '1px}*{',
        '\'"\\',
        'var(--x)',
      ),
    )
    const set = fc.record(
      {
        color: nasty,
        width: nasty,
        minHeight: nasty,
        border: fc.record({ width: nasty, style: nasty, color: nasty, radius: nasty }),
        background: fc.record({ out: fc.record({ type: fc.constant('color'), color: nasty }) }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(set, set, (base, mobile) => {
        const parsed = style.safeParse({ base, mobile })
        if (!parsed.success) return
        const sheet = new StyleSheet(() => undefined, entranceCss)
        sheet.node('block', parsed.data, undefined)
        const inside = sheet.toString().replace(/@media \(max-width:639\.98px\)\{(.*)\}$/, '$1')
        expect(inside).toMatch(/^(?:\.s[a-z0-9]+\{(?:[a-z-]+:[#\w(),.%\s-]+;?)+\})*$/)
      }),
    )
  })
})
