import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { MediaItem } from '@schemas/files/entities/media-item'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { Chrome } from '../ui/chrome'
import { AltTextsDialog } from './alt-texts-dialog'
import { useUploads } from './known-uploads'
import '@mantine/core/styles.css'
import '../ui/editor.css'

const item = (no: number, alt: MediaItem['alt']): MediaItem => ({
  id: `0198f000-0000-7000-8000-00000000000${no}`,
  asset: `item-0198f000-0000-7000-8000-00000000000${no}`,
  name: `photo-${no}.jpg`,
  kind: 'picture',
  mime: 'image/jpeg',
  size: 1000,
  width: 40,
  height: 30,
  alt,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
})

let root: Root
afterEach(() => {
  root.unmount()
  queryClient().clear()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/**
 * The dialog on a library of two pictures, the second with an English text. The first `failing` saves fail; `newer` is
 * another person's change to the first. Returns the gateway requests.
 */
function draw(failing = 0, newer?: MediaItem) {
  const lists: URLSearchParams[] = []
  const saved: Record<string, unknown>[] = []
  let fails = failing
  vi.spyOn(window, 'fetch').mockImplementation(async (address, { body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(
      String(address instanceof Request ? address.url : address),
      location.origin,
    )
    if (pathname.endsWith('/media/list')) {
      lists.push(searchParams)
      return Response.json({ items: [item(1, {}), item(2, { en: 'A cup' })] })
    }
    const input = JSON.parse(body as string) as { id: string; version: number; alt: MediaItem['alt'] }
    if (fails-- > 0) return Response.json({ error: { message: 'The disk is full.' } }, { status: 507 })
    if (newer && input.version < newer.version)
      return Response.json({ error: { message: 'Someone changed it.', details: { item: newer } } }, { status: 409 })
    saved.push(input)
    return Response.json({ ...item(Number(input.id.at(-1)), input.alt), version: input.version + 1 })
  })
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['en', 'th'], timeZone: 'Asia/Bangkok' },
    session: { role: 'manager' },
    routes: [],
    assets: {},
  } as unknown as Boot
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <AltTextsDialog onClose={() => {}} />
      </Chrome>
    </BootProvider>,
  )
  return { lists, saved }
}
const row = (no: number) => screen.getByRole('listitem', { name: `photo-${no}.jpg` })
const field = (no: number, language: string) => row(no).getByRole('textbox', { name: `Alt text, ${language}` })

it('moves with Enter from field to field and to the next picture, saving each one automatically', async () => {
  const { lists, saved } = draw()
  await userEvent.click(field(1, 'English'))
  await userEvent.keyboard('A cat{Enter}')
  await expect.element(field(1, 'Thai')).toHaveFocus()
  await userEvent.keyboard('แมว{Enter}')
  await expect.element(field(2, 'English')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field(2, 'Thai')).toHaveFocus()
  await userEvent.keyboard('ถ้วย{Enter}')
  await expect
    .poll(() => saved.map(({ id, version, alt }) => [String(id).at(-1), version, alt]))
    .toEqual([
      ['1', 1, { en: 'A cat' }],
      ['1', 2, { en: 'A cat', th: 'แมว' }],
      ['2', 1, { en: 'A cup', th: 'ถ้วย' }],
    ])
  await expect.element(row(2).getByText('Saved')).toBeVisible()
  // Pages that show it have the text at once.
  expect(useUploads.getState()[item(1, {}).asset]?.alt).toEqual({ en: 'A cat', th: 'แมว' })
  expect(lists[0]?.get('untold')).toBe('true')
})

it('shows a failed save at its picture, keeps the text, and retries', async () => {
  const { saved } = draw(1)
  await userEvent.fill(field(1, 'English'), 'A cat')
  await userEvent.keyboard('{Enter}')
  await expect.element(row(1).getByRole('alert')).toHaveTextContent('The disk is full.')
  await expect.element(field(1, 'English')).toHaveValue('A cat')
  await userEvent.click(row(1).getByRole('button', { name: 'Try again' }))
  await expect.element(row(1).getByText('Saved')).toBeVisible()
  expect(saved).toMatchObject([{ alt: { en: 'A cat' } }])
})

it('keeps another person’s change in the other language', async () => {
  const { saved } = draw(0, { ...item(1, { th: 'แมวของเพื่อน' }), version: 4 })
  await userEvent.fill(field(1, 'English'), 'A cat')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => saved).toMatchObject([{ version: 4, alt: { en: 'A cat', th: 'แมวของเพื่อน' } }])
  // Nothing was typed here.
  await userEvent.keyboard('{Enter}')
  await expect.element(field(2, 'English')).toHaveFocus()
  expect(saved).toHaveLength(1)
})

it('reports a conflict when two people wrote the same text', async () => {
  const { saved } = draw(0, { ...item(1, { en: 'Somebody’s cat' }), version: 4 })
  await userEvent.fill(field(1, 'English'), 'A cat')
  await userEvent.keyboard('{Enter}')
  await expect.element(row(1).getByRole('alert')).toHaveTextContent('Someone changed it.')
  expect(saved).toEqual([])
})

it('lists all pictures on request, to review the texts of the others', async () => {
  const { lists } = draw()
  await expect.element(row(1)).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Missing alt text in a language' }))
  await expect.poll(() => lists.at(-1)?.has('untold')).toBe(false)
})
