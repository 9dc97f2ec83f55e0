import { generate } from 'promptparse'
import sharp, { type OverlayOptions } from 'sharp'
import { encode } from 'uqr'
import { loadMarkFonts, markFont } from '@gateway/media/mark-fonts'

export type SlipShown = {
  /** By the Bank of Thailand's code. */
  bank: string
  reference: string
  amount: number
  paidAt: Date
  from: string
  to: { name: string; number: string }
}

const size = { width: 640, height: 900 }
const margin = 48
const code = { side: 190, top: 676 }
const inks = { dark: '#1d2733', grey: '#66717d', green: '#138a4e' }

/** The QR of a slip, which names the transfer. */
export const slipCode = ({ bank, reference }: Pick<SlipShown, 'bank' | 'reference'>): string =>
  generate.slipVerify({ sendingBank: bank, transRef: reference })

/** The picture of a bank's slip, such as its app saves it. */
export async function drawSlip(shown: SlipShown): Promise<Buffer> {
  const baht = new Intl.NumberFormat('th-TH', { minimumFractionDigits: 2 }).format(shown.amount / 100)
  const when = new Intl.DateTimeFormat('th-TH', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  }).format(shown.paidAt)
  const texts: [string, number, string, number][] = [
    ['โอนเงินสำเร็จ', 40, inks.green, 56],
    [when, 22, inks.grey, 118],
    ['จาก', 20, inks.grey, 196],
    [shown.from, 28, inks.dark, 230],
    ['ไปยัง', 20, inks.grey, 318],
    [shown.to.name, 28, inks.dark, 352],
    [`x-${shown.to.number.replaceAll(/\D/g, '').slice(-4)}`, 22, inks.grey, 396],
    ['จำนวนเงิน', 20, inks.grey, 470],
    [`${baht} บาท`, 44, inks.dark, 504],
    [`เลขที่รายการ ${shown.reference}`, 20, inks.grey, 596],
  ]
  return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite([
      ...(await frame(slipCode(shown))),
      ...(await Promise.all(texts.map(([text, px, ink, top]) => write(text, px, ink, top)))),
    ])
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** The same as a person photographs it in the dark: its QR cannot be read. */
export async function blurSlip(slip: Buffer): Promise<Buffer> {
  const { width, height } = size
  return sharp(
    await sharp(slip)
      .extract({ left: 0, top: 0, width, height: height - 250 })
      .blur(5)
      .toBuffer(),
  )
    .rotate(7, { background: '#2b2724' })
    .modulate({ brightness: 0.6, saturation: 0.6 })
    .jpeg({ quality: 70 })
    .toBuffer()
}

async function write(text: string, px: number, ink: string, top: number): Promise<OverlayOptions> {
  const input = await sharp({
    text: {
      text: `<span foreground="${ink}">${text}</span>`,
      fontfile: await loadMarkFonts(),
      font: `${markFont} ${px}`,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer()
  return { input, left: margin, top }
}

/** From parts, because the picture library reads no SVG here. */
async function frame(payload: string): Promise<OverlayOptions[]> {
  const { data, size: modules } = encode(payload, { ecc: 'M', border: 2 })
  const scale = Math.floor(code.side / modules)
  const side = modules * scale
  const pixels = Buffer.alloc(side * side, 255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)]) pixels[y * side + x] = 0
  const input = await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer()
  const rule = (top: number) => box({ left: margin, top, width: size.width - 2 * margin, height: 2 }, '#dfe4e8')
  return [
    box({ left: 0, top: 0, width: size.width, height: 20 }, inks.green),
    ...[172, 446, 648].map(rule),
    { input, left: margin - 8, top: code.top },
  ]
}

const box = (
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  background: string,
): OverlayOptions => ({ input: { create: { width, height, channels: 3, background } }, left, top })
