import { expect, it } from 'vitest'
import { linkProblem } from '@schemas/layout/link-target'
import { contactOptions } from './contact-options'
import { schema } from './schema'

const contact = {
  phone: '02 123 4567',
  email: 'hello@example.com',
  line: '@house',
  map: { latitude: 13.7, longitude: 100.5 },
}

it("offers the site's known contact methods", () => {
  expect(contactOptions([], contact).map(({ link }) => link.to)).toEqual([
    'https://line.me/R/ti/p/%40house',
    'tel:021234567',
    'mailto:hello@example.com',
    'https://www.google.com/maps/dir/?api=1&destination=13.7,100.5',
  ])
  expect(contactOptions([], { phone: contact.phone })).toHaveLength(1)
  expect(contactOptions([], {})).toEqual([])
})

it('keeps its own methods in order with their labels, and leaves out incomplete ones', () => {
  const options = contactOptions(
    [
      { kind: 'whatsapp', value: '081 234 5678' },
      { kind: 'messenger', value: 'house' },
      { kind: 'phone', label: 'Call us' },
      { kind: 'link' },
      { kind: 'messenger' },
    ],
    contact,
  )
  expect(options.map(({ label, link }) => [label, link.to])).toEqual([
    [{ en: 'WhatsApp', th: 'WhatsApp' }, 'https://wa.me/66812345678'],
    [{ en: 'Messenger', th: 'Messenger' }, 'https://m.me/house'],
    ['Call us', 'tel:021234567'],
  ])
  for (const { link } of options) expect(linkProblem(link)).toBeUndefined()
})

it('refuses an invalid number with a message, and accepts an empty one', () => {
  const read = (method: object) => schema.props.safeParse({ ways: [method] })
  expect(read({ kind: 'phone' }).success).toBe(true)
  expect(read({ kind: 'phone', value: 'soon' }).error?.issues[0]?.path).toEqual(['ways', 0, 'value'])
  expect(read({ kind: 'email', value: 'nobody' }).success).toBe(false)
})
