import { describe, expect, it } from 'vitest'
import type { RichNode, RichTree } from '@schemas/layout/rich-text'
import * as clipboard from '@tests/fixtures/clipboard'
import { readNumber } from './read-number'
import { tidyPasted } from './tidy-pasted'
import { treeOfHtml } from './writing-editor'

const textOf = (node: RichNode): string =>
  node.type === 'text' ? node.text : 'content' in node ? (node.content ?? []).map(textOf).join('') : ''

/** The blocks of a tree in short: lists with their kind as arrays, tables as rows of texts. */
function outline(nodes: readonly RichNode[] | undefined): unknown[] {
  return (nodes ?? []).map((node) => {
    if (node.type === 'bulletList' || node.type === 'orderedList') {
      const attrs = node.type === 'orderedList' ? Object.values(node.attrs ?? {}).join(' ') : '•'
      return { [attrs]: (node.content ?? []).map((item) => itemOf(item)) }
    }
    if (node.type === 'table')
      return (node.content ?? []).map((row) => ('content' in row ? (row.content ?? []).map(textOf) : []))
    return node.type === 'paragraph' ? textOf(node).trim() : `${node.type} ${textOf(node).trim()}`
  })
}
const itemOf = (item: RichNode): unknown => {
  const parts = outline('content' in item ? item.content : [])
  return parts.length === 1 ? parts[0] : parts
}
const paste = (html: string) => outline((treeOfHtml(html) as RichTree).content)

describe('lists', () => {
  it('of Word keep Thai digits, Thai letters, Roman numbers, brackets and their level', () =>
    expect(paste(clipboard.wordLists)).toEqual([
      { '1 thai': ['สมัคร', ['ชำระเงิน', { '1 thai-letters': ['เงินสด', 'โอน'] }], 'รับของ'] },
      'Between',
      { '1 lower-roman': ['One', 'Two'] },
      'Then',
      { '1 parens': ['Open', 'Close'] },
      'Late',
      { '22 lower-alpha paren': ['Twenty-two', 'Twenty-three'] },
    ]))

  it('of Word for Mac start again where they did', () =>
    expect(paste(clipboard.wordMacLists)).toEqual([
      { '1 upper-alpha': ['Alpha', 'Beta'] },
      { '1': ['Restarted', 'On'] },
      { '1': ['Again'] },
      { '•': [['Dot', { '•': ['Ring'] }]] },
    ]))

  it('of Word for the web, one for each item there, become one', () =>
    expect(paste(clipboard.wordForTheWeb)).toEqual([
      { '1': [['Plan', { '1 lower-alpha': ['Budget', 'People'] }], 'Build'] },
      'Between',
      { '1 lower-roman parens': ['Sign', 'Send'] },
    ]))

  it('of LibreOffice, TextEdit and Notion keep their type', () => {
    expect(paste(clipboard.libreOffice)[0]).toEqual({
      '1 lower-alpha': ['Apples', ['Pears', { '1 upper-roman': ['Green'] }]],
    })
    expect(paste(clipboard.textEdit).slice(0, 2)).toEqual(['Steps', { '1 upper-roman': ['Ask', 'Listen'] }])
    expect(paste(clipboard.notion).slice(0, 2)).toEqual([
      'heading Trip',
      { '1': [['Pack', { '1 lower-alpha': [['Shoes', { '1 lower-roman': ['Left'] }]] }], 'Leave'] },
    ])
  })

  it('copied from this editor stay the same', () => {
    const own = '<ol start="3" data-kind="thai" data-sign="parens"><li><p>หนึ่ง</p></li></ol>'
    expect(tidyPasted(own)).toBe(own)
    expect(paste(own)).toEqual([{ '3 thai parens': ['หนึ่ง'] }])
  })
})

describe('tables', () => {
  it('of Word keep each value below its heading', () =>
    expect(paste(clipboard.wordTable)).toEqual([
      'Prices:',
      [
        ['Room', 'Season', ''],
        ['', 'Low', 'High'],
        ['Garden', '900', '1,200'],
      ],
    ]))

  it('of Excel, Sheets and LibreOffice too, without hidden rows', () => {
    expect(paste(clipboard.excel)).toEqual([
      [
        ['Drink', 'Size', 'Price'],
        ['Coffee', 'S', '1,050'],
        ['', 'L', '1,200'],
        ['Tea of the day', '', '900'],
      ],
    ])
    expect(paste(clipboard.googleSheets)).toEqual([
      [
        ['Day', 'Morning', 'Evening'],
        ['Mon', 'Yoga', 'Run'],
        ['Tue', '', 'Swim'],
      ],
    ])
    expect(paste(clipboard.libreOffice)[1]).toEqual([
      ['Both', '', 'One'],
      ['a', 'b', 'c'],
    ])
  })

  it('with spans of millions of cells stay small', () => {
    const html = `<table>${'<tr><td rowspan="65000" colspan="1000">x</td></tr>'.repeat(300)}</table>`
    expect(tidyPasted(html).match(/<td/g)?.length).toBeLessThan(6000)
  })
})

describe('comments and empty lines', () => {
  it('of Word are left out, and the text that they are about stays', () =>
    expect(paste(clipboard.wordComments)).toEqual(['Rooms cost 900 baht a night.']))

  it('of Google Docs are left out', () =>
    expect(paste(clipboard.googleDocs)).toEqual([
      'First',
      'Second',
      { '1': [['Book', { '1 lower-alpha': [['Date', { '1 lower-roman': ['Hour'] }]] }], 'Pay'] },
    ]))

  it('within a paragraph stay', () =>
    expect(tidyPasted('<p>a<br>b</p><div>c<br>d</div>')).toBe('<p>a<br>b</p><div>c<br>d</div>'))
})

it.each([
  ['๑๒.', { kind: 'thai', value: 12 }],
  ['ค)', { kind: 'thai-letters', sign: 'paren', value: 3 }],
  ['กก.', { kind: 'thai-letters', value: 42 }],
  ['(iv)', { kind: 'lower-roman', sign: 'parens', value: 4 }],
  ['XIV.', { kind: 'upper-roman', value: 14 }],
  ['c.', { kind: 'lower-alpha', value: 3 }],
  ['2.10.', { value: 10 }],
  ['o', undefined],
  ['·', undefined],
  ['', undefined],
])('reads the number %s', (text, number) => expect(readNumber(text)).toEqual(number))
