import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readsAsMarkdown } from './reads-as-markdown'

describe('clear Markdown', () => {
  it.each([
    ['a heading over words', '# Opening hours\n\nWe open at nine.'],
    ['a lower heading', 'Some words.\n\n## What it costs\n\nNothing.'],
    ['a Thai heading', '## ค่าใช้จ่าย\n\nไม่มี'],
    ['a list', '- flour\n- sugar'],
    ['a list with lines between', 'What you need:\n\n* flour\n\n* sugar'],
    ['tasks', '- [ ] call\n- [x] write'],
    ['a link', 'See [our prices](https://example.com/prices) first.'],
    ['a link within the site', 'ดู [ราคา](/prices) ก่อน'],
    ['bold words amid others', 'This is **really important** today.'],
    ['code in a fence', 'Run this:\n\n```sh\nnpm install\n```'],
    ['a table', '| Day | Hours |\n| --- | ---: |\n| Monday | 9 |'],
    ['a quotation with code', '> Well said\n\nUse `npm` for it.'],
    ['what a Thai assistant writes', '**สรุป**\n\n1. ข้อแรก\n2. ข้อสอง'],
    ['what comes with the line ends of Windows', '## Title\r\n\r\nWords'],
  ])('does not recognise %s as Markdown', (_what, text) => expect(readsAsMarkdown(text)).toBe(true))
})

describe('prose', () => {
  it.each([
    ['a product', '5 * 3 * 2'],
    ['products by line', '5 * 3 * 2\n* 3 = 30\n4 ** 2 ** 2'],
    ['a rank amid prose', 'We were proud.\n\n# 1 in sales\n\nAnd again this year.'],
    ['a rank on a line of its own', 'We are\n# 1 in sales\nin the country.'],
    ['a rank first', '# 1 in sales\n\nWe sell.'],
    ['names of code', 'Set snake_case_name and __init__ and other_name_here.'],
    ['Thai', 'สวัสดีครับ ยินดีต้อนรับ\n\nเปิดทุกวัน 9.00-17.00 น.'],
    ['Thai stars for looks', '**ด่วน** สินค้ามีจำนวนจำกัด\n***ลดราคา*** วันนี้เท่านั้น'],
    ['a Thai condition', 'ราคานี้ยังไม่รวมภาษี**\n**โปรดสอบถามเพิ่มเติม'],
    ['numbered Thai clauses', '1. ข้อแรก\n2. ข้อสอง\n3. ข้อสาม'],
    ['footnotes by stars', 'The price* is low**.\n* without tax\n** this year'],
    ['a range', '- 5\n- 3\n- 2'],
    ['one dash of a list', 'Sawatdee\n- said by everybody'],
    ['brackets', 'Bring [a pen] (or two) and see [1], [2].'],
    ['hash tags', '#sale #bangkok\n#วันนี้'],
    ['a script', '# install\napt-get update\n# start\nnpm start'],
    ['lines between words', 'One\n\n---\n\nTwo'],
    ['a mail that quotes', '> When do you open?\n\nAt nine.'],
    ['a formula of pipes', 'a | b | c\nd | e | f'],
    ['a page address', 'https://example.com/a_b_c?d=*e*'],
    ['nothing', ' \n '],
  ])('does not recognise %s as Markdown', (_what, text) => expect(readsAsMarkdown(text)).toBe(false))

  it('does not recognise words, numbers and punctuation in any combination', () => {
    const word = fc.stringMatching(/^[a-zA-Zก-ฮ0-9_.,:;!?()%฿"']{1,12}$/)
    const prose = fc
      .array(
        fc.array(word, { minLength: 1, maxLength: 12 }).map((terms) => terms.join(' ')),
        { minLength: 1, maxLength: 12 },
      )
      .map((lines) => lines.join('\n'))
    fc.assert(fc.property(prose, (text) => !readsAsMarkdown(text)))
  })
})

it('answers at once for a text of five million characters', () => {
  for (const sign of ['# a\n', '- a\n', '[a](', '**a ', '|-', '`', 'ก']) {
    expect(readsAsMarkdown(sign.repeat(5_000_000 / sign.length))).toBe(false)
    // At the length limit: quadratic parsing would exceed the test's time.
    readsAsMarkdown(sign.repeat(99_000 / sign.length))
  }
  readsAsMarkdown(`a | b\n-${' '.repeat(90_000)}|x`)
})
