import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { pageEntry } from '@tests/support/publishing'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import type { ImportResult } from '@schemas/editor/entities/import-plan'
import { type Builder, BuilderProvider } from '../state/builder'
import type { Saving } from '../state/saving'
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { ImportDone } from './import-done'
import '@mantine/core/styles.css'

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en'] },
  session: { role: 'manager' },
} as unknown as Boot

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.restoreAllMocks()
})

const entry = (id: string) => ({
  ...pageEntry(`/${id}`),
  key: `section:${id}`,
  path: undefined,
  title: `Section ${id}`,
})
const section = (id: string, ...draftUses: string[]) => ({
  key: `section:${id}`,
  id,
  title: id,
  version: 1,
  content: { format: 1, rows: [] },
  uses: draftUses,
  draftUses,
})

/** The message after these were imported, on a site with those sections. */
function open(keys: string[], ...sections: object[]): void {
  openResult({ documents: keys.map((key) => ({ key, title: key, choice: 'create' })) }, sections)
}

function openResult(importResult: object, sections: object[] = []): void {
  const documents = ['outer', 'inner', 'free'].map(entry)
  vi.spyOn(window, 'fetch').mockImplementation(async (request) =>
    Response.json(
      String(request instanceof Request ? request.url : request).includes('/editor/sections')
        ? { sections, assets: {} }
        : { documents },
    ),
  )
  const result = { id: 'x', documents: [], uploads: 0, ...importResult } as unknown as ImportResult
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={{ key: 'page:/', boot, payload: { path: '/' }, say: () => {} } as unknown as Builder}>
          <SavingContext value={{} as unknown as Saving}>
            <ImportDone result={result} onClose={() => {}} />
          </SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}

it('reports imported sections that contain each other', async () => {
  open(
    ['section:outer', 'section:free'],
    section('outer', 'section:inner'),
    section('inner', 'section:outer'),
    section('free'),
  )
  const note = screen.getByRole('status').filter({ hasText: 'Saved sections that contain themselves' })
  await expect.poll(() => note.getByRole('listitem').elements().length).toBe(2)
})

it('reports a theme imported with pages, with a link to it', async () => {
  openResult({ documents: [{ key: 'page:/fair', title: 'The fair', choice: 'make' }], theme: 'harbour-2' })
  await expect.element(screen.getByText('The theme was imported.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Open theme' })).toBeVisible()
})
