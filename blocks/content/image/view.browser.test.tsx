import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import type { Props } from './schema'
import { View } from './view'

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='900' height='600'%3E%3Crect width='900' height='600' fill='navy'/%3E%3C/svg%3E"
const asset = { kind: 'svg', width: 900, height: 600, src: picture, alt: 'A navy field' }

let root: Root
function show(props: Partial<Props>, src = picture) {
  const boot = { locale: 'en', assets: { navy: { ...asset, src } }, space: { name: 'Nine Room' } } as unknown as Boot
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <View
        blockId="i1"
        image={{ asset: 'navy' }}
        align="start"
        lightbox={false}
        placeholder={false}
        blocked={false}
        priority={false}
        {...props}
      />
    </BootProvider>,
  )
}
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const canvas = () => document.querySelector('canvas')

it('draws the mark into the picture itself', async () => {
  show({ watermark: { text: 'Nine Room', position: 'bottom-right' } })
  await expect.poll(() => canvas()?.hidden).toBe(false)
  const pen = canvas()?.getContext('2d')
  // The mark ends a thirtieth of the width from the edge and is a twentieth high: bright pixels on navy are expected
  // there, and none in the far corner.
  const brightest = (x: number, y: number, width: number, height: number) =>
    Math.max(...(pen?.getImageData(x, y, width, height).data.filter((_, at) => at % 4 === 0) ?? []))
  expect(brightest(600, 500, 270, 70)).toBeGreaterThan(150)
  expect(brightest(870, 0, 30, 600)).toBeLessThan(40)
  expect(brightest(0, 0, 300, 300)).toBe(0)
})

it("suppresses the browser's menu on a marked picture", async () => {
  show({ watermark: { text: 'Nine Room', position: 'center' } })
  await expect.element(page.getByRole('img', { name: 'A navy field' })).toBeInTheDocument()
  const press = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  canvas()?.dispatchEvent(press)
  expect(press.defaultPrevented).toBe(true)
})

it('logs a picture that cannot be fetched', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  show({ watermark: { text: 'Nine Room', position: 'center' } }, '/missing.png')
  await expect.poll(() => error.mock.calls.some(([message]) => message === 'Error fetching image')).toBe(true)
  expect(canvas()?.hidden).toBe(true)
})

it('logs a picture that cannot be drawn', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  show({ watermark: { text: 'Nine Room', position: 'center' } })
  await expect.poll(() => error.mock.calls.some(([message]) => message === 'Error processing image')).toBe(true)
})

it('hides a blocked picture from everyone until requested', async () => {
  show({ blocked: true })
  const reveal = page.getByRole('button', { name: 'Show picture' })
  await expect.element(reveal).toBeVisible()
  expect(document.querySelector('img')?.closest('[inert]')).not.toBeNull()
  await reveal.click()
  await expect.element(reveal).not.toBeInTheDocument()
  expect(document.querySelector('img')?.closest('[inert]')).toBeNull()
})

it('is 300 px wide before it is enlarged', async () => {
  show({ lightbox: true })
  const press = page.getByRole('button', { name: 'Enlarge picture: A navy field' })
  await expect.element(press).toBeVisible()
  expect(press.element().getBoundingClientRect().width).toBe(300)
})
