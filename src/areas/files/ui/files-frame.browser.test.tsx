import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'
import { BootProvider, PageProvider } from '@kit/boot'
import { hearSteps } from '@kit/page-steps'
import { exampleClient } from './example-client'
import { FilesFrame } from './files-frame'
import { FileManager } from './manager/file-manager'
import { FilePanes } from './panes/file-panes'
import { FilesProvider } from './use-files'

let root: Root
const before = location.href
const files = [
  { name: 'Archive', isFolder: true },
  { name: 'old.txt', in: 'Archive' },
  { name: 'Rules', in: 'organisation', isFolder: true },
  { name: 'rule.txt', in: 'Rules' },
  { name: 'gone.txt', isTrashed: true },
]
beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1400, 1600)
})
afterEach(() => {
  root.unmount()
  history.replaceState(null, '', before)
  document.body.replaceChildren()
})

const client = () => exampleClient({ files })
function show(screens: React.ReactNode) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role: 'user', userID: 'p' }, routes: [] as unknown } as Boot}>
      <PageProvider payload={{ query: {} } as Payload}>{screens}</PageProvider>
    </BootProvider>,
  )
}
const folder = (name: string) => new URLSearchParams(location.search).get(name)

it('goes back on both sides separately without involving the router', async () => {
  hearSteps()
  const router = vi.fn<() => void>()
  addEventListener('popstate', router)
  show(
    <FilesProvider client={client()}>
      <FilePanes drives={['mine', 'organisation']} screen="test" parameters={['left', 'right']} label="Files" />
    </FilesProvider>,
  )
  const [left, right] = [page.getByRole('group', { name: 'Left' }), page.getByRole('group', { name: 'Right' })]
  await left.getByRole('row', { name: /Archive/ }).dblClick()
  await expect.element(left.getByRole('row', { name: /old/ })).toBeVisible()
  await right.getByRole('row', { name: /Rules/ }).dblClick()
  await expect.element(right.getByRole('row', { name: /rule/ })).toBeVisible()
  history.back()
  await expect.element(right.getByRole('row', { name: /Rules/ })).toBeVisible()
  await expect.element(left.getByRole('row', { name: /old/ })).toBeVisible()
  history.back()
  await expect.element(left.getByRole('row', { name: /Archive/ })).toBeVisible()
  expect(router).not.toHaveBeenCalled()
  removeEventListener('popstate', router)
})

it('swaps both sides including the trash', async () => {
  show(
    <FilesProvider client={client()}>
      <FilePanes drives={['mine', 'organisation']} screen="test" parameters={[undefined, undefined]} label="Files" />
    </FilesProvider>,
  )
  const [left, right] = [page.getByRole('group', { name: 'Left' }), page.getByRole('group', { name: 'Right' })]
  await left.getByRole('button', { name: 'Show places' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Trash/ })
    .first()
    .click()
  await expect.element(left.getByRole('row', { name: /gone/ })).toBeVisible()
  await page.getByRole('button', { name: 'Swap sides' }).click()
  await expect.element(right.getByRole('row', { name: /gone/ })).toBeVisible()
  await expect.element(left.getByRole('row', { name: /Rules/ })).toBeVisible()
})

it('gives two screens on a page separate address parameters', async () => {
  const drive = client()
  const screen = (id: string) => (
    <FilesFrame id={id} title={id} level={2} example={undefined} parameter="folder">
      {(nameOf) => (
        <FilesProvider client={drive}>
          <FileManager drives={['mine']} screen={id} view={{ look: 'list' }} parameter={nameOf('folder')} label={id} />
        </FilesProvider>
      )}
    </FilesFrame>
  )
  show(
    <>
      {screen('one')}
      {screen('two')}
    </>,
  )
  const two = page.getByRole('region', { name: 'two' })
  await two.getByRole('row', { name: /Archive/ }).dblClick()
  await expect.element(two.getByRole('row', { name: /old/ })).toBeVisible()
  expect([folder('folder'), folder('folder-2') !== null]).toEqual([null, true])
  const one = page.getByRole('region', { name: 'one' })
  await one.getByRole('row', { name: /Archive/ }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(one.getByRole('row', { name: /old/ })).toBeVisible()
  expect(folder('folder')).toBe(folder('folder-2'))
  history.back()
  await expect.element(one.getByRole('row', { name: /Archive/ })).toBeVisible()
  await expect.element(two.getByRole('row', { name: /old/ })).toBeVisible()
})

it('copies and moves a selection to the other side, behind a tab on a phone', async () => {
  show(
    <FilesProvider client={client()}>
      <FilePanes drives={['mine', 'organisation']} screen="test" parameters={[undefined, undefined]} label="Files" />
    </FilesProvider>,
  )
  const [left, right] = [page.getByRole('group', { name: 'Left' }), page.getByRole('group', { name: 'Right' })]
  await left.getByRole('row', { name: /Archive/ }).click()
  await page.getByRole('button', { name: 'Copy to the other side' }).click()
  await expect.element(right.getByRole('row', { name: /Archive/ })).toBeVisible()
  await expect.element(left.getByRole('row', { name: /Archive/ })).toBeVisible()
  await right.getByRole('row', { name: /Rules/ }).click()
  await page.getByRole('button', { name: 'Move to the other side' }).click()
  await expect.element(left.getByRole('row', { name: /Rules/ })).toBeVisible()
  await vi.waitFor(() => expect(right.getByRole('row', { name: /Rules/ }).elements()).toEqual([]))
  await page.viewport(390, 844)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect.element(tab('Shared files')).toHaveAttribute('aria-selected', 'true')
  await tab('My files').click()
  await expect.element(left).toBeVisible()
  expect(right.elements()).toEqual([])
})
