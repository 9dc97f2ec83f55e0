import { expect, it } from 'vitest'
import { linkParts } from './linked-text'

const links = (text: string) => linkParts(text).flatMap(({ to }) => to ?? [])

it('finds addresses, without what ends the sentence', () => {
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
])('leaves %j as words', (text) => {
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
  expect(links(text)).toEqual([])
})

it('loses nothing of what was written', () => {
  for (const text of ['', 'a', 'https://a.example', 'a https://a.example b https://b.example.', '\n\n'])
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
})
