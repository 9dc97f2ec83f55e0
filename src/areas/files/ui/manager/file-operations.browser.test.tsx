import { notifications } from '@mantine/notifications'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { GatewayError } from '@kit/call-gateway'
import { OverlayHost } from '@kit/ui/overlay/overlay-host'
import { uploads } from '@kit/upload/uploads'
import { exampleClient } from '../example-client'
import { holdFiles } from '../file-clipboard'
import { type FilesClient, gatewayClient } from '../files-client'
import { FilesProvider } from '../use-files'
import { FileManager } from './file-manager'

let root: Root
let client: FilesClient
const files = [
  { name: 'Archive', isFolder: true },
  { name: 'a.txt', size: 10 },
  { name: 'b.txt', size: 30 },
  { name: 'ลายสือไทย.pdf', size: 20 },
]
beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1200, 800)
  show()
})
afterEach(() => {
  root.unmount()
  holdFiles(undefined)
  // Notifications outlive their document, and the next test's would queue behind them.
  notifications.clean()
  notifications.cleanQueue()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function show(filesClient: FilesClient = exampleClient({ files })) {
  client = filesClient
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider
      boot={{ locale: 'en', session: { role: 'user', userID: 'p' }, space: { timeZone: 'Asia/Bangkok' } } as Boot}
    >
      <FilesProvider client={client}>
        <FileManager drives={['mine', 'organisation']} screen="acts" view={{ look: 'list' }} label="Files" />
      </FilesProvider>
      <OverlayHost />
    </BootProvider>,
  )
}
const row = (name: string) => page.getByRole('row', { name: new RegExp(name.replace('.', '\\.')) })
/** Names of the files shown, in order. */
const names = () =>
  [...document.querySelectorAll('[role="grid"] [data-index] [title]')]
    .map((each) => each.getAttribute('title'))
    .filter((title) => files.some(({ name }) => name === title))
const act = async (name: string, label: string) => {
  await row(name).click({ button: 'right' })
  await page.getByRole('menuitem', { name: label, exact: false }).click()
}

async function moveToOrganisation() {
  await act('a.txt', 'Move to…')
  await page.getByRole('dialog').getByRole('treeitem', { name: 'Shared files' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Move to “/ })
    .click()
}

it('copies by keyboard, duplicates in place, and copies to a folder', async () => {
  await row('a.txt').click()
  await userEvent.keyboard('{Control>}c{/Control}')
  await expect.element(page.getByText('“a.txt” copied. Go to the destination and paste.')).toBeVisible()
  document.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }))
  page
    .getByRole('grid')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }))
  await expect.element(row('a \\(1\\)')).toBeVisible()
  await act('b.txt', 'Make a copy')
  await expect.element(row('b \\(1\\)')).toBeVisible()
  const copy = vi.spyOn(client, 'copy')
  await act('b.txt', 'Copy to…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('treeitem', { name: 'Archive' }).click()
  await dialog.getByRole('button', { name: 'Copy to “Archive”' }).click()
  await vi.waitFor(() => expect(copy).toHaveBeenCalledOnce())
  await expect.element(page.getByText('Copied “b.txt” to Archive')).toBeVisible()
})

