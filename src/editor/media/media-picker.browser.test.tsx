import '@mantine/core/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { deleteCall } from '@areas/files/public'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import type { MediaItem } from '@schemas/files/entities/media-item'
import { Chrome } from '../ui/chrome'
import { calls } from '../state/calls'
import { useUploads } from './known-uploads'
import { mediaCalls } from './media-calls'
import { MediaPicker } from './media-picker'
import type { PickRequest } from './pick-image'

vi.mock('@kit/call-gateway', { spy: true })

const boot = {
  locale: 'en',
  space: { locales: ['en'], timeZone: 'Asia/Bangkok' },
  session: { role: 'manager' },
} as unknown as Boot

const isUsed =
  'The picture is used on 3 pages: Home, About us and Contact. Take it off these pages first, or choose another one for them, and then put it into the trash.'
/** A square of one colour, used for both renditions of a picture. */
const square = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="teal"/></svg>')}`
const shows = {
  kind: 'raster',
  src: square,
  width: 400,
  height: 300,
  alt: '',
  blur: square,
  sources: ['image/avif', 'image/webp'].map((type) => ({ type, srcset: `${square} 400w` })),
} as const
const upload = (id: string, more: Partial<MediaItem> = {}): MediaItem => ({
  id,
  asset: `item-${id}`,
  name: `${id}.jpg`,
  kind: 'picture',
  mime: 'image/jpeg',
  size: 1000,
  width: 400,
  height: 300,
  alt: {},
  shows,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
})
const [first, second] = ['0198f000-0000-7000-8000-000000000001', '0198f000-0000-7000-8000-000000000002'].map((id) =>
  upload(id),
) as [MediaItem, MediaItem]
const drawing = { kind: 'svg', src: square, width: 400, height: 300, alt: '' } as const

/** How long (ms) the gateway takes to save a change to a picture. */
let updateMs = 0
let root: Root
let cut: Record<string, unknown> | undefined
const onResolve = vi.fn<(images: readonly unknown[]) => void>()

beforeEach(() => {
  queryClient().clear()
  cut = undefined
  updateMs = 0
  onResolve.mockClear()
  vi.mocked(callGateway).mockImplementation((async (call: unknown, input: Record<string, unknown>) => {
    if (call === mediaCalls.list) return { items: [first, second] }
    if (call === mediaCalls.themeFiles)
      return {
        items: [
          { asset: 'logo', shows: drawing },
          { asset: 'view', shows },
        ],
      }
    if (call === mediaCalls.item) return { item: [first, second].find(({ id }) => id === input.id), uses: [] }
    if (call === mediaCalls.update)
      return new Promise((resolve) => setTimeout(resolve, updateMs, { ...first, alt: input.alt, version: 2 }))
    if (call === mediaCalls.crop) {
      cut = input
      return upload('0198f000-0000-7000-8000-000000000003')
    }
    return { items: [], total: 0, folder: { id: 'media', _id: 'media', name: '', drive: 'media', crumbs: [], can: {} } }
  }) as never)
})
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  await screen.viewport(414, 896)
})

function open(current: Extract<PickRequest, { kind: 'image' }>['current'], limit = 1) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <MediaPicker request={{ kind: 'image', current, limit, resolve: onResolve }} onClose={() => {}} />
      </Chrome>
    </BootProvider>,
  )
}
const tile = (name: string) => screen.getByRole('option', { name, exact: true })

it('shows the library first on a phone when replacing a picture, with the current one selected', async () => {
  await screen.viewport(390, 844)
  open({ asset: first.asset })
  await expect.element(tile(first.name)).toHaveAttribute('aria-selected', 'true')
  await expect.element(tile(second.name)).toBeVisible()
  // On touch devices no on-screen keyboard may cover the pictures before a person wants to type.
  await expect.element(screen.getByRole('button', { name: 'Close', exact: true })).toHaveFocus()
  await userEvent.click(tile(second.name))
  await expect.element(screen.getByRole('button', { name: 'Back to the list' })).toHaveFocus()
  // Going back to the list does not deselect the item.
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
  await expect.element(tile(second.name)).toHaveFocus()
  await userEvent.click(tile(second.name))
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(second.name)
  await userEvent.click(screen.getByRole('button', { name: 'Use this picture' }))
  await expect.poll(() => onResolve.mock.calls).toEqual([[[{ asset: second.asset }]]])
})

