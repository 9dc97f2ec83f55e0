import { afterEach, expect, it } from 'vitest'
import ground from '@kit/ui/ground.module.css'
import { headingsOf, measureNode, readHeading } from './measure-node'

let made: HTMLElement | undefined
afterEach(() => made?.remove())

type Child = HTMLElement | string
function el(name: string, style: Partial<CSSStyleDeclaration> = {}, ...children: Child[]): HTMLElement {
  const element = document.createElement(name)
  Object.assign(element.style, style)
  element.append(...children)
  return element
}

function node(...children: Child[]): HTMLElement {
  const block = el('div', { display: 'contents' }, ...children)
  block.dataset.node = 'a'
  made = el('div', { background: '#fff', position: 'relative' }, block)
  document.body.append(made)
  return block
}
const ratios = (block: HTMLElement) =>
  measureNode(block).texts.map(({ text, ratio, needed }) => [text, Math.round(ratio * 10) / 10, needed])

it('measures text against its actual backgrounds, composited', () => {
  const block = node(
    el('p', { color: '#767676' }, 'On white'),
    el(
      'div',
      { background: '#000' },
      el('div', { background: 'rgb(255 255 255 / 50%)' }, el('p', { color: '#000' }, 'On half white over black')),
    ),
    el('p', { color: 'rgb(0 0 0 / 50%)' }, 'Half seen through'),
    el('p', { color: '#000', fontSize: '30px' }, 'Large'),
  )
  expect(ratios(block)).toEqual([
    ['On white', 4.5, 4.5],
    ['On half white over black', 5.3, 4.5],
    ['Half seen through', 4, 4.5],
    ['Large', 21, 3],
  ])
})

it('uses a block’s ground as the background, even one as wide as the window', () => {
  const textElement = (color: string) => el('div', { position: 'relative' }, el('p', { color }, color))
  const grounds = (['box', 'window'] as const).map((reach) => {
    const block = el('div', {}, textElement('#ffffff'), textElement('#222222'))
    block.className = ground.ground ?? ''
    Object.assign(block.dataset, { reach, ground: 'own' })
    block.style.setProperty('--ground-fill', '#000')
    return block
  })
  expect(ratios(node(...grounds))).toEqual([
    ['#ffffff', 21, 4.5],
    ['#222222', 1.3, 4.5],
    ['#ffffff', 21, 4.5],
    ['#222222', 1.3, 4.5],
  ])
})

it('does not judge text over a picture, a gradient or an overlapping layer', () => {
  const cover = el(
    'div',
    { position: 'relative', height: '80px' },
    el('img', { position: 'absolute', inset: '0', width: '100%', height: '100%' }),
    el('p', { position: 'relative', color: '#fff' }, 'On a picture'),
  )
  const layer = el(
    'div',
    { position: 'relative', height: '80px' },
    el('span', { position: 'absolute', inset: '0', background: '#123' }),
    el('p', { position: 'relative', color: '#fff' }, 'On a layer'),
  )
  const gradient = el(
    'div',
    { backgroundImage: 'linear-gradient(red, blue)' },
    el('p', { color: '#fff' }, 'On a gradient'),
  )
  const faded = el('p', { opacity: '0.5' }, 'Faded')
  const adjacent = el(
    'div',
    { display: 'flex' },
    el('img', { width: '50px', height: '50px' }),
    el('p', { color: '#000' }, 'Beside a picture'),
  )
  const { texts, unchecked } = measureNode(node(cover, layer, gradient, faded, adjacent))
  expect(unchecked).toBe(4)
  expect(texts.map(({ text }) => text)).toEqual(['Beside a picture'])
})

it('judges elements that fade in by their final appearance', () => {
  const entering = el('div', { opacity: '0.2' }, el('p', { color: '#eee' }, 'Pale'))
  entering.className = 'enter enter-fade'
  expect(ratios(node(entering))).toEqual([['Pale', expect.closeTo(1.2, 1), 4.5]])
})

it('omits invisible text and text in child nodes', () => {
  const below = el('div', {}, el('p', { color: '#fff' }, 'Another node’s'))
  below.dataset.node = 'b'
  const block = node(
    el('p', { display: 'none' }, 'Hidden'),
    el('p', { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' }, 'For screen readers'),
    below,
  )
  expect(measureNode(block)).toEqual({ texts: [], unchecked: 0, pictures: [], silentLinks: 0 })
})

it('finds links without text, picture description or name', () => {
  const link = (...children: Child[]) => {
    const found = el('a', {}, ...children) as HTMLAnchorElement
    found.href = '/about'
    return found
  }
  const picture = (alt: string) => {
    const image = el('img') as HTMLImageElement
    image.alt = alt
    return image
  }
  const named = link(picture(''))
  named.setAttribute('aria-label', 'About us')
  expect(
    measureNode(node(link('Words'), link(picture('A cat')), named, el('p', {}, '.', link(picture(''))))).silentLinks,
  ).toBe(1)
})

it('reads the visible headings with their nodes', () => {
  node(el('h2', {}, 'One'), el('h3', { display: 'none' }, 'Hidden'), el('h4', {}, ''))
  expect(Array.from(headingsOf(document.body), readHeading)).toEqual([
    { node: 'a', level: 2, hasWords: true },
    undefined,
    { node: 'a', level: 4, hasWords: false },
  ])
})