it('sorts, filters by kind and chooses columns, and remembers the settings', async () => {
  await expect.element(row('a.txt')).toBeVisible()
  await page.getByRole('button', { name: 'Sort by' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Size' }).click()
  await vi.waitFor(() => expect(names()).toEqual(['Archive', 'a.txt', 'ลายสือไทย.pdf', 'b.txt']))
  await page.getByRole('button', { name: 'Sort by' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Descending' }).click()
  await vi.waitFor(() => expect(names()).toEqual(['Archive', 'b.txt', 'ลายสือไทย.pdf', 'a.txt']))
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Owner' }).click()
  // The menu stays open for the next choice.
  await page.getByRole('menuitemcheckbox', { name: 'Size' }).click()
  await userEvent.keyboard('{Escape}')
  const heads = () =>
    [...document.querySelectorAll('[role="columnheader"][data-column]')].map(
      (each) => (each as HTMLElement).dataset.column,
    )
  await vi.waitFor(() => expect(heads()).toEqual(['name', 'changed', 'owner']))
  await page.getByRole('button', { name: 'Type', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'PDF' }).click()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(names()).toEqual(['ลายสือไทย.pdf']))
  root.unmount()
  document.body.replaceChildren()
  show()
  // View settings persist; the search does not.
  await vi.waitFor(() =>
    expect([heads(), names()]).toEqual([
      ['name', 'changed', 'owner'],
      ['Archive', 'b.txt', 'ลายสือไทย.pdf', 'a.txt'],
    ]),
  )
})

it('purges selected items and empties the trash after confirmation', async () => {
  for (const name of ['a.txt', 'b.txt']) {
    await row(name).click()
    await userEvent.keyboard('{Delete}')
    await vi.waitFor(() => expect(names()).not.toContain(name))
  }
  await page.getByRole('button', { name: /^Trash/ }).click()
  await act('a.txt', 'Delete permanently')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(names()).toEqual(['a.txt', 'b.txt'])
  await act('a.txt', 'Delete permanently')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click()
  await expect.element(page.getByText('“a.txt” permanently deleted')).toBeVisible()
  await vi.waitFor(() => expect(names()).toEqual(['b.txt']))
  // Notifications cover that corner until they time out or are closed.
  notifications.clean()
  await page.getByRole('button', { name: 'Empty the trash' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Empty the trash' }).click()
  await expect.element(page.getByText('The trash is empty')).toBeVisible()
})

it('shows storage usage, and the share of the trash', async () => {
  await expect.element(page.getByRole('progressbar', { name: /used$/ })).toBeVisible()
  await row('b.txt').click()
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByText(/of it in trash/)).toBeVisible()
})

it('lists its shortcuts, and follows them', async () => {
  await row('a.txt').click()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await row('a.txt').click()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await row('Archive').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('This folder is empty')).toBeVisible()
  await page.getByRole('navigation', { name: 'Path' }).getByText('My files').click()
  await expect.element(row('a.txt')).toBeVisible()
})

it('makes a file public and private from its details', async () => {
  await act('a.txt', 'Details')
  await page.getByRole('button', { name: 'Make public' }).click()
  await expect.element(page.getByText('The file is public now')).toBeVisible()
  await page.getByRole('button', { name: 'Make private' }).click()
  await expect.element(page.getByText('The file is private now; its old address no longer works')).toBeVisible()
})

it('reports a completed download, and an aborted one', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  let state: 'begun' | 'ended' | 'failed' = 'begun'
  vi.spyOn(client, 'saved').mockImplementation(async () => state)
  await act('a.txt', 'Download')
  await vi.waitFor(() => expect(click).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect(page.getByText('File downloaded successfully').elements()).toEqual([])
  state = 'ended'
  await expect.element(page.getByText('File downloaded successfully')).toBeVisible()
  state = 'failed'
  await act('b.txt', 'Download')
  await expect.element(page.getByText('Failed to download file')).toBeVisible()
})

it('reports the start of a download from another origin, without polling', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.spyOn(client, 'save').mockResolvedValue({ address: 'https://store.example/a', name: 'a.txt', isFollowed: false })
  const saved = vi.spyOn(client, 'saved')
  await act('a.txt', 'Download')
  await expect.element(page.getByText('Download started: a.txt')).toBeVisible()
  expect([click.mock.calls.length, saved.mock.calls.length]).toEqual([1, 0])
})

it.each<[string, keyof FilesClient, unknown, () => Promise<void>, string]>([
  [
    'a deletion that is refused',
    'remove',
    new GatewayError(403, 'No.'),
    () => act('a.txt', 'Delete'),
    'Failed to delete file "a.txt".',
  ],
  [
    'a deletion that nobody answers',
    'remove',
    new GatewayError(0, 'Failed to fetch'),
    () => act('a.txt', 'Delete'),
    'File "a.txt" may not have been deleted from the API.',
  ],
  [
    'a folder that is not deleted',
    'remove',
    new GatewayError(403, 'No.'),
    () => act('Archive', 'Delete'),
    'Failed to delete folder',
  ],
  ['a move that is refused', 'move', new GatewayError(403, 'No.'), moveToOrganisation, 'Failed to move folder'],
  [
    'a move that nobody answers',
    'move',
    new GatewayError(0, 'Failed to fetch'),
    moveToOrganisation,
    'An error occurred while moving the folder',
  ],
  [
    'a download that is refused',
    'save',
    new GatewayError(404, 'No.'),
    () => act('a.txt', 'Download'),
    'Failed to download file',
  ],
  [
    'facts that nobody gives',
    'item',
    new GatewayError(500, 'No.'),
    () => act('a.txt', 'Details'),
    'Failed to retrieve file metadata',
  ],
])("shows the product's message: %s", async (_what, call, error, doing, message) => {
  vi.spyOn(client, call).mockRejectedValue(error)
  await doing()
  await expect.element(page.getByText(message).first()).toBeVisible()
})

it('uploads files pasted into the open folder, but none pasted into a field', async () => {
  root.unmount()
  // The example client has no channel for uploads.
  for (const [name, answer] of Object.entries(
    exampleClient({ files: [...files, { name: 'c.txt', in: 'Archive' }] }),
  ) as [keyof FilesClient, () => never][])
    vi.spyOn(gatewayClient, name).mockImplementation(answer)
  const add = vi.spyOn(uploads, 'addIncoming').mockResolvedValue()
  show(gatewayClient)
  await expect.element(row('a.txt')).toBeVisible()
  const paste = (on: Element, name: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['x'], name, { type: name.endsWith('.png') ? 'image/png' : 'text/plain' }))
    return !on.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  }
  const taken = () =>
    add.mock.calls.map(([{ files: came }, { parent }]) => [came.map(({ file }) => file.name).join(), parent])
  expect(paste(document.body, 'บันทึก.txt')).toBe(true)
  await vi.waitFor(() => expect(taken()).toEqual([['บันทึก.txt', 'mine']]))
  await row('Archive').dblClick()
  await expect.element(row('c.txt')).toBeVisible()
  const archive = (
    await client.list(
      { parent: 'mine', isTrash: false, sort: 'name', direction: 'up', kinds: ['folder'], searchText: '' },
      0,
      10,
    )
  ).items[0]?._id
  // An image from the clipboard is named by the current time.
  expect(paste(page.getByRole('grid').element(), 'image.png')).toBe(true)
  await vi.waitFor(() => expect(taken().slice(1)).toEqual([[expect.stringMatching(/^(?!image).*\d.*\.png$/), archive]]))
  expect(paste(page.getByRole('searchbox').element(), 'image.png')).toBe(false)
  expect(taken()).toHaveLength(2)
})
