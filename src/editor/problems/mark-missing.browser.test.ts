import { afterEach, expect, it } from 'vitest'
import { useUploads } from '../media/known-uploads'
import { markMissing } from './mark-missing'

const asset = 'item-0198f000-0000-7000-8000-000000000031'

let end: () => void
afterEach(() => {
  end()
  document.body.replaceChildren()
  document.documentElement.removeAttribute('data-mode')
  document.documentElement.lang = ''
})

/** The placeholder of a missing picture, as views render it. */
function place(name: string, size: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('span'))
  element.className = 'picture-missing'
  element.dataset.missingAsset = name
  element.style.cssText = `display: block; min-height: 8rem; ${size}`
  return element
}
const messageIn = (element: Element) => getComputedStyle(element, '::before').content.replaceAll('"', '')

it('labels a missing picture while the page is edited, an upload once it is known to be missing', () => {
  const [upload, own] = [place(asset, ''), place('of-another-theme', '')]
  const before = upload.getBoundingClientRect()
  document.documentElement.dataset.mode = 'edit'
  end = markMissing(document)
  expect([messageIn(upload), messageIn(own)]).toEqual(['none', 'This picture is not on this site'])
  useUploads.setState({ [asset]: { name: '', isLost: true } })
  expect(messageIn(upload)).toBe('This picture is not on this site')
  expect(upload.getBoundingClientRect()).toEqual(before)
  document.documentElement.lang = 'th'
  expect(messageIn(upload)).toBe('ไม่มีรูปนี้ในเว็บไซต์นี้')
  useUploads.setState({ [asset]: { name: 'Cat.jpg', isLost: false } })
  expect(messageIn(upload)).toBe('none')
  document.documentElement.dataset.mode = 'try'
  expect(messageIn(own)).toBe('none')
})

it('shows an icon where there is no space for text', () => {
  document.documentElement.dataset.mode = 'edit'
  document.documentElement.lang = 'th'
  const face = place('of-another-theme', 'min-height: 0; inline-size: 48px; block-size: 48px')
  end = markMissing(document)
  expect([messageIn(face), face.offsetWidth, face.offsetHeight]).toEqual(['!', 48, 48])
})
