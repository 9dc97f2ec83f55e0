import { mostPictureBytes } from '@schemas/entities/media-item'
import type { Locale } from '@schemas/layout/locale'
import type { Services } from '../services'
import { bytesOf, type Taken } from './finish-upload'
import { sniff, sniffedBytes } from './sniff'
import { mediaError } from './words'

/** An upload as a file of the media library: a picture by its bytes, anything else as it lies there. Throws CallError. */
export async function takeFile(services: Services, locale: Locale, { name, size, key }: { name: string; size: number; key: string }): Promise<Taken> {
  const sniffed = sniff(await bytesOf(services, key, locale, sniffedBytes), name)
  if (sniffed.mime === 'image/heic') throw mediaError('heic', locale)
  if (sniffed.isPicture && size > mostPictureBytes) throw mediaError('tooLarge', locale, { most: String(mostPictureBytes / 1024 / 1024) })
  return { name, sniffed, from: sniffed.isPicture ? await bytesOf(services, key, locale) : { key, size } }
}
