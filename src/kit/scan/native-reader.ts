import type { CodeReader, ScanFormat } from './scan-types'

type Detected = { rawValue: string; format: string }
type Detector = { detect: (picture: ImageBitmap) => Promise<Detected[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

const names: Record<ScanFormat, string> = {
  qr: 'qr_code',
  'ean-13': 'ean_13',
  'ean-8': 'ean_8',
  'upc-a': 'upc_a',
  'code-128': 'code_128',
}

/** The browser's own reader; nothing where it has none, or not for all of these formats. */
export async function nativeReader(formats: readonly ScanFormat[]): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector) return undefined
  const known = await BarcodeDetector.getSupportedFormats().catch((): string[] => [])
  if (!formats.every((format) => known.includes(names[format]))) return undefined
  const detector = new BarcodeDetector({ formats: formats.map((format) => names[format]) })
  return {
    read: async (picture) => {
      try {
        return (await detector.detect(picture)).flatMap(({ rawValue, format }) => {
          const own = formats.find((each) => names[each] === format)
          return own ? [{ text: rawValue, format: own }] : []
        })
      } finally {
        picture.close()
      }
    },
    close: () => undefined,
  }
}
