import { generate } from 'promptparse'
import sharp from 'sharp'
import { encode } from 'uqr'

/** Pixels of a QR module. */
const scale = 6

/** The picture of a slip whose QR names a transfer. The ground differs, so that no two look alike. */
export async function slipPicture(sendingBank: string, transRef: string): Promise<Buffer> {
  const { data, size } = encode(generate.slipVerify({ sendingBank, transRef }), { ecc: 'M', border: 4 })
  const side = size * scale
  const pixels = Buffer.alloc(side * side, 255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)]) pixels[y * side + x] = 0
  const code = await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer()
  const [r = 0, g = 0, b = 0] = Buffer.from(transRef.slice(-3))
  return sharp({
    create: { width: 700, height: 1000, channels: 3, background: { r: r + 100, g: g + 100, b: b + 100 } },
  })
    .composite([{ input: code, left: 220, top: 600 }])
    .jpeg()
    .toBuffer()
}
