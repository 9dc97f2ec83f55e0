import { afterEach, beforeEach, expect, it } from 'vitest'
import { canvasRules } from '../canvas/frame-document'
import { SeenNodes } from './seen-nodes'

const sheet = new CSSStyleSheet()
sheet.replaceSync(canvasRules)

let page: HTMLElement
let seen: SeenNodes
let group: HTMLElement
beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'))
  page.id = 'canvas-page'
  page.style.background = '#fff'
  page.dataset.long = ''
  document.documentElement.dataset.mode = 'edit'
  document.adoptedStyleSheets.push(sheet)
  group = newGroup()
})
afterEach(() => {
  seen.end()
  page.remove()
  delete document.documentElement.dataset.mode
  document.adoptedStyleSheets.pop()
})

/** A new group of rows, as on the canvas; rows added next go into it. */
function newGroup(): HTMLElement {
  group = page.appendChild(document.createElement('div'))
  group.className = 'canvas-rows'
  group.style.setProperty('--rows', '1')
  return group
}
const block = (id: string, html: string) => {
  const row = group.appendChild(document.createElement('div'))
  row.className = 'row'
  row.innerHTML = `<div data-node="${id}">${html}</div>`
  return row
}
const measure = async () => {
  // Mutation observers run when the script ends.
  await Promise.resolve()
  seen.measure(() => true)
  seen.readHeadings()
}
const faint = '<p style="color:#ddd">Faint</p>'

it('stores the problems of each node, and nothing for a node without any', async () => {
  for (let index = 0; index < 25; index++) block(`fine-${index}`, '<p style="color:#000">Fine</p>')
  const row = block('faint', faint)
  seen = new SeenNodes(document, () => {})
  await measure()
  expect([...seen.problems].map(([id, found]) => [id, found.map(({ kind }) => kind)])).toEqual([
    ['faint', ['contrast']],
  ])
  expect(seen.isDone).toBe(true)
  ;(row.querySelector('p') as HTMLElement).outerHTML = '<p>Dark</p>'
  await measure()
  expect(seen.problems.size).toBe(0)
})

it('checks nodes far from the viewport, which have no layout, with their row and with their group', async () => {
  group.dataset.near = ''
  block('near', '<p style="color:#000">Near</p>').dataset.near = ''
  const faintRow = block('far-row', faint)
  newGroup()
  const inGroup = block('far-group', faint)
  block('fine', '<p style="color:#000">Fine</p>')
  const textOf = (row: Element) => row.querySelector('p') as HTMLElement
  expect([faintRow, inGroup].map((row) => textOf(row).checkVisibility({ contentVisibilityAuto: true }))).toEqual([
    false,
    false,
  ])
  seen = new SeenNodes(document, () => {})
  await measure()
  expect([...seen.problems].map(([id, found]) => [id, found.map(({ kind }) => kind)])).toEqual([
    ['far-row', ['contrast']],
    ['far-group', ['contrast']],
  ])
})

it('lists the headings in current order after moving, hiding, emptying or removing some', async () => {
  const first = block('a', '<h1>One</h1>')
  const second = block('b', '<h2>Two</h2>')
  block('c', '<h3>Three</h3>')
  seen = new SeenNodes(document, () => {})
  const levels = async () => {
    await measure()
    return seen.headings.map(({ node, level, hasWords: hasText }) => `${node}${level}${hasText ? '' : ' empty'}`)
  }
  expect(await levels()).toEqual(['a1', 'b2', 'c3'])
  second.after(first)
  expect(await levels()).toEqual(['b2', 'a1', 'c3'])
  second.hidden = true
  expect(await levels()).toEqual(['a1', 'c3'])
  second.hidden = false
  ;(first.querySelector('h1') as HTMLElement).textContent = ''
  expect(await levels()).toEqual(['b2', 'a1 empty', 'c3'])
  first.remove()
  expect(await levels()).toEqual(['b2', 'c3'])
})

it('reports text that no rule can judge, until it is removed', async () => {
  const row = block('picture', '<div style="background-image:linear-gradient(red,blue)"><p>On a gradient</p></div>')
  seen = new SeenNodes(document, () => {})
  await measure()
  expect([...seen.unchecked]).toEqual(['picture'])
  row.remove()
  await measure()
  expect(seen.unchecked.size).toBe(0)
})