it('uses the alternative text typed just before the picture is used', async () => {
  await screen.viewport(1200, 800)
  updateMs = 400
  open({ asset: first.asset })
  await userEvent.fill(screen.getByRole('textbox', { name: 'Alt text, English' }), 'A cup seen from above')
  await userEvent.click(screen.getByRole('button', { name: 'Use this picture' }))
  await expect.poll(() => onResolve.mock.calls).toEqual([[[{ asset: first.asset }]]])
  expect(useUploads.getState()[first.asset]?.alt).toEqual({ en: 'A cup seen from above' })
})

it.each([
  ['logo', 'view'],
  ['view', 'logo'],
])('aligns tiles in one line, drawings too, when %s is selected', async (chosen) => {
  await screen.viewport(1200, 800)
  open({ asset: chosen })
  await expect.element(tile(chosen)).toHaveAttribute('aria-selected', 'true')
  const boxes = (of: string) =>
    [...document.querySelectorAll(`[role="option"] ${of}`)].map((each) => {
      const { top, height } = each.getBoundingClientRect()
      return [top, height].map(Math.round)
    })
  await expect.poll(() => boxes('img').length).toBe(2)
  expect(boxes('img')[0]).toEqual(boxes('img')[1])
  expect(boxes('span')[0]).toEqual(boxes('span')[1])
})

