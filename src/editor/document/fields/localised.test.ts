import { describe, expect, it } from 'vitest'
import { entryOf, isPerLocale, withEntry } from './localised'

describe('text in several languages', () => {
  it('stays shared by all languages until it is split', () => {
    expect(withEntry('LINE', 'th', 'LINE OA', false)).toBe('LINE OA')
    expect(withEntry('LINE', 'th', 'ไลน์', true)).toEqual({ en: 'LINE', th: 'ไลน์' })
  })

  it('is written in one language when blank, so that the other counts as missing', () => {
    const tree = (...content: object[]) => ({ type: 'doc', content })
    const treeValue = tree({ type: 'paragraph', content: [{ type: 'text', text: 'กาแฟ' }] })
    expect(withEntry('', 'th', 'ดูเมนู', false)).toEqual({ th: 'ดูเมนู' })
    expect(withEntry('', 'th', 'ดูเมนู', true)).toEqual({ th: 'ดูเมนู' })
    expect(withEntry(tree({ type: 'paragraph' }), 'th', treeValue, false)).toEqual({ th: treeValue })
    expect(withEntry(tree({ type: 'paragraph' }, { type: 'image' }), 'th', treeValue, false)).toEqual(treeValue)
    expect(withEntry(treeValue, 'en', tree(), false)).toEqual(tree())
  })

  it('keeps the other language when one is written or cleared', () => {
    expect(withEntry({ en: 'Hello' }, 'th', 'สวัสดี', false)).toEqual({ en: 'Hello', th: 'สวัสดี' })
    expect(withEntry({ en: 'Hello', th: 'สวัสดี' }, 'th', undefined, false)).toEqual({ en: 'Hello' })
    expect(withEntry({ th: 'สวัสดี' }, 'th', undefined, false)).toBeUndefined()
    expect(withEntry(undefined, 'en', 'Hello', false)).toEqual({ en: 'Hello' })
  })

  it('is distinguished from rich text, which is a record too', () => {
    expect(isPerLocale({ th: 'ก' })).toBe(true)
    expect(isPerLocale({ type: 'doc', content: [] })).toBe(false)
    expect(entryOf({ en: 'Hello' }, 'th')).toBeUndefined()
    expect(entryOf('same', 'th')).toBe('same')
  })
})
