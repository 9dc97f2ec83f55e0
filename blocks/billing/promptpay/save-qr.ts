type Labels = { title: string; name: string; amount: string; ref: string }

const sheet = { width: 720, height: 960, code: 600 }

/**
 * Saves the QR as a picture with account name and amount: by the phone's share sheet, which offers its photos, or as a
 * download. False where the sheet was closed.
 */
export async function saveQr(code: SVGSVGElement, labels: Labels): Promise<boolean> {
  const blob = await drawQr(code, labels)
  const file = new File([blob], `promptpay-${labels.ref}.png`, { type: 'image/png' })
  const isTouch = matchMedia('(pointer: coarse)').matches
  if (isTouch && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return true
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false
      // Sharing may be forbidden where files can be downloaded.
    }
  }
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return true
}

async function drawQr(code: SVGSVGElement, { title, name, amount, ref }: Labels): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = sheet.width
  canvas.height = sheet.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, sheet.width, sheet.height)
  const path = code.querySelector('path')?.getAttribute('d') ?? ''
  const modules = code.viewBox.baseVal.width
  context.save()
  context.translate((sheet.width - sheet.code) / 2, 96)
  context.scale(sheet.code / modules, sheet.code / modules)
  context.fillStyle = '#000'
  const shape = new Path2D(path)
  // eslint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
  context.fill(shape)
  context.restore()
  context.fillStyle = '#111'
  context.textAlign = 'center'
  const font = getComputedStyle(document.body).fontFamily
  const write = (text: string, y: number, size: string) => {
    context.font = `${size} ${font}`
    context.fillText(text, sheet.width / 2, y, sheet.width - 64)
  }
  write(title, 72, '600 40px')
  write(name, 760, '500 34px')
  write(amount, 836, '700 56px')
  write(ref, 900, '400 26px')
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was drawn.'))), 'image/png'),
  )
}
