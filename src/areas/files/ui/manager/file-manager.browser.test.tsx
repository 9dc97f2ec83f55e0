import { notifications } from '@mantine/notifications'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { OverlayHost } from '@kit/ui/overlay/overlay-host'
import { type ExampleDrive, exampleClient } from '../example-client'
import { notifyFilesChanged } from '../file-changes'
import { holdFiles } from '../file-clipboard'
import type { FilesClient } from '../files-client'
import { FolderTree } from '../tree/folder-tree'
import { FilesProvider } from '../use-files'
import { FileManager } from './file-manager'

let root: Root
const files = [
  { name: 'Archive', isFolder: true },
  { name: 'Photos', isFolder: true },
  { name: 'deeper.txt', in: 'Photos', size: 5 },
  { name: 'a.txt', size: 10 },
  { name: 'b.txt', size: 30 },
  { name: 'c.txt', size: 20 },
  { name: 'ลายสือไทย.pdf', size: 40 },
]
beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1200, 800)
})
afterEach(() => {
  root.unmount()
  // Pending notifications would show up first in the next test.
  notifications.clean()
  notifications.cleanQueue()
  holdFiles(undefined)
  document.body.replaceChildren()
})

function show(drive: ExampleDrive = { files }, layout: 'grid' | 'list' = 'list') {
  const client = exampleClient(drive)
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role: 'user', userID: 'p' } } as Boot}>
      <FilesProvider client={client}>
        <FileManager drives={['mine', 'organisation']} screen="test" view={{ look: layout }} label="Files" />
      </FilesProvider>
      <OverlayHost />
    </BootProvider>,
  )
  return client
}
const row = (name: string) => page.getByRole('row', { name: new RegExp(name.replace('.', '\\.')) })
const chosen = () =>
  [...document.querySelectorAll('[role="grid"] [aria-selected="true"]')].map((each) =>
    each.querySelector('[title]')?.getAttribute('title'),
  )
const expectChosen = (...names: string[]) => vi.waitFor(() => expect(chosen()).toEqual(names))
const box = (name: string) => (row(name).element() as HTMLElement).getBoundingClientRect()
const fire = (type: string, x: number, y: number, more: PointerEventInit = {}) =>
  (document.elementFromPoint(x, y) ?? document.body).dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: y,
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      isPrimary: true,
      ...more,
    }),
  )

