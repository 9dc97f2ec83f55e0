import type { Editor } from '@tiptap/core'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { richTree, type RichTree } from '@schemas/layout/rich-text'
import { openRichEditor, treeOfMarkdown } from '../writing-editor'

const paragraph = (text: string): RichTree => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] }],
})
let editor: Editor
let written: RichTree | undefined

function open(tree: RichTree): void {
  written = undefined
  editor = openRichEditor({
    element: document.body.appendChild(document.createElement('div')),
    tree,
    label: 'Words',
    onWrite: (now) => (written = now),
  })
  editor.commands.focus('end')
}

/** A paste as the browser dispatches it, with or without Shift. */
function paste(text: string, { shiftKey = false, html = '' } = {}): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  if (html) clipboardData.setData('text/html', html)
  editor.view.dom.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'v', keyCode: 86, ctrlKey: true, shiftKey, bubbles: true }),
  )
  editor.view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
const types = () => written?.content.map(({ type }) => type)
const text = () => editor.getText({ blockSeparator: '\n' })

afterEach(() => {
  editor?.destroy()
  document.body.replaceChildren()
})

describe('Markdown pasted into a text', () => {
  it('keeps headings, lists, quotations, code, tables, rules and links', () => {
    open(paragraph(''))
    paste(
      '# Trip\n\nTo **Nan** by [bus](https://example.com).\n\n- one\n- two\n  1. deep\n\n> Go!\n\n```js\nlet a = 1\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n---\n\nEnd ![map](https://example.com/map.png)',
    )
    expect(types()).toEqual([
      'heading',
      'paragraph',
      'bulletList',
      'blockquote',
      'codeBlock',
      'table',
      'horizontalRule',
      'paragraph',
    ])
    const result = JSON.stringify(written)
    expect(result).toContain('{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Trip"}]}')
    expect(result).toContain(
      '"text":"bus","marks":[{"type":"link","attrs":{"href":"https://example.com","external":true}}]',
    )
    expect(result).toContain('"text":"map","marks":[{"type":"link"')
    expect(result).toContain('"language":"js"')
  })

  it('continues the sentence at the caret when it is one itself', () => {
    open(paragraph('Before '))
    paste('some **bold** words')
    expect(types()).toEqual(['paragraph'])
    expect(text()).toBe('Before some bold words')
  })

  it('is one step that is undone on its own', () => {
    open(paragraph('Before'))
    paste('## Title\n\n- a\n- b')
    editor.commands.undo()
    expect(text()).toBe('Before')
  })

  it('stays literal with Shift, and in code', () => {
    open(paragraph(''))
    paste('## Title\n\nsee https://example.com', { shiftKey: true })
    expect(types()).toEqual(['paragraph', 'paragraph'])
    expect(JSON.stringify(written)).not.toContain('marks')
    editor.destroy()

    open({ type: 'doc', content: [{ type: 'codeBlock' }] })
    paste('## Title\n\n- a\n- b')
    expect(text()).toBe('## Title\n\n- a\n- b')
  })

  it('uses HTML when the source program provides it', () => {
    open(paragraph(''))
    paste('**not** [this](/x)', { html: '<p>but <em>this</em></p>' })
    expect(text()).toBe('but this')
  })
})

it.each([
  '5 * 3 * 2 = 30 and 2 * 2',
  'Set snake_case_name and __init__.',
  '**ด่วน** สินค้ามีจำนวนจำกัด',
  'We are\n# 1 in sales\nhere.',
])('keeps prose unchanged: %s', (prose) => {
  open(paragraph(''))
  paste(prose)
  expect(text()).toBe(prose)
  expect(JSON.stringify(written)).not.toContain('marks')
})

it('turns a pasted address into a link', () => {
  open(paragraph(''))
  paste('see https://example.com now')
  expect(JSON.stringify(written)).toContain('"type":"link"')
})

it('executes nothing hostile, and always yields a valid tree', () => {
  const hostile = [
    '[a](javascript:window.ran=1)',
    '<img src=x onerror="window.ran=1">',
    '<script>window.ran=1</script>',
    '[a](https://example.com "x" onclick=1)',
    '![a](x" onerror="window.ran=1)',
    '<a href="javascript:window.ran=1">a</a>',
    '<svg onload="window.ran=1">',
    '[a]: javascript:window.ran=1\n\n[a]',
    '<https://e.example/?a"onmouseover="window.ran=1>',
    '```"><script>window.ran=1</script>\nx\n```',
  ]
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(
        ...hostile,
        '# ',
        '- ',
        '1. ',
        '> ',
        '|',
        '\n',
        '\n\n',
        '**',
        '_',
        '`',
        '---',
        '  ',
        '[x](/y)',
        '&lt;',
        '\\',
        'คำ',
      ),
      fc.string(),
    ),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(pieces, (all) => {
      const read = treeOfMarkdown(all.join(''))
      expect(read === undefined || richTree.safeParse(read.tree).success).toBe(true)
      expect(JSON.stringify(read?.tree ?? {})).not.toMatch(/"href":"\s*(?:javascript|data|vbscript)/i)
    }),
    { numRuns: 200 },
  )
  expect('ran' in window).toBe(false)
})
