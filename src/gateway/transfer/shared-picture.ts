import sharp from 'sharp'
import { cutPicture } from '../media/prepare-picture'

const whole = { left: 0, top: 0, width: 1, height: 1 }

/**
 * A picture fit to leave the site: what a camera wrote into it, such as where it was taken, is not among it. Undefined where
 * nothing was written and the bytes can go as they are. Throws PictureRefused for what is no picture.
 */
export async function withoutCameraNotes(bytes: Buffer): Promise<Buffer | undefined> {
  const {
    exif,
    iptc,
    xmp,
    tifftagPhotoshop,
    comments,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false }).metadata()
  // No camera makes pictures that move, and drawing one anew would stop it.
  if (pages > 1 || !(exif ?? iptc ?? xmp ?? tifftagPhotoshop ?? comments)) return undefined
  return cutPicture(bytes, whole)
}
