import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { DocumentProvider } from '../state/use-document'
import { select, setUi, ui } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import { Outline } from './outline'
import '@mantine/core/styles.css'
import '../ui/editor.css'

registerAllBlockKits()

const heading = (id: string, text = `${id} words`) => ({ id, type: 'content/heading', version: 1, props: { text } })
const read = readPage({
  format: 1,
  path: '/',
  title: 'x',
  views: {
    guest: {
      rows: [
        {
          id: 'one',
          name: 'Opening',
          cells: [{ id: 'one-cell', blocks: [heading('a'), heading('b', 'Prices of spring')] }],
        },
        {
          id: 'two',
          cells: [
            { id: 'left', blocks: [heading('c')] },
            { id: 'right', blocks: [] },
          ],
        },
        {
          id: 'three',
          cells: [
            {
              id: 'three-cell',
              blocks: [
                {
                  id: 'tabs',
                  type: 'content/tabs',
                  version: 1,
                  props: {
                    items: [
                      { key: 'am', label: 'Morning' },
                      { key: 'pm', label: 'Evening' },
                    ],
                  },
                  slots: { am: [{ id: 'inner', cells: [{ id: 'inner-cell', blocks: [heading('d')] }] }] },
                },
              ],
            },
          ],
        },
      ],
    },
  },
})
if (!read.ok) throw new Error('not a page')
const page = read.value

let root: Root
beforeEach(async () => {
  const store = new DocumentStore(flatten(page))
  const boot = { locale: 'en', space: { locales: ['en'] }, session: { role: 'admin' } } as unknown as Boot
  const builder = {
    store,
    boot,
    announce: () => undefined,
    edit: (label: string, recipe: () => void) => !store.dispatch(label, recipe),
  } as unknown as Builder
  setUi({ selection: [], area: undefined, role: 'guest', locale: 'en', addsToSelection: false })
  const place = document.body.appendChild(document.createElement('div'))
  place.style.height = '500px'
  root = createRoot(place)
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <DocumentProvider value={store}>
            <Outline />
          </DocumentProvider>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
  await vi.waitFor(() => {
    if (shown().length === 0) throw new Error('no outline')
  })
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const search = () => screen.getByRole('textbox', { name: 'Search the page' })
const shown = () => [...document.querySelectorAll('[data-outline]')].map((line) => line.getAttribute('data-outline'))
const focused = () => document.activeElement?.getAttribute('data-outline')
/** Presses a key and expects that line to be focused and selected. */
const goes = async (keys: string, id: string, selection = [id]) => {
  await userEvent.keyboard(keys)
  await expect.poll(focused).toBe(id)
  expect(ui().selection).toEqual(selection)
}

it('searches names, types and texts, folded ones included, and reports no match', async () => {
  await expect.poll(shown).toHaveLength(13)
  await search().fill('PRICES')
  await expect.poll(shown).toEqual(['b'])
  await search().fill('opening')
  await expect.poll(shown).toEqual(['one'])
  await search().fill('')
  document.querySelector<HTMLElement>('[data-outline="three"]')?.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(shown).not.toContain('d')
  await search().fill('d words')
  await expect.poll(shown).toEqual(['d'])
  await screen.getByRole('treeitem').first().click()
  expect(ui().selection).toEqual(['d'])
  await search().fill('nowhere')
  await expect.element(screen.getByText('Nothing with that name on this page.')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear search' }).click()
  // Folded lines are still folded.
  await expect.poll(shown).toHaveLength(8)
})

it('moves by arrow keys, which fold and unfold, and to both ends', async () => {
  document.querySelector<HTMLElement>('[data-outline="one"]')?.focus()
  await goes('{ArrowDown}', 'a')
  await goes('{ArrowRight}', 'b')
  await goes('{ArrowLeft}', 'one')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(shown).not.toContain('a')
  await goes('{ArrowDown}', 'two')
  await goes('{ArrowUp}', 'one')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(shown).toContain('a')
  await goes('{End}', 'tabs:pm', [])
  expect(ui().area).toEqual({ block: 'tabs', slot: 'pm' })
  await goes('{ArrowLeft}', 'tabs')
  await goes('{Home}', 'one')
  expect(ui().area).toBeUndefined()
})

it('selects with Enter and Space, and several with Shift', async () => {
  document.querySelector<HTMLElement>('[data-outline="a"]')?.focus()
  await userEvent.keyboard('{Enter}')
  expect(ui().selection).toEqual(['a'])
  document.querySelector<HTMLElement>('[data-outline="c"]')?.focus()
  await userEvent.keyboard('{Shift>} {/Shift}')
  expect(ui().selection).toEqual(['a', 'c'])
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  expect(ui().selection).toEqual(['a'])
})

it('extends the selection to the next line of its kind with Shift and arrow, and reverses', async () => {
  document.querySelector<HTMLElement>('[data-outline="one"]')?.focus()
  await goes('{ArrowDown}', 'a')
  await goes('{Shift>}{ArrowDown}{/Shift}', 'b', ['a', 'b'])
  await goes('{Shift>}{ArrowDown}{/Shift}', 'c', ['a', 'b', 'c'])
  await goes('{Shift>}{ArrowUp}{/Shift}', 'b', ['a', 'b'])
  await goes('{ArrowDown}', 'two')
  expect(ui().selection).toEqual(['two'])
})

it('leaves the search by arrow or Enter to the first match, and clears it with Escape', async () => {
  await search().fill('words')
  await expect.poll(shown).not.toContain('one')
  await userEvent.click(search())
  await goes('{ArrowDown}', 'a')
  await search().fill('prices')
  await expect.poll(shown).toEqual(['b'])
  await goes('{Enter}', 'b')
  await userEvent.click(search())
  await userEvent.keyboard('{Escape}')
  await expect.element(search()).toHaveValue('')
})

it('folds and unfolds everything, and reveals what is selected elsewhere', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }))
  await expect.poll(shown).toEqual(['one', 'two', 'three'])
  select(['d'])
  await expect.poll(() => shown().includes('d')).toBe(true)
  expect(shown()).not.toContain('a')
  await userEvent.click(screen.getByRole('button', { name: 'Expand all' }))
  await expect.poll(() => shown().includes('a')).toBe(true)
  await expect.element(screen.getByRole('button', { name: 'Collapse all' })).toBeVisible()
})

it('selects a range with Shift, and one more with Ctrl', async () => {
  const line = (id: string) => document.querySelector<HTMLElement>(`[data-outline="${id}"]`) as HTMLElement
  await userEvent.click(line('one'))
  await userEvent.click(line('three'), { modifiers: ['Shift'] })
  expect(ui().selection).toEqual(['one', 'two', 'three'])
  await userEvent.click(line('two'), { modifiers: ['ControlOrMeta'] })
  expect(ui().selection).toEqual(['one', 'three'])
  // Lines that are not siblings have nothing in between.
  await userEvent.click(line('a'))
  await userEvent.click(line('d'), { modifiers: ['Shift'] })
  expect(ui().selection).toEqual(['a', 'd'])
})