it('selects by mouse: one, one more, a range', async () => {
  show()
  await row('a.txt').click()
  await expectChosen('a.txt')
  await row('c.txt').click({ modifiers: ['Shift'] })
  await expectChosen('a.txt', 'b.txt', 'c.txt')
  await row('b.txt').click({ modifiers: ['ControlOrMeta'] })
  await expectChosen('a.txt', 'c.txt')
  await expect.element(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible()
})

it('navigates by keyboard: arrows, Shift, Ctrl, Home and End, type-ahead, Ctrl+A', async () => {
  show()
  await row('a.txt').click()
  await userEvent.keyboard('{ArrowDown}')
  await expectChosen('b.txt')
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
  await expectChosen('ลายสือไทย.pdf', 'a.txt', 'b.txt')
  await userEvent.keyboard('{Home}')
  await expectChosen('Archive')
  await userEvent.keyboard('{Control>}{ArrowDown}{ArrowDown} {/Control}')
  await expectChosen('Archive', 'ลายสือไทย.pdf')
  await userEvent.keyboard('ph')
  await expectChosen('Photos')
  await userEvent.keyboard('{Control>}a{/Control}')
  await vi.waitFor(() => expect(chosen()).toHaveLength(6))
  await userEvent.keyboard('{Escape}')
  await expectChosen()
  await userEvent.keyboard('{End}')
  await expectChosen('c.txt')
})

it('works by keyboard alone: opening and leaving folders, sorting, previewing, emptying and refilling', async () => {
  show()
  await expect.element(row('a.txt')).toBeVisible()
  ;(page.getByRole('grid').element() as HTMLElement).focus()
  await userEvent.keyboard('photos{Enter}')
  await expect.element(row('deeper.txt')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expectChosen('deeper.txt')
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('dialog', { name: /deeper/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('grid')).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByText('This folder is empty')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(row('deeper.txt')).toBeVisible()
  await expect.element(page.getByRole('grid')).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  await expectChosen('Photos')
  ;(page.getByRole('columnheader', { name: 'Name' }).getByRole('button').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(page.getByRole('row').elements()[1]?.textContent).toContain('Photos'))
  await expect.element(page.getByRole('grid')).toHaveFocus()
})

it('selects by lasso, and adds to the selection with Ctrl', async () => {
  show()
  await expect.element(row('b.txt')).toBeVisible()
  const [from, to] = [box('a.txt'), box('b.txt')]
  // Beside the name, because a press on the name would drag the item.
  const x = from.right - 300
  fire('pointerdown', x, from.top + 5)
  fire('pointermove', x + 30, from.top + 20)
  fire('pointermove', x + 60, to.top + 10)
  await expectChosen('a.txt', 'b.txt')
  fire('pointerup', x + 60, to.top + 10)
  const thai = box('ลายสือไทย')
  fire('pointerdown', x, thai.top + 5, { ctrlKey: true })
  fire('pointermove', x + 20, thai.top + 30, { ctrlKey: true })
  fire('pointerup', x + 20, thai.top + 30, { ctrlKey: true })
  await expectChosen('ลายสือไทย.pdf', 'a.txt', 'b.txt')
})

it('scrolls fifty thousand items while rendering only the visible ones', async () => {
  show({ many: 50_000 })
  await expect.element(row('IMG 00001')).toBeVisible()
  const grid = page.getByRole('grid').element()
  expect(document.querySelectorAll('[data-index]').length).toBeLessThan(80)
  const height = grid.scrollHeight
  await row('IMG 00001').click()
  await userEvent.keyboard('{End}')
  await expect.element(row('IMG 50000')).toBeVisible()
  await expectChosen('IMG 50000.jpg')
  expect(grid.scrollHeight).toBe(height)
  grid.scrollTop = height / 2
  await expect.element(row('IMG 25000')).toBeVisible()
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(page.getByRole('status').filter({ hasText: '50000 selected' })).toBeVisible()
  expect(document.querySelectorAll('[data-index]').length).toBeLessThan(80)
})

it('finds an unloaded name by typing, including spaces', async () => {
  show({ many: 50_000, files: [{ name: 'Zebra 2.txt' }, { name: 'Zebra 10.txt' }] })
  await row('IMG 00001').click()
  // A busy machine may take longer between two keys than a pause that ends the word.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  await userEvent.keyboard('zebra 1')
  await expectChosen('Zebra 10.txt')
})

it('reuses elements while scrolling, and is in reading order at rest', async () => {
  show({ many: 5000 })
  await expect.element(row('IMG 00001')).toBeVisible()
  const grid = page.getByRole('grid').element()
  const lines = () => [...grid.querySelectorAll<HTMLElement>('[data-index]')]
  grid.scrollTop = 20_000
  await expect.element(row('IMG 00460')).toBeVisible()
  const before = new Set(lines())
  grid.scrollTop = 21_000
  await expect.element(row('IMG 00483')).toBeVisible()
  expect(lines().filter((line) => !before.has(line))).toEqual([])
  const inOrder = (all: number[]) => all.toSorted((a, b) => a - b)
  await vi.waitFor(() =>
    expect(lines().map((line) => Number(line.dataset.index))).toEqual(
      inOrder(lines().map((line) => Number(line.dataset.index))),
    ),
  )
})

it('restores the scroll position of a long folder with "up"', async () => {
  show({
    many: 3000,
    files: [
      { name: 'Zoo', isFolder: true },
      { name: 'inside.txt', in: 'Zoo' },
    ],
  })
  await row('IMG 00001').click()
  await row('Zoo').dblClick()
  await expect.element(row('inside.txt')).toBeVisible()
  await row('inside.txt').click()
  await userEvent.keyboard('{Backspace}')
  await expectChosen('Zoo')
})

it('opens a path step under dragged files, and a folder under desktop files', async () => {
  show()
  await row('Photos').dblClick()
  await expect.element(row('deeper.txt')).toBeVisible()
  const name = row('deeper.txt').getByText('deeper', { exact: true }).element().getBoundingClientRect()
  const step = page
    .getByRole('navigation', { name: 'Path' })
    .getByRole('button', { name: 'My files' })
    .element()
    .getBoundingClientRect()
  fire('pointerdown', name.left + 4, name.top + 4)
  fire('pointermove', name.left + 30, name.top - 10)
  fire('pointermove', step.left + 10, step.top + 10)
  await expect.element(row('Archive')).toBeVisible()
  fire('pointermove', box('Archive').left + 100, box('Archive').top + 10)
  fire('pointerup', box('Archive').left + 100, box('Archive').top + 10)
  await expect.element(page.getByText('Moved “deeper.txt” to Archive')).toBeVisible()

  const data = new DataTransfer()
  data.items.add(new File(['x'], 'x.txt'))
  const drag = (type: string, on: Element) =>
    on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }))
  drag('dragover', row('Archive').element())
  await expect.element(page.getByText('Drop to upload into “Archive”')).toBeVisible()
  const folder = row('Archive').element()
  const held = setInterval(() => drag('dragover', folder), 100)
  await expect.element(row('deeper.txt')).toBeVisible()
  clearInterval(held)
  // Outside the manager a drop does nothing, and in particular does not open the file in place of the page.
  expect(drag('drop', document.body)).toBe(false)
})

