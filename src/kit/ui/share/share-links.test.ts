import { expect, it } from 'vitest'
import { linkProblem } from '@schemas/layout/link-target'
import { shareLink } from './share-links'

const page = { address: 'https://example.org/บทความ/a?b=1&c=2', title: 'ชา & กาแฟ\nใหม่' }

it('passes on the complete address and title', () => {
  for (const [method, name] of [
    ['line', 'url'],
    ['facebook', 'u'],
    ['x', 'url'],
  ] as const)
    expect(new URL(shareLink(method, page).to).searchParams.get(name), method).toBe(page.address)
  expect(new URL(shareLink('x', page).to).searchParams.get('text')).toBe(page.title)
  const mail = new URLSearchParams(shareLink('email', page).to.split('?')[1])
  expect(mail.get('subject')).toBe(page.title)
  expect(mail.get('body')).toBe(`${page.title}\r\n${page.address}`)
})

it('links only to permitted targets, in a new tab', () => {
  for (const method of ['line', 'facebook', 'x', 'email'] as const)
    expect(linkProblem(shareLink(method, page))).toBeUndefined()
  expect(shareLink('facebook', page).newTab).toBe(true)
})
