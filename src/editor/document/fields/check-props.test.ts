import { describe, expect, it } from 'vitest'
import { blockDefinition } from '@registry/schemas'
import type { AnyBlock } from '@schemas/block'
import { checkProps, type Written } from './check-props'

const check = (type: string, written: Written) =>
  checkProps(blockDefinition(type) as AnyBlock, written).map(({ path, words: message }) => [
    path.join('.'),
    message.en,
    message.th,
  ])

describe('problems in props', () => {
  it('are empty when the props are valid', () => {
    expect(check('content/heading', { props: { text: 'A' } })).toEqual([])
    expect(check('content/card-grid', { props: { items: [{}], perRow: 3 }, at: { mobile: { perRow: 2 } } })).toEqual([])
  })

  it('are reported at the control of the value', () => {
    expect(check('content/button', { props: { text: 'Go', link: { to: 'https://example.com' } } })).toEqual([
      ['props.link', expect.stringContaining('another website'), expect.stringContaining('เว็บไซต์ภายนอก')],
    ])
    expect(check('content/image', { props: { image: { asset: 'Not A Name' } } })).toEqual([
      ['props.image', 'Select a picture.', 'เลือกรูปภาพ'],
    ])
    expect(
      check('content/accordion', {
        props: { items: [{ title: 'One', text: { type: 'doc', content: [{ type: 'nothing' }] } }] },
      }),
    ).toMatchObject([['props.items.0.text', expect.any(String), expect.any(String)]])
  })

  it('cover missing values, too many, too long, and malformed ones', () => {
    expect(check('content/heading', { props: {} })).toEqual([['props.text', 'Please fill this in.', 'กรุณากรอกช่องนี้']])
    expect(check('content/list', { props: { items: [] } })).toEqual([
      ['props.items', 'Add at least 1.', 'ต้องมีอย่างน้อย 1 รายการ'],
    ])
    expect(check('content/contact', { props: { email: 'me', phone: '1'.repeat(41) } })).toEqual([
      ['props.phone', 'Use up to 40 characters.', 'ยาวได้ไม่เกิน 40 ตัวอักษร'],
      ['props.email', 'Enter a valid email, such as name@example.com.', 'อีเมลต้องเป็นแบบ name@example.com'],
    ])
  })

  it('use the unit shown by the field', () => {
    expect(check('site/header', { props: { logoHeight: 50 } })).toEqual([
      ['props.logoHeight', 'Enter 160 px or less.', 'ต้องไม่เกิน 160 px'],
    ])
    expect(check('site/popup', { props: { after: 601 } })).toContainEqual([
      'props.after',
      'Enter 600 s or less.',
      'ต้องไม่เกิน 600 วินาที',
    ])
    expect(check('content/pricing', { props: { plans: [{ name: 'A', monthly: -1 }] } })).toMatchObject([
      ['props.plans.0.monthly', 'Enter 0 ฿ or more.', expect.any(String)],
    ])
  })

  it('are reported for the width they occur at', () => {
    expect(check('content/card-grid', { props: { items: [{}], perRow: 3 }, at: { mobile: { perRow: 9 } } })).toEqual([
      ['at.mobile.perRow', 'Enter 6 or less.', 'ต้องไม่เกิน 6'],
    ])
    expect(check('content/card-grid', { props: { items: [{}], perRow: 9 } })).toMatchObject([
      ['props.perRow', 'Enter 6 or less.', expect.any(String)],
    ])
    expect(check('content/card-grid', { props: { items: [{}], perRow: { base: 3, mobile: 9 } } })).toMatchObject([
      ['props.perRow.mobile', 'Enter 6 or less.', expect.any(String)],
    ])
  })

  it("between two props use the schema's own message", () => {
    expect(check('content/hero', { props: { title: 'A', layout: 'cover' } })).toEqual([
      ['props.image', 'The cover style needs a picture.', 'แบบเต็มพื้นต้องมีรูปภาพ'],
    ])
    expect(
      check('form/form', { props: { form: 'a', fields: [{ kind: 'radio', name: 'one', label: 'One' }] } }),
    ).toEqual([['props.fields.0.options', 'Add at least one option.', 'ต้องมีตัวเลือกอย่างน้อยหนึ่งข้อ']])
  })
})
