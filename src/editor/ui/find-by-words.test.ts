import { describe, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockEditors } from '@registry/block-kits'
import { findByWords } from './find-by-words'

registerAllBlockKits()
const blocks = blockEditors()
const found = (query: string) => findByWords(blocks, query, ({ type, editor }) => ({ label: editor.label, also: `${editor.also ?? ''} ${type}`, detail: editor.description })).map(({ type }) => type)

describe('what people type to find a block', () => {
  it.each([
    ['faq', 'content/accordion'], ['youtube', 'content/embed'], ['map', 'content/embed'], ['photo', 'content/image'], ['cta', 'content/call-to-action'], ['slider', 'content/carousel'],
    ['paragraph', 'content/rich-text'], ['title', 'content/heading'], ['separator', 'content/divider'], ['contact form', 'form/form'], ['newsletter', 'form/form'], ['blog', 'content/post-list'],
    ['review', 'content/testimonial'], ['html', 'content/custom-html'], ['social', 'content/contact'], ['download', 'content/button'], ['แผนที่', 'content/embed'], ['คำถามที่พบบ่อย', 'content/accordion'], ['รีวิว', 'content/testimonial'],
  ])('“%s” is among what it finds: %s', (query, type) => {
    expect(found(query)).toContain(type)
  })

  it('is first of all a name: whole, then its beginning, then a word of it, then what else it is called', () => {
    expect(found('form')[0]).toBe('form/form')
    expect(found('Form answers')[0]).toBe('form/submissions-table')
    expect(found('butt').slice(0, 2).toSorted()).toEqual(['content/button', 'content/button-group'])
    expect(found('ปุ่ม')[0]).toBe('content/button')
    expect(found('video')[0]).toBe('content/video')
    expect(found('text')[0]).toBe('content/rich-text')
  })

  it.each([
    ['image', 'content/image'], ['form', 'form/form'], ['ฟอร์ม', 'form/form'], ['button', 'content/button'], ['icon', 'content/icon'], ['รูป', 'content/image'], ['หัวข้อ', 'content/heading'], ['ช่องว่าง', 'content/spacer'],
    ['วีดีโอ', 'content/video'], ['วิดีโอ', 'content/video'], ['html', 'content/custom-html'], ['accordian', 'content/accordion'], ['buton', 'content/button'],
  ])('“%s” is first of all %s', (query, type) => {
    expect(found(query)[0]).toBe(type)
  })

  it('finds every block by its name in both languages, and by any words of it', () => {
    for (const { type, editor } of blocks)
      for (const name of Object.values(editor.label as Record<string, string>)) expect(found(name.toUpperCase()).slice(0, 2)).toContain(type)
    expect(found('grid card')).toContain('content/card-grid')
  })

  it('leaves all in their order where nothing is typed, and finds nothing where a word is nowhere', () => {
    expect(found(' ')).toEqual(blocks.map(({ type }) => type))
    expect(found('card zzz')).toEqual([])
  })
})