it('downloads folders and several files as one zip', async () => {
  const client = show()
  const zip = vi.spyOn(client, 'zip')
  await row('Photos').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Download as zip' }).click()
  await expect.element(page.getByText(/^Download started: example.zip/)).toBeVisible()
  await row('a.txt').click()
  await row('b.txt').click({ modifiers: ['Shift'] })
  await page.getByRole('toolbar').getByRole('button', { name: 'Download as zip' }).click()
  await vi.waitFor(() => expect(zip.mock.calls.map(([ids]) => ids.length)).toEqual([1, 2]))
  await row('c.txt').click({ button: 'right' })
  await expect.element(page.getByRole('menuitem', { name: 'Download', exact: true })).toBeVisible()
})

it('moves by dragging onto a folder, and undoes it', async () => {
  const client = show()
  await expect.element(row('a.txt')).toBeVisible()
  const name = row('a.txt').getByText('a', { exact: true }).element().getBoundingClientRect()
  const folder = box('Photos')
  fire('pointerdown', name.left + 4, name.top + 4)
  fire('pointermove', name.left + 20, name.top - 20)
  fire('pointermove', folder.left + 100, folder.top + 10)
  await vi.waitFor(() => expect((row('Photos').element() as HTMLElement).dataset.over).toBe('move'))
  fire('pointerup', folder.left + 100, folder.top + 10)
  await vi.waitFor(() => expect(document.querySelector('[title="a.txt"]')).toBeNull())
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.element(row('a.txt')).toBeVisible()
  expect(
    (
      await client.list(
        { parent: 'mine', isTrash: false, sort: 'name', direction: 'up', kinds: [], searchText: '' },
        0,
        100,
      )
    ).total,
  ).toBe(6)
})

