import sharp from 'sharp'
import { cutPicture } from '../media/prepare-picture'
import { drawingMime, sniff, sniffedBytes } from '../media/sniff'

const whole = { left: 0, top: 0, width: 1, height: 1 }

/**
 * A picture without camera metadata, such as its location. Undefined when there is none and the bytes can be used
 * unchanged. Throws PictureRefused when it is no picture.
 */
export async function withoutCameraNotes(bytes: Buffer): Promise<Buffer | undefined> {
  // A drawing has none, and is reduced to what only draws wherever it arrives.
  if (sniff(bytes.subarray(0, sniffedBytes), '').mime === drawingMime) return undefined
  const {
    exif,
    iptc,
    xmp,
    tifftagPhotoshop,
    comments,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false }).metadata()
  // Cameras make no animations, and re-encoding would stop them.
  if (pages > 1 || !(exif ?? iptc ?? xmp ?? tifftagPhotoshop ?? comments)) return undefined
  return cutPicture(bytes, whole)
}
