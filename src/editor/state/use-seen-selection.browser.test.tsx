import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { DocumentStore } from './document-store'
import { setUi, ui } from './ui-store'
import { useSeenSelection } from './use-seen-selection'

registerAllBlockKits()

const row = (id: string, blocks: object[]) => ({ rows: [{ id, cells: [{ id: `${id}-cell`, blocks }] }] })
const heading = (id: string, more = {}) => ({ id, type: 'content/heading', version: 1, props: { text: id }, ...more })
const read = readPage({
  format: 1,
  path: '/',
  title: 'x',
  views: {
    guest: row('all', [
      heading('always'),
      heading('later', { shown: { from: '2027-01-01T00:00:00Z' } }),
      heading('thai', { shown: { locales: ['th'] } }),
      heading('guests', { shown: { roles: ['guest'] } }),
    ]),
    admin: row('own', [heading('admins')]),
  },
})
if (!read.ok) throw new Error(JSON.stringify(read.problems))
const page = read.value

function Seen({ store }: { store: DocumentStore }) {
  useSeenSelection(store, 'Asia/Bangkok')
  return null
}

let root: Root
beforeEach(() => {
  setUi({ role: 'guest', moment: undefined, selection: [], mode: 'edit' })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const store = new DocumentStore(flatten(page))
  flushSync(() => root.render(<Seen store={store} />))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  setUi({ role: 'guest', moment: undefined, selection: [], mode: 'edit' })
})

it('keeps the selection for a role that sees it', () => {
  setUi({ selection: ['always', 'guests'] })
  setUi({ role: 'manager' })
  expect(ui().selection).toEqual(['always'])
  setUi({ role: 'admin' })
  expect(ui().selection).toEqual([])
})

it('keeps the selection at a time when it is visible', () => {
  setUi({ moment: '2027-02-01T00:00:00Z' })
  setUi({ selection: ['always', 'later'] })
  setUi({ moment: '2027-03-01T00:00:00Z' })
  expect(ui().selection).toEqual(['always', 'later'])
  setUi({ moment: undefined })
  expect(ui().selection).toEqual(['always'])
})

it('keeps the selection in a language in which it is visible', () => {
  setUi({ locale: 'th' })
  setUi({ selection: ['always', 'thai'] })
  setUi({ locale: 'en' })
  expect(ui().selection).toEqual(['always'])
})

it('drops a selected area together with its block', () => {
  setUi({ area: { block: 'always', slot: 'aside' } })
  setUi({ role: 'user' })
  expect(ui().area).toBeDefined()
  setUi({ role: 'admin' })
  expect(ui().area).toBeUndefined()
})

it('returns to editing when a part is selected in try mode', () => {
  setUi({ mode: 'try' })
  setUi({ selection: [] })
  expect(ui().mode).toBe('try')
  setUi({ selection: ['always'] })
  expect(ui().mode).toBe('edit')
})
