import { afterEach, expect, test } from 'vitest'
import shape from '@kit/ui/heading-shape.module.css'
import { countHeadings, forgetCounts, keepCount } from './counted-headings'
import { countedRules } from './counted-rules'

const sheet = new CSSStyleSheet()
sheet.replaceSync(countedRules)
document.adoptedStyleSheets.push(sheet)

const heading = (text: string) =>
  `<div class="${shape.section} ${shape.words}"><h2 class="${shape.title}">${text}</h2></div>`
const row = (...headings: string[]) => `<div class="row"><div>${headings.map(heading).join('')}</div></div>`

const group = (...rows: string[]) => `<div class="canvas-rows">${rows.join('')}</div>`
const first = `<div class="row"><div class="${shape.section} ${shape.words}" data-level="1"><h1 class="${shape.title}">The page</h1></div></div>`

/** A long page in a theme with numbered headings: rows in groups, as on the canvas. */
function longPage(): HTMLElement {
  document.documentElement.dataset.heading = 'numbered'
  document.body.innerHTML = `<main id="canvas-page" data-long>${group(first, row('One'))}${group(row('Two', 'Three'), row('Four'))}</main>`
  return document.querySelector('main') as HTMLElement
}

afterEach(() => {
  delete document.documentElement.dataset.heading
  document.body.innerHTML = ''
})

const rowsOf = (page: Element) => [...page.querySelectorAll('.row')]

const numberOf = (text: string) => {
  const label = [...document.querySelectorAll('h1, h2')].find(({ textContent }) => textContent === text)
    ?.parentElement as HTMLElement
  return getComputedStyle(label, '::before').content.split(' / ')[0]
}

test('numbers headings near the viewport from the start of the page', () => {
  const page = longPage()
  countHeadings(page, rowsOf(page).slice(2))
  expect(['Two', 'Three', 'Four'].map(numberOf)).toEqual(['"02"', '"03"', '"04"'])
})

test('leaves the main heading unnumbered', () => {
  const page = longPage()
  countHeadings(page, rowsOf(page))
  expect(numberOf('The page')).toBe('none')
})

test('reserves space for a new heading until it is counted and renumbers those below', () => {
  const page = longPage()
  countHeadings(page, rowsOf(page))
  rowsOf(page)[1]?.firstElementChild?.insertAdjacentHTML('beforeend', heading('New'))
  expect(numberOf('New')).toBe('"\u00a0"')
  countHeadings(page, rowsOf(page))
  expect(['One', 'New', 'Two', 'Three', 'Four'].map(numberOf)).toEqual(['"01"', '"02"', '"03"', '"04"', '"05"'])
})

test('returns to CSS counters when the page becomes short again', () => {
  const page = longPage()
  countHeadings(page, rowsOf(page))
  forgetCounts(page)
  page.removeAttribute('data-long')
  expect(numberOf('Three')).toBe('counter(section, decimal-leading-zero)')
})

test('keeps the counts of rows that are no longer drawn', () => {
  const page = longPage()
  const [above] = page.children
  keepCount(above as Element)
  above?.replaceChildren()
  countHeadings(page, rowsOf(page))
  expect(['Two', 'Three', 'Four'].map(numberOf)).toEqual(['"02"', '"03"', '"04"'])
})
