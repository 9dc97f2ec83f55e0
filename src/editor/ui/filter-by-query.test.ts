import { describe, expect, it, vi } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockEditors } from '@registry/block-kits'
import { filterByQuery } from '@kit/command-palette/filter-by-query'

registerAllBlockKits()
const blocks = blockEditors()
const textsOf = ({ type, editor }: Pick<(typeof blocks)[number], 'type' | 'editor'>) => ({
  label: editor.label,
  also: `${editor.also ?? ''} ${type}`,
  detail: editor.description,
})
const found = (query: string) => filterByQuery(blocks, query, textsOf).map(({ type }) => type)

describe('block search', () => {
  it.each([
    ['faq', 'content/accordion'],
    ['youtube', 'content/embed'],
    ['map', 'content/embed'],
    ['photo', 'content/image'],
    ['cta', 'content/call-to-action'],
    ['slider', 'content/carousel'],
    ['paragraph', 'content/rich-text'],
    ['title', 'content/heading'],
    ['separator', 'content/divider'],
    ['contact form', 'form/form'],
    ['newsletter', 'form/form'],
    ['blog', 'content/post-list'],
    ['review', 'content/testimonial'],
    ['html', 'content/custom-html'],
    ['social', 'content/contact'],
    ['download', 'content/button'],
    ['แผนที่', 'content/embed'],
    ['คำถามที่พบบ่อย', 'content/accordion'],
    ['รีวิว', 'content/testimonial'],
  ])('finds for “%s” among others %s', (query, type) => {
    expect(found(query)).toContain(type)
  })

  it('ranks full names first, then prefixes, then words, then keywords', () => {
    expect(found('form')[0]).toBe('form/form')
    expect(found('Form responses')[0]).toBe('form/submissions-table')
    expect(found('butt').slice(0, 2).toSorted()).toEqual(['content/button', 'content/button-group'])
    expect(found('ปุ่ม')[0]).toBe('content/button')
    expect(found('video')[0]).toBe('content/video')
    expect(found('text')[0]).toBe('content/rich-text')
  })

  it.each([
    ['image', 'content/image'],
    ['form', 'form/form'],
    ['ฟอร์ม', 'form/form'],
    ['button', 'content/button'],
    ['icon', 'content/icon'],
    ['รูป', 'content/image'],
    ['หัวข้อ', 'content/heading'],
    ['ช่องว่าง', 'content/spacer'],
    ['วีดีโอ', 'content/video'],
    ['วิดีโอ', 'content/video'],
    ['html', 'content/custom-html'],
    ['accordian', 'content/accordion'],
    ['buton', 'content/button'],
  ])('finds for “%s” first %s', (query, type) => {
    expect(found(query)[0]).toBe(type)
  })

  it.each([
    // One letter missing, extra or wrong, or two swapped.
    ['headng', 'content/heading'],
    ['buttton', 'content/button'],
    ['buttom', 'content/button'],
    ['bannre', 'content/banner'],
    ['accrodion', 'content/accordion'],
    ['galery', 'content/gallery'],
    ['carousal', 'content/carousel'],
    ['testimonail', 'content/testimonial'],
    ['divder', 'content/divider'],
    ['heding', 'content/heading'],
    ['embde', 'content/embed'],
    // Incomplete words, and one of several words.
    ['testmoni', 'content/testimonial'],
    ['card gird', 'content/card-grid'],
    ['newslettr', 'form/form'],
    // Thai: a tone mark missing or misplaced, a wrong letter, and within a longer name.
    ['แบบฟอรม', 'form/form'],
    ['ปุม', 'content/button'],
    ['หัวเรือง', 'content/heading'],
    ['วิดิโอ', 'content/video'],
    ['วีดิโอ', 'content/video'],
    ['ตารางกาด', 'content/card-grid'],
    ['แผนทื่', 'content/embed'],
    ['คำถามทีพบ', 'content/accordion'],
    ['ลูกค่า', 'content/logo-cloud'],
    // Two encodings of the same text.
    ['คํ\u0e32ถาม', 'content/accordion'],
  ])('finds for the misspelled “%s” among others %s', (query, type) => {
    expect(found(query)).toContain(type)
  })

  it('ranks exact matches before similar ones, and takes short words literally', () => {
    for (const query of ['form', 'list', 'text', 'card', 'table', 'video', 'steps']) {
      const texts = blocks.map(({ type, editor }) => ({
        type,
        all: JSON.stringify([editor.label, editor.also, editor.description, type]).toLowerCase(),
      }))
      const isExact = found(query).map((type) => texts.find((each) => each.type === type)?.all.includes(query))
      expect(isExact, query).toEqual([...isExact].toSorted((one, other) => Number(other) - Number(one)))
    }
    expect(found('mop')).toEqual([])
    expect(found('xqzwk')).toEqual([])
  })

  it('reads each block once, and compares fewer pieces than the texts have letters', () => {
    const letters = JSON.stringify(blocks.map(textsOf)).length
    let reads = 0
    const slice = vi.spyOn(String.prototype, 'slice')
    filterByQuery(blocks, 'ตารางกาดแบบอื่น heddings', (block) => {
      reads += 1
      return textsOf(block)
    })
    const comparisons = slice.mock.calls.length
    slice.mockRestore()
    expect(reads).toBe(blocks.length)
    expect(comparisons).toBeGreaterThan(0)
    expect(comparisons).toBeLessThan(letters)
  })

  it('finds every block by its name in both languages, and by any of its words', () => {
    for (const { type, editor } of blocks)
      for (const name of Object.values(editor.label as Record<string, string>))
        expect(found(name.toUpperCase()).slice(0, 2)).toContain(type)
    expect(found('grid card')).toContain('content/card-grid')
  })

  it('keeps the order for an empty query, and finds nothing when a word does not match', () => {
    expect(found(' ')).toEqual(blocks.map(({ type }) => type))
    expect(found('card zzz')).toEqual([])
  })
})
