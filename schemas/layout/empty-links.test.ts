import { expect, it } from 'vitest'
import { emptyLinks } from './empty-links'

it('finds links without an address, in props and in rich text, and no other strings', () => {
  const rich = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'Here', marks: [{ type: 'bold' }, { type: 'link', attrs: { href: ' ' } }] }],
      },
    ],
  }
  expect(emptyLinks({ link: { to: '' }, items: [{ link: { to: ' ', newTab: true } }], body: { en: rich } })).toEqual([
    ['link', 'to'],
    ['items', 0, 'link', 'to'],
    ['body', 'en', 'content', 0, 'content', 0, 'marks', 1, 'attrs', 'href'],
  ])
  expect(emptyLinks({ link: { to: '#' }, period: { to: '', from: '' }, text: '', list: [null, 1, 'to'] })).toEqual([])
})
