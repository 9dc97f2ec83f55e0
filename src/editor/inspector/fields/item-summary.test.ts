import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { file } from '@schemas/layout/file'
import { image } from '@schemas/layout/image'
import { richText } from '@schemas/layout/rich-text'
import { text } from '@schemas/layout/text'
import { describeSchema } from '../../document/fields/schema-fields'
import { summarise } from './item-summary'

const upload = 'item-01980f00-0000-7000-8000-000000000001'
const pictures = describeSchema(z.object({ thumbnail: image(), caption: z.optional(text()) }))
const files = describeSchema(z.object({ file: file() }))

describe('item summary', () => {
  it("never shows an upload's name in documents", () => {
    expect(summarise(pictures, { thumbnail: { asset: upload } }, 'en', {})).toEqual({ words: '', asset: upload })
    expect(summarise(files, { file: { asset: upload } }, 'en', {}).words).toBe('')
  })

  it("shows an upload's title once it is known", () => {
    const uploads = { [upload]: { name: 'Prices.pdf' } }
    expect(summarise(files, { file: { asset: upload } }, 'en', uploads).words).toBe('Prices.pdf')
    expect(summarise(pictures, { thumbnail: { asset: upload } }, 'en', uploads).words).toBe('Prices.pdf')
  })

  it("shows a picture's description when the item has no text", () => {
    const thumbnail = { asset: upload, alt: { en: 'Boats', th: 'เรือ' } }
    expect(summarise(pictures, { thumbnail }, 'th', {}).words).toBe('เรือ')
    expect(summarise(pictures, { thumbnail, caption: 'At noon' }, 'th', {}).words).toBe('At noon')
  })

  it('shows the start of a text in the current language, else in another', () => {
    const tree = (plain: string) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: plain }] }],
    })
    const texts = describeSchema(z.object({ text: richText() }))
    const both = { text: { th: tree('เปิดแล้ว'), en: tree('Open') } }
    expect([
      summarise(texts, both, 'en', {}).words,
      summarise(texts, both, 'th', {}).words,
      summarise(texts, { text: { th: tree('เปิดแล้ว') } }, 'en', {}).words,
    ]).toEqual(['Open', 'เปิดแล้ว', 'เปิดแล้ว'])
  })

  it('shows the name of a theme picture', () => {
    expect(summarise(pictures, { thumbnail: { asset: 'hero' } }, 'en', {}).words).toBe('hero')
    expect(summarise(pictures, { thumbnail: { asset: 'sample-1' } }, 'th', {}).words).toBe('ตัวอย่าง')
  })
})
