import { afterEach, expect, it, vi } from 'vitest'
import { convertHeic } from './convert-heic'

afterEach(() => vi.restoreAllMocks())

const heic = (name = 'IMG_0042.HEIC', type = 'image/heic') => new File(['ftypheic'], name, { type })
/** As a browser that can decode HEIC answers. */
const decodes = (width: number, height: number) =>
  vi.spyOn(globalThis, 'createImageBitmap').mockImplementation(async () => {
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.fillRect(0, 0, width, height)
    return canvas.transferToImageBitmap()
  })

it.each([
  ['IMG_0042.HEIC', 'image/heic'],
  ['IMG_0042.heif', 'image/heif'],
  ['IMG_0042.HEIC', ''],
])('makes a JPEG of %s (%s) where the browser can read it', async (name, type) => {
  decodes(40, 30)
  const made = await convertHeic(heic(name, type))
  expect([made.name, made.type]).toEqual(['IMG_0042.jpg', 'image/jpeg'])
  vi.restoreAllMocks()
  const { width, height } = await createImageBitmap(made)
  expect([width, height]).toEqual([40, 30])
})

it('makes it as small as a phone can draw', async () => {
  decodes(8000, 6000)
  const made = await convertHeic(heic())
  vi.restoreAllMocks()
  const { width, height } = await createImageBitmap(made)
  expect([width * height <= 16_000_000, Math.round((width / height) * 100)]).toEqual([true, 133])
})

it('leaves it to the gateway, which refuses it with the way out, where the browser cannot', async () => {
  const file = heic()
  expect(await convertHeic(file)).toBe(file)
})

it('leaves other pictures alone', async () => {
  const decode = decodes(4, 4)
  const file = new File(['x'], 'a.heic.png', { type: 'image/png' })
  expect(await convertHeic(file)).toBe(file)
  expect(decode).not.toHaveBeenCalled()
})