it('crops with the focal point that was set, with all handles visible', async () => {
  await screen.viewport(1200, 800)
  open({ asset: first.asset, focus: [20, 30] })
  await userEvent.click(screen.getByRole('button', { name: 'Crop' }))
  await userEvent.click(screen.getByText('4:3'))
  for (const grip of document.querySelectorAll('[data-x][data-y]')) {
    const { left, top, width, height } = grip.getBoundingClientRect()
    for (const [x, y] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const)
      expect(document.elementFromPoint(left + width * x, top + height * y)).toBe(grip)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Create cropped picture' }))
  await expect.poll(() => cut).toMatchObject({ id: first.id, focus: [20, 30] })
})

it('opens the item pressed while a field has focus, and saves the field on blur', async () => {
  await screen.viewport(1200, 800)
  open({ asset: first.asset })
  await userEvent.fill(screen.getByRole('textbox', { name: 'Alt text, English' }), 'A teal square')
  const { top } = screen.getByRole('button', { name: 'Crop' }).element().getBoundingClientRect()
  await userEvent.click(screen.getByRole('textbox', { name: 'Name', exact: true }))
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Crop' }).element().getBoundingClientRect().top).toBe(top)
})

it('shows in full why a picture is refused, however little space there is', async () => {
  await screen.viewport(1200, 420)
  open({ asset: first.asset })
  const answer = vi.mocked(callGateway).getMockImplementation() as (...args: unknown[]) => Promise<unknown>
  vi.mocked(callGateway).mockImplementation((async (call: unknown, input: unknown) => {
    if (call === deleteCall) throw new GatewayError(409, isUsed)
    return answer(call, input)
  }) as never)
  await userEvent.click(screen.getByRole('button', { name: 'Move to trash' }))
  const alert = screen.getByRole('alert').filter({ hasText: isUsed }).element()
  expect(alert.scrollHeight).toBeLessThanOrEqual(alert.clientHeight)
})

it('shows where a picture is used, with links, and lists unused ones', async () => {
  const page = {
    key: 'page:/about',
    path: '/about',
    title: 'About us',
    frame: 'default',
    access: 'guest',
    views: ['guest'],
    state: 'site',
    draft: false,
    trashed: false,
    fixed: false,
  }
  const before = vi.mocked(callGateway).getMockImplementation()
  const lists: unknown[] = []
  vi.mocked(callGateway).mockImplementation((async (call: never, input: never) => {
    if (call === calls.pages) return { documents: [page] }
    if (call === mediaCalls.item)
      return {
        item: first,
        uses: [
          { key: 'page:/about', title: 'about', where: 'live' },
          { key: 'theme:evening', title: 'Evening', where: 'draft' },
        ],
      }
    if (call === mediaCalls.list) lists.push(input)
    return before?.(call, input)
  }) as never)
  await screen.viewport(1200, 800)
  open({ asset: first.asset } as never)
  await expect.element(screen.getByText('Used in 2:')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about?edit')
  await expect.element(screen.getByText('Evening (in a draft)')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Unused' }))
  await expect.poll(() => lists.at(-1)).toMatchObject({ unused: 'true' })
})

it('stays open when a dialog above it is closed by keyboard', async () => {
  await screen.viewport(1280, 800)
  open({ asset: first.asset })
  await screen.getByRole('checkbox', { name: 'Without alt text', exact: false }).click()
  await screen.getByRole('button', { name: 'Add alt text', exact: false }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Picture alt text' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog', { name: 'Picture alt text' })).not.toBeInTheDocument()
  await expect.element(tile(second.name)).toBeVisible()
  expect(onResolve).not.toHaveBeenCalled()
})

it('returns several pictures in the order chosen, up to the limit', async () => {
  await screen.viewport(1200, 800)
  const [third, fourth] = ['0198f000-0000-7000-8000-000000000004', '0198f000-0000-7000-8000-000000000005'].map((id) =>
    upload(id),
  ) as [MediaItem, MediaItem]
  const before = vi.mocked(callGateway).getMockImplementation() as (...args: unknown[]) => Promise<unknown>
  vi.mocked(callGateway).mockImplementation((async (call: unknown, input: unknown) =>
    call === mediaCalls.list ? { items: [first, second, third, fourth] } : before(call, input)) as never)
  open(undefined, 3)
  await expect.element(tile(third.name)).toBeVisible()
  const chosen = () =>
    [...document.querySelectorAll('[role="option"][aria-selected="true"]')].map((each) =>
      each.getAttribute('data-asset'),
    )
  await userEvent.click(tile(third.name))
  await userEvent.click(tile(first.name))
  await expect.element(screen.getByText('Selected: 2')).toBeVisible()
  // The focused item can be deselected with the same key that selects it.
  await userEvent.keyboard(' ')
  await expect.poll(chosen).toEqual([third.asset])
  // Arrows select nothing; Shift selects the range, up to the limit.
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tile(second.name)).toHaveFocus()
  expect(chosen()).toEqual([third.asset])
  await userEvent.click(tile(first.name))
  await userEvent.keyboard('{Shift>}')
  await userEvent.click(tile(fourth.name))
  await userEvent.keyboard('{/Shift}')
  await expect.element(screen.getByText('Selected: 3. Maximum reached.')).toBeVisible()
  await expect.poll(chosen).toEqual([first.asset, second.asset, third.asset])
  await userEvent.click(screen.getByRole('button', { name: 'Use 3 pictures' }))
  await expect.poll(() => onResolve.mock.calls).toEqual([[[third, first, second].map(({ asset }) => ({ asset }))]])
})

it('confirms the selection with Enter, or the focused item without a selection', async () => {
  await screen.viewport(1200, 800)
  open(undefined, 3)
  await expect.element(tile(second.name)).toBeVisible()
  document.querySelector<HTMLElement>(`[data-asset="${second.asset}"]`)?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onResolve.mock.calls).toEqual([[[{ asset: second.asset }]]])
})

it('keeps the list on a phone with multiple selection, and deselects all at once', async () => {
  await screen.viewport(390, 844)
  open(undefined, 12)
  await userEvent.click(tile(first.name))
  await userEvent.click(tile(second.name))
  await expect.element(tile(first.name)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Clear', exact: true }))
  await expect.element(screen.getByRole('button', { name: 'Use this picture' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => onResolve.mock.calls).toEqual([[[]]])
})
