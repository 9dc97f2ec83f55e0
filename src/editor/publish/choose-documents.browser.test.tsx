import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { Chrome } from '../ui/chrome'
import { ChooseDocuments } from './choose-documents'
import '@mantine/core/styles.css'

const boot = { locale: 'en', space: { locales: ['en'] }, session: { role: 'manager' } } as unknown as Boot
const entry = (path: string): DocumentEntry => ({
  key: `page:${path}`,
  path,
  title: `Page ${path}`,
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'site',
  draft: true,
  trashed: false,
  fixed: false,
})

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})
const show = (documents: ReactNode) => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>{documents}</Chrome>
    </BootProvider>,
  )
}

it('lists the open document first, with no scrollbar over its controls', async () => {
  const changed = [...Array.from({ length: 9 }, (_, index) => entry(`/a${index}`)), entry('/open')]
  show(
    <ChooseDocuments
      changed={changed}
      current="page:/open"
      chosen={new Set(['page:/open'])}
      onChoose={() => {}}
      onCompare={() => {}}
    />,
  )
  await expect.element(screen.getByRole('checkbox', { name: /All changes/ })).toBeVisible()
  expect(screen.getByRole('checkbox').elements()[1]?.closest('div[class*="line"]')?.textContent).toContain('Page /open')
  const eye = screen.getByRole('button', { name: 'View changes: Page /a0' })
  const bar = () =>
    document.querySelector('.mantine-ScrollArea-scrollbar[data-orientation="vertical"]')?.getBoundingClientRect()
  await expect.poll(() => bar()?.height ?? 0).toBeGreaterThan(0)
  await expect.poll(() => eye.element().getBoundingClientRect().right).toBeLessThanOrEqual(bar()?.left ?? 0)
})

it('says whether visitors have the document already', async () => {
  show(
    <ChooseDocuments
      changed={[
        { ...entry('/open'), unseen: true },
        entry('/other'),
        { ...entry('/moved'), movedFrom: '/was', unseen: true },
      ]}
      chosen={new Set()}
      onChoose={() => {}}
    />,
  )
  await expect.element(screen.getByText('/open · New: visitors do not see it yet')).toBeVisible()
  await expect.element(screen.getByText('/other · Changed')).toBeVisible()
  await expect.element(screen.getByText('/moved · Moves from /was')).toBeVisible()
})

it('shows what publishing changes in any document, without ticking it', async () => {
  const requests: string[] = []
  show(
    <ChooseDocuments
      changed={[entry('/open'), entry('/other')]}
      current="page:/open"
      chosen={new Set(['page:/open'])}
      onChoose={() => requests.push('ticked')}
      onCompare={({ key }) => requests.push(key)}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'View changes: Page /other' }))
  expect(requests).toEqual(['page:/other'])
})

it('searches many documents, keeps address order, and leaves unlisted ones alone', async () => {
  const chosen: string[][] = []
  const changed = [
    ...[10, 110, 130, 20, 3, 40, 5, 60].map((at) => entry(`/page-${at}`)),
    entry('/open'),
    entry('/shop'),
  ]
  show(
    <ChooseDocuments
      changed={changed}
      current="page:/open"
      chosen={new Set(['page:/shop'])}
      onChoose={(keys) => chosen.push([...keys])}
    />,
  )
  await expect.element(screen.getByRole('checkbox', { name: /All changes \(10\)/ })).toBeVisible()
  const paths = () =>
    [...document.querySelectorAll('.mantine-Checkbox-description')].map((each) => each.textContent?.split(' · ')[0])
  expect(paths()).toEqual([
    '/open',
    '/page-3',
    '/page-5',
    '/page-10',
    '/page-20',
    '/page-40',
    '/page-60',
    '/page-110',
    '/page-130',
    '/shop',
  ])
  const search = screen.getByRole('textbox', { name: 'Search by title or address' })
  await search.fill('page-1')
  await expect.poll(paths).toEqual(['/page-10', '/page-110', '/page-130'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'All results (3)' }))
  expect(chosen).toEqual([['page:/shop', 'page:/page-10', 'page:/page-110', 'page:/page-130']])
  await search.fill('nowhere')
  await expect.element(screen.getByText('No changes match.')).toBeVisible()
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument()
})
