import { afterEach, describe, expect, it } from 'vitest'
import { compareMeasured, measurePage } from './measure-page'

const frames: HTMLIFrameElement[] = []
afterEach(() => frames.splice(0).forEach((frame) => frame.remove()))

/** A separate page, as wide as a phone. */
function pageOf(html: string): Document {
  const frame = document.body.appendChild(document.createElement('iframe'))
  frames.push(frame)
  frame.style.width = '390px'
  const page = frame.contentDocument as Document
  page.body.innerHTML = html
  return page
}
const line = (text: string, style = '') => `<p style="color:#000;background:#fff;${style}">${text}</p>`

describe('what gets worse', () => {
  it('finds regressions on one page by element', () => {
    const page = pageOf(line('Read me') + line('Read me'))
    const before = measurePage(page)
    ;(page.querySelectorAll('p')[1] as HTMLElement).style.color = '#ccc'
    expect(compareMeasured(before, measurePage(page))).toMatchObject([
      { kind: 'contrast', text: 'Read me', was: 21, ratio: expect.closeTo(1.6, 1) },
    ])
  })

  it('finds regressions between two pages where other parts surround the same text', () => {
    const before = measurePage(pageOf(line('Header') + line('Read me')))
    const later = pageOf(
      `<div>${line('Another header', 'color:#eee')}</div>${line('Read me', 'color:#ddd')}${line('Too wide', 'width:900px')}`,
    )
    const worse = compareMeasured(before, measurePage(later), false)
    expect(worse).toEqual(
      expect.arrayContaining([
        { kind: 'contrast', text: 'Another header', ratio: expect.any(Number), needed: 4.5 },
        { kind: 'contrast', text: 'Read me', ratio: expect.any(Number), was: 21, needed: 4.5 },
        expect.objectContaining({ kind: 'overflow', was: 0 }),
      ]),
    )
    expect(worse).toHaveLength(3)
  })

  it('finds nothing if only the elements differ', () => {
    const same = line('One') + line('Two')
    expect(compareMeasured(measurePage(pageOf(same)), measurePage(pageOf(`<main>${same}</main>`)), false)).toEqual([])
  })
})
