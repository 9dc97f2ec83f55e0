import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { requestedKeys, clearRequest } from '../publish/publish-request'
import { setUi } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import { storeReplacement, useReplacement } from './find-store'
import type { Replaced } from './replace-elsewhere'
import { ReplacedNote } from './replaced-note'
import '@mantine/core/styles.css'
import '../ui/editor.css'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  useReplacement.setState({ last: undefined })
  clearRequest()
  queryClient().clear()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const done = (...keys: string[]): Replaced[] =>
  keys.map((key) => ({ key, version: 2, before: {}, wasThemes: false, count: 1 }))

/** The note, with a gateway that refuses to save these. */
function draw(refused: Set<string> = new Set()) {
  setUi({ locale: 'en' })
  vi.spyOn(window, 'fetch').mockImplementation(async (address, { body }: RequestInit = {}) => {
    if (!String(address instanceof Request ? address.url : address).includes('/api/editor/save'))
      return Response.json({ documents: [] })
    const { key } = JSON.parse(body as string) as { key: string }
    return refused.has(key)
      ? Response.json({ error: { message: 'It is away.' } }, { status: 503 })
      : Response.json({ version: 3, savedAt: '' })
  })
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['en', 'th'] },
    session: { role: 'admin' },
    routes: [],
    assets: {},
  } as unknown as Boot
  const show = () => {
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <BootProvider boot={boot}>
        <Chrome>
          <ReplacedNote onTakenBack={() => {}} />
        </Chrome>
      </BootProvider>,
    )
  }
  show()
  return { show }
}
const undo = () => screen.getByRole('button', { name: 'Undo' })

it('reappears when the panel is reopened, and reverts each replacement separately', async () => {
  const { show } = draw()
  storeReplacement({ done: done('page:/a', 'page:/b'), left: 0, refused: 0, failed: [] })
  await expect.element(undo()).toBeVisible()
  root?.unmount()
  show()
  await undo().click()
  await expect.element(screen.getByText('Undone.')).toBeVisible()
  await expect.element(undo()).not.toBeInTheDocument()

  storeReplacement({ done: done('page:/c'), left: 0, refused: 0, failed: [] })
  await expect.element(screen.getByText('Replaced 1 in the drafts of 1 other pages or parts.')).toBeVisible()
  await expect.element(screen.getByText('Undone.')).not.toBeInTheDocument()
  await expect.element(undo()).toBeVisible()
})

it('shows what could not be reverted and keeps it for a retry', async () => {
  const refused = new Set(['page:/b'])
  draw(refused)
  storeReplacement({ done: done('page:/b'), left: 0, refused: 0, failed: [] })
  await undo().click()
  await expect.element(screen.getByText('Couldn’t undo.')).toBeVisible()
  await expect.element(screen.getByText('/b was not changed: It is away.')).toBeVisible()
  storeReplacement({ done: done('page:/a', 'page:/b'), left: 0, refused: 0, failed: [] })
  await undo().click()
  await expect.element(screen.getByText('Undone: 1. Not undone: 1.')).toBeVisible()
  // Keyboard users continue where they were, not at the top of the page.
  await expect.element(undo()).toHaveFocus()
  refused.clear()
  await undo().click()
  await expect.element(screen.getByText('Undone.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})

it('opens publishing for the replaced documents, not the open one', async () => {
  draw()
  storeReplacement({ done: done('page:/a', 'page:/b'), left: 0, refused: 0, failed: [] })
  await screen.getByRole('button', { name: 'Publish…' }).click()
  expect(requestedKeys()).toEqual(new Set(['page:/a', 'page:/b']))
})
