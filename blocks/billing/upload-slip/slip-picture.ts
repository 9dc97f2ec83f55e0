/** What the call takes, with room for the rest of the request. */
const maxBytes = 8 * 1024 * 1024
const sentTypes = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** The longer side of a picture that is made smaller (px): the QR of a slip is still read. */
const maxSide = 2400

export type SlipPicture = { base64: string; preview: string }

/**
 * A slip as it is sent: as it is where possible, because the original is what others are compared with; made smaller
 * where it is too large; a JPEG where the browser shows a type that the gateway does not, such as HEIC. A string says
 * why it cannot be sent.
 */
export async function readSlip(file: Blob): Promise<SlipPicture | 'notPicture' | 'tooBig'> {
  const isSentAsIs = sentTypes.has(file.type) && file.size <= maxBytes
  const blob = isSentAsIs ? file : await redraw(file).catch(() => undefined)
  if (!blob) return sentTypes.has(file.type) ? 'tooBig' : 'notPicture'
  if (blob.size > maxBytes) return 'tooBig'
  return { base64: await base64Of(blob), preview: URL.createObjectURL(blob) }
}

async function redraw(file: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.9))
}

const base64Of = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.slice(address.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')))
    reader.readAsDataURL(blob)
  })
