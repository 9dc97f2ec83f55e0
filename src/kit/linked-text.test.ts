import { expect, it } from 'vitest'
import { linkParts } from './linked-text'

const links = (text: string) => linkParts(text).flatMap(({ to }) => to ?? [])

it('finds URLs without trailing punctuation', () => {
  expect(linkParts('See https://example.com/a?b=1#c. Thanks')).toEqual([
    { text: 'See ' },
    { text: 'https://example.com/a?b=1#c', to: 'https://example.com/a?b=1#c' },
    { text: '. Thanks' },
  ])
  expect(links('(http://a.example) https://ไทย.example/หน้า ครับ')).toEqual([
    'http://a.example',
    'https://ไทย.example/หน้า',
  ])
})

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://',
  'www.example.com',
  '<b>no</b>',
  'http:///x',
  'https://user:pass@',
])('keeps %j as plain text', (text) => {
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
  expect(links(text)).toEqual([])
})

it('loses none of the text', () => {
  for (const text of ['', 'a', 'https://a.example', 'a https://a.example b https://b.example.', '\n\n'])
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
})
