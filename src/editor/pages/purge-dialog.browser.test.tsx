import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { type Builder, BuilderProvider } from '../state/builder'
import type { Saving } from '../state/saving'
import { setUi } from '../state/ui-store'
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { PagesPanel } from './pages-panel'
import '@mantine/core/styles.css'
import '../ui/editor.css'

const pageAt = (path: string, more: Partial<DocumentEntry> = {}): DocumentEntry => ({
  key: `page:${path}`,
  path,
  title: path,
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'site',
  draft: true,
  trashed: false,
  fixed: false,
  ...more,
})

let root: Root
afterEach(() => {
  root.unmount()
  queryClient().clear()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** The list of pages with one in the trash. Returns the deletion requests and the notices. */
function draw({
  role = 'admin',
  check = {},
  refusal,
  entry = {},
  wait = async () => {},
}: {
  role?: string
  check?: object
  refusal?: string
  entry?: Partial<DocumentEntry>
  wait?: () => Promise<void>
}) {
  setUi({ locale: 'en' })
  const requests: unknown[] = []
  const notices: string[] = []
  let documents = [pageAt('/'), pageAt('/old', { title: 'Old news', trashed: true, ...entry })]
  let version = 4
  const answer = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const { pathname } = new URL(address, location.origin)
    if (pathname.endsWith('/purge-check'))
      return refusal
        ? answer({ error: { message: refusal } }, 409)
        : answer({
            version,
            versions: 3,
            isThemes: false,
            releases: { count: 2, newest: 7 },
            usedBy: [{ key: 'page:/', title: 'Home' }],
            ...check,
          })
    if (pathname.endsWith('/purge')) {
      const input = JSON.parse(body as string) as { version: number }
      requests.push(input)
      await wait()
      if (requests.length === 1 && version === 4 && entry.title === 'Worked on')
        return ((version = 5), answer({ error: { message: 'This has changed.' } }, 409))
      documents = documents.filter(({ trashed }) => !trashed)
      return answer({ version: input.version + 1 })
    }
    return answer({ documents })
  })
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['en', 'th'] },
    session: { role },
    routes: [],
    assets: {},
  } as unknown as Boot
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider
          value={
            {
              key: 'page:/',
              boot,
              payload: { path: '/' },
              say: (text: string) => notices.push(text),
            } as unknown as Builder
          }
        >
          <SavingContext value={{ flush: async () => true } as unknown as Saving}>
            <PagesPanel />
          </SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
  return { asked: requests, said: notices }
}

const ask = async (title = 'Old news') => {
  await screen.getByRole('treeitem', { name: title }).click({ button: 'right' })
  await screen.getByRole('menuitem', { name: 'Delete permanently' }).click()
  return screen.getByRole('dialog', { name: `Permanently delete “${title}”?` })
}

it('names what is deleted and what remains, and deletes nothing before the tick', async () => {
  const { asked: requests, said: notices } = draw({})
  const dialog = await ask()
  await expect.element(dialog).toHaveTextContent('the page /old with all its content')
  await expect.element(dialog).toHaveTextContent('its versions (3)')
  await expect.element(dialog).toHaveTextContent('2 earlier releases include it, most recently no. 7.')
  await expect.element(dialog).toHaveTextContent('Linked from: Home. These links will stop working.')
  const sure = dialog.getByRole('checkbox', { name: 'I understand that this can’t be undone.' })
  await expect.element(sure).toHaveFocus()
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect.element(sure).toHaveAccessibleDescription('Tick this first.')
  await expect.element(sure).toHaveFocus()
  expect(requests).toEqual([])
  await sure.click()
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(requests).toEqual([{ key: 'page:/old', version: 4 }])
  expect(notices).toEqual(['“Old news” was permanently deleted.'])
  await expect.element(screen.getByRole('treeitem', { name: 'Old news' })).not.toBeInTheDocument()
})

it('says why it cannot be deleted yet, and offers no button', async () => {
  draw({ refusal: 'Visitors still see this.' })
  const dialog = await ask()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Visitors still see this.')
  await expect.element(dialog.getByRole('button', { name: 'Delete permanently' })).not.toBeInTheDocument()
})

it('checks again when another person changed it meanwhile', async () => {
  const { asked: requests } = draw({ entry: { title: 'Worked on' } })
  const dialog = await ask('Worked on')
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This has changed.')
  // Newer work by another person needs a new confirmation.
  await expect.element(dialog.getByRole('checkbox')).not.toBeChecked()
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect
    .poll(() => requests)
    .toEqual([
      { key: 'page:/old', version: 4 },
      { key: 'page:/old', version: 5 },
    ])
})

it('stays open until the deletion is done, since its result is shown nowhere else', async () => {
  let go = () => {}
  const { asked: requests, said: notices } = draw({ wait: () => new Promise((resolve) => (go = resolve)) })
  const dialog = await ask()
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect.poll(() => requests).toHaveLength(1)
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  go()
  await expect.poll(() => notices).toEqual(['“Old news” was permanently deleted.'])
  await expect.element(dialog).not.toBeInTheDocument()
})

it.each([
  ['managers', { role: 'manager' }],
  ['the theme’s own pages', { entry: { state: 'theme' as const } }],
])('is not offered to %s', async (_whom, options) => {
  draw(options)
  await screen.getByRole('treeitem', { name: 'Old news' }).click({ button: 'right' })
  await expect.element(screen.getByRole('menuitem', { name: 'Restore' })).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: 'Delete permanently' })).not.toBeInTheDocument()
})
