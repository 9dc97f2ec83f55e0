import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BoundedRun, boundedRun } from '@tests/support/bounded-run'
import { cleanHtml } from './clean-html'

describe('mail markup', () => {
  it('keeps the allowed elements', () => {
    const letter =
      '<h1>สวัสดี</h1><p>Your order <b>12</b> &amp; more:<br></p><ul><li>One</li></ul><p><a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer">here</a></p>'
    expect(cleanHtml(letter)).toBe(letter)
  })

  it.each([
    ['<script>alert(1)</script>Hi', 'Hi'],
    ['<script>alert(1)', ''],
    ['<img src=x onerror=alert(1)>Hi', 'Hi'],
    ['<p onclick="alert(1)" style="position:fixed">Hi</p>', '<p>Hi</p>'],
    ['<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['<a href=" JaVaScRiPt&#58;alert(1)">Hi</a>', '<a>Hi</a>'],
    ['<a href="https://good.example@evil.example/">Hi</a>', '<a>Hi</a>'],
    ['<b><i>Hi</b>', '<b><i>Hi</i></b>'],
    ['</p></td>Hi', 'Hi'],
    ['1 < 2 > 0', '1 &lt; 2 &gt; 0'],
    ['<sc<script></script>ript>alert(1)</script>', 'alert(1)'],
    ['<!--<p>--><p>Hi', '<p>Hi</p>'],
    ['<form action="https://evil.example"><input name=password>Hi</form>', 'Hi'],
    ['<svg><a href="https://x.example"><p>Hi</p></a></svg>Yes', 'Yes'],
  ])('cleans %s', (written, made) => expect(cleanHtml(written)).toBe(made))

  it('reads unclosed elements in linear time', () => {
    for (const [part, left] of [
      ['<svg ', '&lt;svg '],
      ['<svg/', '&lt;svg/'],
      ['<!--', ''],
      ['<a ', '&lt;a '],
      ['</svg ', '&lt;/svg '],
    ] as const)
      expect(cleanHtml(part.repeat(200_000 / part.length)), part).toBe(left && left.repeat(200_000 / part.length))
    expect(cleanHtml('<svg>'.repeat(40_000))).toBe('')
  })

  it('outputs only allowed elements, whatever the input', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '<p',
      '<a href=',
      '"',
      "'",
      'javascript:',
      '<script',
      '</script>',
      '<svg>',
      ' onload=',
      '<!--',
      '-->',
      '&lt;',
      'x',
      ' ',
      '<b>',
      '</b>',
      '<style>',
      '\0',
      '<p/onclick=x>',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const left = cleanHtml(pieces.join('')).replaceAll(
          /<(?:\/?(?:p|b|a)|a href="(?:https?:|mailto:)[^"<>]*" rel="noopener noreferrer")>/g,
          '',
        )
        expect(left).not.toMatch(/[<>]/)
      }),
      { numRuns: 300 },
    )
  })
})

describe('nesting', () => {
  let mail: BoundedRun
  beforeAll(async () => {
    mail = await boundedRun('src/gateway/mail/clean-html.ts')
  })
  afterAll(() => mail.close())

  it('ends at a depth, and the text below it stays in its place', () => {
    expect(cleanHtml(`${'<b>'.repeat(150)}in${'</b>'.repeat(150)}out`)).toBe(
      `${'<b>'.repeat(100)}in${'</b>'.repeat(100)}out`,
    )
    expect(cleanHtml(`${'<b>'.repeat(100)}<i>in</i></b>up`)).toBe(`${'<b>'.repeat(100)}in</b>up${'</b>'.repeat(99)}`)
  })

  it('of hundreds of thousands of elements is read in one go', async () => {
    const depth = 300_000
    expect(await mail.run('cleanHtml', '<b>'.repeat(depth) + '</b>'.repeat(depth))).toBe(
      '<b>'.repeat(100) + '</b>'.repeat(100),
    )
    // Ends of what is not open are looked for among all that is.
    expect(await mail.run('cleanHtml', '<b>'.repeat(depth) + '</i>'.repeat(depth))).toBe(
      '<b>'.repeat(100) + '</b>'.repeat(100),
    )
  })
})
