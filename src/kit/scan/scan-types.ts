/** The kinds of code that a scanner may be set to; naming few makes it faster and surer. */
export type ScanFormat = 'qr' | 'ean-13' | 'ean-8' | 'upc-a' | 'code-128'
export type ScannedCode = { text: string; format: ScanFormat }

/** Reads the codes of one picture. The picture is its own from then on. */
export type CodeReader = {
  read: (picture: ImageBitmap) => Promise<ScannedCode[]>
  close: () => void
}
