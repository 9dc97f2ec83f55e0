import { fillMessage } from '../fill-message'
import type { PageProblem } from './problem'

/** A picture as the canvas loaded it: transferred size (bytes) and displayed size (px). */
export type SeenPicture = { bytes: number; width: number; height: number }

/** A picture above this size (bytes) delays visitors on phones, however large it is shown. */
const maxBytes = 500_000
/** Limit (bytes) for a picture shown no larger than `smallArea` (px²). */
const maxSmallBytes = 150_000
const smallArea = 200 * 200

const messages = {
  en: 'This picture is {kb} kB but only shown at {width} × {height} px. Crop it or upload a smaller one.',
  th: 'รูปขนาด {kb} KB แสดงเพียง {width} × {height} พิกเซล ควรครอบตัดหรืออัปโหลดรูปที่เล็กลง',
}

/** Reports pictures that are larger than their display needs; the heaviest per node. */
export function checkPictures(seen: ReadonlyMap<string, readonly SeenPicture[]>): PageProblem[] {
  return [...seen].flatMap(([node, pictures]): PageProblem[] => {
    const [heaviest] = pictures.filter(isOversized).sort((one, other) => other.bytes - one.bytes)
    if (!heaviest) return []
    const { bytes, width, height } = heaviest
    return [
      {
        kind: 'oversized',
        level: 'warning',
        node,
        words: fillMessage(messages, {
          kb: Math.round(bytes / 1000),
          width: Math.round(width),
          height: Math.round(height),
        }),
      },
    ]
  })
}

const isOversized = ({ bytes, width, height }: SeenPicture) =>
  bytes > maxBytes || (bytes > maxSmallBytes && width * height <= smallArea)
