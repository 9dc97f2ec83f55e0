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

/** The note over a gateway that refuses to save these. */
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
const undo = () => screen.getByRole('button', { name: 'Take it back' })

it('is there again after its panel was closed, and each replacement is taken back by itself', async () => {
  const { show } = draw()
  storeReplacement({ done: done('page:/a', 'page:/b'), left: 0, refused: 0, failed: [] })
  await expect.element(undo()).toBeVisible()
  root?.unmount()
  show()
  await undo().click()
  await expect.element(screen.getByText('Taken back.')).toBeVisible()
  await expect.element(undo()).not.toBeInTheDocument()

  storeReplacement({ done: done('page:/c'), left: 0, refused: 0, failed: [] })
  await expect.element(screen.getByText('Replaced 1 on 1 other pages or parts, in their drafts.')).toBeVisible()
  await expect.element(screen.getByText('Taken back.')).not.toBeInTheDocument()
  await expect.element(undo()).toBeVisible()
})

it('says what could not be taken back, which stays for another try', async () => {
  const refused = new Set(['page:/b'])
  draw(refused)
  storeReplacement({ done: done('page:/b'), left: 0, refused: 0, failed: [] })
  await undo().click()
  await expect.element(screen.getByText('Nothing could be taken back.')).toBeVisible()
  await expect.element(screen.getByText('/b stays as it is: It is away.')).toBeVisible()
  storeReplacement({ done: done('page:/a', 'page:/b'), left: 0, refused: 0, failed: [] })
  await undo().click()
  await expect.element(screen.getByText('Taken back: 1. Not yet: 1.')).toBeVisible()
  // Who works by keys goes on where they were, and not at the page's top again.
  await expect.element(undo()).toHaveFocus()
  refused.clear()
  await undo().click()
  await expect.element(screen.getByText('Taken back.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})

it('asks to publish what was replaced, and not what is open', async () => {
  draw()
  storeReplacement({ done: done('page:/a', 'page:/b'), left: 0, refused: 0, failed: [] })
  await screen.getByRole('button', { name: 'Publish…' }).click()
  expect(requestedKeys()).toEqual(new Set(['page:/a', 'page:/b']))
})