it('renames in place: F2, extension not selected, an empty name refused', async () => {
  show()
  await row('a.txt').click()
  await userEvent.keyboard('{F2}')
  const field = page.getByRole('textbox', { name: 'New name for a.txt' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('notes')
  await expect.element(field).toHaveValue('notes.txt')
  await userEvent.keyboard('{Enter}')
  await expect.element(row('notes.txt')).toBeVisible()
  await expect.element(page.getByText('Renamed to: notes.txt')).toBeVisible()
  await expect.element(page.getByRole('grid')).toHaveFocus()
})

/** Another file appears meanwhile: a finished upload, or a colleague's. */
async function comes(client: FilesClient, name: string) {
  await client.newFolder(name, 'mine', '')
  notifyFilesChanged()
  await expect.element(row(name)).toBeVisible()
}

it('keeps a name being typed while other files arrive and its row moves', async () => {
  const client = show()
  await row('a.txt').click()
  await userEvent.keyboard('{F2}no')
  await comes(client, 'Aaa')
  await comes(client, 'Zzz')
  await userEvent.keyboard('tes')
  const field = page.getByRole('textbox', { name: 'New name for a.txt' })
  await expect.element(field).toHaveValue('notes.txt')
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{F2}')
  await expect.element(field).toHaveValue('a.txt')
})

it('reports when a whole list cannot be read, and keeps everything selected', async () => {
  const client = show()
  await row('a.txt').click()
  await userEvent.keyboard('{Control>}a{/Control}')
  vi.spyOn(client, 'list').mockRejectedValue(new Error('No network.'))
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByText('Failed to list files: No network.')).toBeVisible()
  await vi.waitFor(() => expect(chosen()).toHaveLength(6))
})

it('ignores a range that finishes loading after leaving the folder', async () => {
  const client = show({
    many: 3000,
    files: [
      { name: 'Zoo', isFolder: true },
      { name: 'inside.txt', in: 'Zoo' },
    ],
  })
  await row('IMG 00001').click()
  const list = client.list
  let go = () => {}
  const gate = new Promise<void>((resolve) => (go = resolve))
  const held = vi.spyOn(client, 'list').mockImplementation(async (query, offset, limit) => {
    if (query.parent === 'mine') await gate
    return list(query, offset, limit)
  })
  await userEvent.keyboard('{Shift>}{End}{/Shift}')
  await vi.waitFor(() => expect(held).toHaveBeenCalled())
  page.getByRole('grid').element().scrollTop = 0
  await row('Zoo').dblClick()
  await row('inside.txt').click()
  go()
  await Promise.all(held.mock.results.map(({ value }) => value as Promise<unknown>))
  // No further windows are requested.
  expect(held.mock.calls.filter(([{ parent }]) => parent === 'mine').length).toBeLessThan(12)
  await expectChosen('inside.txt')
  await expect.element(page.getByRole('status').filter({ hasText: '1 selected' })).toBeVisible()
})

it('keeps previewing the same file while others arrive, and offers permitted actions', async () => {
  const client = show()
  await row('b.txt').click()
  await userEvent.keyboard(' ')
  const viewer = page.getByRole('dialog', { name: /b\.txt/ })
  await expect.element(viewer.getByText('5 of 6')).toBeVisible()
  await client.newFolder('Aaa', 'mine', '')
  notifyFilesChanged()
  await expect.element(viewer.getByText('6 of 7')).toBeVisible()
  await viewer.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('File "b.txt" deleted successfully.')).toBeVisible()

  const list = client.list
  vi.spyOn(client, 'list').mockImplementation(async (query, offset, limit) => {
    const answer = await list(query, offset, limit)
    return { ...answer, items: answer.items.map((item) => ({ ...item, can: { change: false, share: false } })) }
  })
  notifyFilesChanged()
  await row('c.txt').click()
  await expect.element(page.getByRole('toolbar').getByRole('button', { name: 'Delete' })).toBeDisabled()
  await userEvent.keyboard(' ')
  const other = page.getByRole('dialog', { name: /c\.txt/ })
  await expect.element(other.getByRole('button', { name: 'Download' })).toBeVisible()
  expect(other.getByRole('button', { name: 'Delete' }).elements()).toEqual([])
})

it('keeps preview actions visible for a long name on a phone', async () => {
  await page.viewport(390, 800)
  show({ files: [{ name: `${'ยาวมาก'.repeat(30)}.mp3`, size: 5 }] })
  await expect.element(row('ยาวมาก')).toBeVisible()
  // By keyboard, because a toast may cover the row on so small a screen.
  ;(page.getByRole('grid').element() as HTMLElement).focus()
  await userEvent.keyboard('{Home} ')
  const act = page.getByRole('dialog').getByRole('button', { name: 'Delete' })
  await expect.element(act).toBeVisible()
  expect((act.element() as HTMLElement).getBoundingClientRect().right).toBeLessThanOrEqual(390)
})

it('asks about each name conflict, or once for all', async () => {
  show({ files: [...files, { name: 'a.txt', in: 'Archive' }, { name: 'b.txt', in: 'Archive' }] })
  await row('a.txt').click()
  await row('c.txt').click({ modifiers: ['Shift'] })
  await userEvent.keyboard('{Control>}x{/Control}')
  await row('Archive').dblClick()
  await expect.element(row('b.txt')).toBeVisible()
  page
    .getByRole('grid')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: new DataTransfer() }))
  await expect.element(page.getByText('“a.txt” is already in “Archive”.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Do the same for 1 more' }).click()
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expect.element(row('a \\(1\\).txt')).toBeVisible()
  await expect.element(row('b \\(1\\).txt')).toBeVisible()
  await expect.element(row('c.txt')).toBeVisible()
})

const namesIn = async (client: FilesClient, parent: string, isTrash = false) =>
  (await client.list({ parent, isTrash, sort: 'name', direction: 'up', kinds: [], searchText: '' }, 0, 100)).items.map(
    ({ name }) => name,
  )

