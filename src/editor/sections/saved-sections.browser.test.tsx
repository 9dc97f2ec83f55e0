import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import type { Saving } from '../state/saving'
import { setUi } from '../state/ui-store'
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { SavedSections } from './saved-sections'
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

/** Without a thumbnail, which needs the site's styles. */
const section = (id: string, ...uses: string[]) => ({
  key: `section:${id}`,
  id,
  title: id,
  version: 1,
  content: { format: 99 },
  uses,
  draftUses: uses,
})

function open(key: string, ...sections: object[]): void {
  openWith({ key }, ...sections)
}

function openWith(builder: object, ...sections: object[]): void {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ sections, assets: {} }))
  setUi({ selection: [], locale: 'en' })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider
          value={{ boot, store: { get: () => undefined }, payload: { path: '/' }, ...builder } as unknown as Builder}
        >
          <SavingContext value={{} as unknown as Saving}>
            <SavedSections needle="" />
          </SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}
const offered = () => [...document.querySelectorAll('[data-section]')].map((each) => each.getAttribute('data-section'))

it.each([
  ['page:/about', ['Inner', 'Outer', 'Whole', 'Free']],
  ['section:Outer', ['Inner', 'Free']],
  ['section:Inner', ['Free']],
  ['section:Whole', ['Inner', 'Outer', 'Free']],
])('offers on %s the sections that do not contain it', async (key, expected) => {
  open(
    key,
    section('Inner', 'section:Outer', 'page:/about'),
    section('Outer', 'section:Whole'),
    section('Whole', 'page:/about'),
    section('Free'),
  )
  await expect.poll(offered).toEqual(expected)
})

it('says that all sections contain the open one, rather than that there are none', async () => {
  open('section:Inner', section('Inner', 'section:Outer'), section('Outer'))
  await expect.element(screen.getByText('Sections that contain this one are not listed here.')).toBeVisible()
})

it('announces an added section, and reports an empty one when a copy is requested', async () => {
  const heard: string[] = []
  const notified: string[] = []
  const store = new DocumentStore(pageOfBlocks([]))
  openWith(
    {
      key: 'page:/',
      store,
      announce: (text: string) => heard.push(text),
      say: (text: string) => notified.push(text),
      edit: (...[label, recipe]: Parameters<Builder['edit']>) => !store.dispatch(label, recipe),
    },
    { ...section('Empty'), content: { format: 1, title: 'Empty', rows: [] } },
  )
  await screen.getByRole('button', { name: /^Empty/ }).click()
  await expect.poll(() => heard).toEqual(['Section “Empty” added.'])
  await screen.getByRole('button', { name: 'Actions for Empty' }).click()
  await screen.getByRole('menuitem', { name: 'Add a copy' }).click()
  await expect.poll(() => notified).toEqual(['“Empty” is empty, so there is nothing to copy.'])
})
