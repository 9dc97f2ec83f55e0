import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { Chrome } from '../ui/chrome'
import { MediaFolders } from './media-folders'
import '@mantine/core/styles.css'

vi.mock('@kit/call-gateway', { spy: true })

const boot = { locale: 'en', space: { locales: ['en'] }, session: { role: 'manager' } } as unknown as Boot
/** Contents of each folder, and its breadcrumbs. */
const folders: Record<string, { below: string[]; breadcrumbs: string[] }> = {
  media: { below: ['events', 'people'], breadcrumbs: [] },
  events: { below: ['songkran'], breadcrumbs: ['events'] },
  songkran: { below: [], breadcrumbs: ['events', 'songkran'] },
}
const named = (id: string) => ({ id, _id: id, name: id })

let root: Root
const gone = vi.fn<(folder: string | undefined) => void>()
function Picker() {
  const [folder, setFolder] = useState<string>()
  const go = (to: string | undefined) => {
    setFolder(to)
    gone(to)
  }
  return <MediaFolders folder={folder} onGo={go} />
}
beforeEach(() => {
  queryClient().clear()
  vi.mocked(callGateway).mockImplementation(async (_call, input) => {
    const { parent } = input as { parent: string }
    const { below = [], breadcrumbs = [] } = folders[parent] ?? {}
    return {
      items: below.map(named),
      total: below.length,
      folder: {
        ...named(parent),
        drive: 'media',
        crumbs: [{ id: 'media', name: '' }, ...breadcrumbs.map(named)],
        can: { add: true, change: true },
      },
    } as never
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <Picker />
      </Chrome>
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true }))

it('navigates folders down and up, and keeps focus', async () => {
  await press('events')
  expect(gone).toHaveBeenLastCalledWith('events')
  await expect.element(screen.getByRole('navigation', { name: 'Library folders' })).toHaveFocus()
  await press('songkran')
  expect(gone).toHaveBeenLastCalledWith('songkran')
  await expect.poll(() => document.querySelector('[aria-current]')?.textContent).toBe('songkran')
  await press('events')
  expect(gone).toHaveBeenLastCalledWith('events')
  await expect.element(screen.getByRole('button', { name: 'songkran' })).toBeVisible()
  await press('All files')
  expect(gone).toHaveBeenLastCalledWith(undefined)
  await expect.element(screen.getByRole('button', { name: 'people' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'All files' }).elements()).toEqual([])
})