it('undoes a replacing move completely, and after another operation nothing earlier', async () => {
  const client = show({ files: [...files, { name: 'a.txt', in: 'Archive', size: 99 }] })
  const archive =
    (
      await client.list(
        { parent: 'mine', isTrash: false, sort: 'name', direction: 'up', kinds: ['folder'], searchText: '' },
        0,
        10,
      )
    ).items.find(({ name }) => name === 'Archive')?._id ?? ''
  await row('a.txt').click()
  await userEvent.keyboard('{Control>}x{/Control}')
  await row('Archive').dblClick()
  await expect.element(page.getByRole('navigation', { name: 'Path' }).getByText('Archive')).toBeVisible()
  await expect.element(row('a.txt')).toBeVisible()
  page
    .getByRole('grid')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: new DataTransfer() }))
  await page.getByRole('button', { name: 'Replace' }).click()
  await vi.waitFor(async () => expect(await namesIn(client, 'mine', true)).toEqual(['a.txt']))
  ;(page.getByRole('grid').element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await vi.waitFor(async () =>
    expect([await namesIn(client, archive), await namesIn(client, 'mine', true)]).toEqual([['a.txt'], []]),
  )
  expect(await namesIn(client, 'mine')).toContain('a.txt')

  await row('a.txt').click()
  await userEvent.keyboard('{Delete}')
  await vi.waitFor(async () => expect(await namesIn(client, 'mine', true)).toEqual(['a.txt']))
  await userEvent.keyboard('{Alt>}n{/Alt}')
  await userEvent.keyboard('{Enter}')
  await expect.element(row('New folder')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await userEvent.keyboard('{Home}')
  await expectChosen('New folder')
  expect(await namesIn(client, 'mine', true)).toEqual(['a.txt'])
})

it('reports and undoes completed items although a later batch was refused', async () => {
  const client = show({ many: 1200, files: [] })
  await row('IMG 00001').click()
  const trash = client.trash
  const part = vi
    .spyOn(client, 'trash')
    .mockImplementation((ids) =>
      part.mock.calls.length === 1 ? trash(ids) : Promise.reject(new Error('It is not yours.')),
    )
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await expect.element(page.getByText('500 items deleted successfully.')).toBeVisible()
  await expect
    .element(page.getByText('Failed to delete file "700 items". It is not yours.', { exact: true }))
    .toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await vi.waitFor(async () =>
    expect(
      (
        await client.list(
          { parent: 'mine', isTrash: false, sort: 'name', direction: 'up', kinds: [], searchText: '' },
          0,
          1,
        )
      ).total,
    ).toBe(1200),
  )
})

