/** Type of bytes, by their beginning. `picture` is what can be shown as one after re-encoding. */
export type Sniffed = { mime: string; ending: string; isPicture: boolean }

export const drawingMime = 'image/svg+xml'

/** Bytes inspected at the start of a file. */
export const sniffedBytes = 4096

const picture = (mime: string, ending: string): Sniffed => ({ mime, ending, isPicture: true })
const other = (mime: string, ending: string): Sniffed => ({ mime, ending, isPicture: false })

type Test = (head: Buffer) => Sniffed | undefined
const starts = (bytes: number[] | string, found: Sniffed, at = 0): Test => {
  const wanted = Buffer.from(bytes as string)
  return (head) => (head.subarray(at, at + wanted.length).equals(wanted) ? found : undefined)
}

const tests: Test[] = [
  starts([0xff, 0xd8, 0xff], picture('image/jpeg', 'jpg')),
  starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], picture('image/png', 'png')),
  starts('GIF87a', picture('image/gif', 'gif')),
  starts('GIF89a', picture('image/gif', 'gif')),
  starts([0x49, 0x49, 0x2a, 0x00], picture('image/tiff', 'tif')),
  starts([0x4d, 0x4d, 0x00, 0x2a], picture('image/tiff', 'tif')),
  (head) => {
    if (head.toString('latin1', 0, 4) !== 'RIFF') return undefined
    const form = head.toString('latin1', 8, 12)
    return form === 'WEBP' ? picture('image/webp', 'webp') : form === 'WAVE' ? other('audio/wav', 'wav') : undefined
  },
  (head) => (head.toString('latin1', 4, 8) === 'ftyp' ? byBrand(head.toString('latin1', 8, 12)) : undefined),
  (head) =>
    head.readUInt32BE(0) === 0x1a45dfa3
      ? head.includes('webm')
        ? other('video/webm', 'webm')
        : other('video/x-matroska', 'mkv')
      : undefined,
  (head) =>
    head.toString('latin1', 0, 4) === 'OggS'
      ? head.includes('theora')
        ? other('video/ogg', 'ogv')
        : other('audio/ogg', 'ogg')
      : undefined,
  starts('fLaC', other('audio/flac', 'flac')),
  starts('ID3', other('audio/mpeg', 'mp3')),
  (head) =>
    head[0] === 0xff && (head[1] === 0xf1 || head[1] === 0xf9)
      ? other('audio/aac', 'aac')
      : head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2
        ? other('audio/mpeg', 'mp3')
        : undefined,
  starts('wOF2', other('font/woff2', 'woff2')),
  starts([0x00, 0x01, 0x00, 0x00, 0x00], other('font/ttf', 'ttf')),
  starts('OTTO', other('font/otf', 'otf')),
  starts('%PDF-', other('application/pdf', 'pdf')),
  starts([0x50, 0x4b, 0x03, 0x04], other('application/zip', 'zip')),
]

function byBrand(brand: string): Sniffed {
  if (brand === 'avif' || brand === 'avis') return picture('image/avif', 'avif')
  if (/^(?:hei[cxmsf]|hev[cxms]|mif1|msf1)$/.test(brand)) return other('image/heic', 'heic')
  if (brand.startsWith('M4A')) return other('audio/mp4', 'm4a')
  return brand === 'qt  ' ? other('video/quicktime', 'mov') : other('video/mp4', 'mp4')
}

/** Types of office files, which are zip archives; only the name tells them apart. */
const archives: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  epub: 'application/epub+zip',
}

/**
 * Detects a file's type by its first bytes, never by its claimed type. The name only chooses between equally harmless
 * types.
 */
export function sniff(head: Buffer, name: string): Sniffed {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const found = head.length < 4 ? undefined : tests.map((test) => test(head)).find(Boolean)
  if (found?.mime === 'application/zip' && archives[ending]) return other(archives[ending], ending)
  return found ?? sniffText(head, ending) ?? other('application/octet-stream', 'bin')
}

function sniffText(head: Buffer, ending: string): Sniffed | undefined {
  let text: string
  try {
    // The last character may be cut.
    text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
  } catch {
    return undefined
  }
  // oxlint-disable-next-line no-control-regex -- a text holds no control characters but these three
  if (text.length === 0 || /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) return undefined
  const start = text.trimStart().toLowerCase()
  if (/^webvtt(?:[\s]|$)/.test(start)) return other('text/vtt', 'vtt')
  // A page may contain drawings.
  if (/^<(?:!doctype html|html)[\s>]/.test(start)) return other('text/html', 'html')
  // Browsers look for markup anywhere near the beginning, so this does too.
  if (/<(?:[\w-]{1,30}:)?svg[\s>]/.test(start)) return other(drawingMime, 'svg')
  if (
    /<(?:!doctype html|html|head|body|script|iframe|object|embed|meta|link|style|form|img|a|div|p|table)[\s>/]/.test(
      start,
    )
  )
    return other('text/html', 'html')
  if (start.startsWith('<?xml')) return other('application/xml', 'xml')
  return ending === 'csv' ? other('text/csv', 'csv') : other('text/plain', 'txt')
}