it('disables impossible targets in the tree', async () => {
  show()
  await row('Photos').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  const tree = page.getByRole('dialog').getByRole('tree')
  await expect
    .element(tree.getByRole('treeitem', { name: 'Photos, Can’t move into itself' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(tree.getByRole('treeitem', { name: 'My files, Already here' }))
    .toHaveAttribute('aria-disabled', 'true')
  await tree.getByText('Archive').click()
  await page.getByRole('button', { name: 'Move to “Archive”' }).click()
  await expect.element(page.getByText('Folder moved successfully')).toBeVisible()
})

it('finds items in subfolders with their path, and reports no results', async () => {
  show()
  const search = page.getByRole('searchbox')
  await search.fill('deeper')
  await expect.element(row('deeper.txt')).toHaveTextContent('/Photos')
  await search.fill('nowhere')
  await expect.element(page.getByText('No results found.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).last().click()
  await expect.element(row('a.txt')).toBeVisible()
})

it('moves deleted items to the trash and restores them', async () => {
  show()
  await row('b.txt').click()
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByText('File "b.txt" deleted successfully.')).toBeVisible()
  await page.getByRole('button', { name: /^Trash/ }).click()
  await row('b.txt').click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(page.getByText('The trash is empty')).toBeVisible()
  await page.getByRole('treeitem', { name: 'My files' }).getByText('My files').click()
  await expect.element(row('b.txt')).toBeVisible()
})

it("reports missing storage with the product's message", async () => {
  show({ error: 'S3 configuration is not available.' })
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('S3 configuration is not available.')).toBeVisible()
  await expect.element(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('names the running operation when another starts, and allows harmless ones', async () => {
  const client = show({ many: 600, files: [{ name: 'a.txt' }] })
  await row('a.txt').click()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  let answer = () => {}
  const trash = client.trash
  const part = vi.spyOn(client, 'trash').mockImplementation(async (ids) => {
    if (part.mock.calls.length === 1) await new Promise<void>((resolve) => (answer = resolve))
    return trash(ids)
  })
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await expect.element(page.getByText('Deleting…')).toBeVisible()
  await userEvent.keyboard('{Home}{Delete}')
  await expect.element(page.getByText('Please wait for this to finish: Deleting…')).toBeVisible()
  expect(part).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Control>}c{/Control}')
  await vi.waitFor(() => expect(copied).toHaveBeenCalledWith('a.txt'))
  answer()
  await expect.element(page.getByText('601 items deleted successfully.')).toBeVisible()
  copied.mockRestore()
})

it('offers a refused name for correction without taking the focus from elsewhere', async () => {
  const client = show()
  let refuse = () => {}
  const rename = vi
    .spyOn(client, 'rename')
    .mockImplementation(
      () => new Promise((_resolve, reject) => (refuse = () => reject(new Error('The name is taken.')))),
    )
  const field = page.getByRole('textbox', { name: 'New name for a.txt' })
  await row('a.txt').click()
  await userEvent.keyboard('{F2}')
  await field.fill('b.txt')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(rename).toHaveBeenCalledTimes(1))
  refuse()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('b.txt')
  const search = page.getByRole('searchbox')
  // Not by click, because the error toast covers it.
  ;(search.element() as HTMLElement).focus()
  await vi.waitFor(() => expect(rename).toHaveBeenCalledTimes(2))
  refuse()
  await expect.element(row('a.txt')).toBeVisible()
  await expect.element(search).toHaveFocus()
  await expect.element(field).not.toBeInTheDocument()
})

it('treats a folder created in the destination dialog as a separate operation: earlier ones cannot be undone', async () => {
  const client = show()
  await row('b.txt').click()
  await userEvent.keyboard('{Delete}')
  await vi.waitFor(async () => expect(await namesIn(client, 'mine', true)).toEqual(['b.txt']))
  // Without a pointer, because a previous toast covers part of it.
  const press = async (what: Locator) => {
    await expect.element(what).toBeInTheDocument()
    ;(what.element() as HTMLElement).click()
  }
  await userEvent.keyboard('{Home}')
  await press(page.getByRole('button', { name: 'Move to…' }))
  const dialog = page.getByRole('dialog')
  await press(dialog.getByRole('treeitem', { name: 'Photos' }))
  await press(dialog.getByRole('button', { name: 'New folder' }))
  await dialog.getByRole('textbox').fill('Inside')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('treeitem', { name: 'Inside' })).toBeVisible()
  await press(dialog.getByRole('button', { name: 'Cancel' }))
  ;(page.getByRole('grid').element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}z{/Control}{Home}')
  await expectChosen('Archive')
  expect(await namesIn(client, 'mine', true)).toEqual(['b.txt'])
})

it('moves to additionally loaded folders, which stay reachable by Tab', async () => {
  const client = exampleClient({
    files: Array.from({ length: 501 }, (_, at) => ({ name: `F ${String(at + 1).padStart(3, '0')}`, isFolder: true })),
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role: 'user', userID: 'p' } } as Boot}>
      <FilesProvider client={client}>
        <FolderTree drives={['mine']} current="mine" trail={['mine']} onOpen={() => {}} label="Places" />
      </FilesProvider>
    </BootProvider>,
  )
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('[role="treeitem"][tabindex="0"]')].map((line) => line.textContent)
  await expect.element(page.getByText('1 more folders')).toBeInTheDocument()
  ;(page.getByRole('treeitem', { name: 'My files' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  expect(stops()).toEqual(['1 more folders'])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('treeitem', { name: 'F 501' })).toHaveFocus()
  await vi.waitFor(() => expect(stops()).toEqual(['F 501']))
  notifyFilesChanged()
  await client.trash([
    (
      await client.list(
        { parent: 'mine', isTrash: false, sort: 'name', direction: 'up', kinds: [], searchText: '' },
        0,
        1,
      )
    ).items[0]?._id ?? '',
  ])
  notifyFilesChanged()
  await expect.element(page.getByRole('treeitem', { name: 'F 001' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('treeitem', { name: 'F 501' })).toHaveFocus()
  expect(stops()).toEqual(['F 501'])
})
