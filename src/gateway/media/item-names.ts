import { nameParts } from '@schemas/name-parts'
import type { Db } from '../db/open'
import { placeKey, type Place } from '../files/access'
import { freeNameIn } from '../files/names'
import { takeTurn } from '../files/tree'
import { cutText } from '../text/cut-text'

const longest = 255

/** The joiner within an emoji; anywhere else it is invisible and removed. */
const joiner = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/gu

/**
 * A name as people wrote it, without characters that file systems refuse, that reorder or hide text, and without path
 * segments. At most 255 characters, keeping the extension.
 */
export function cleanName(name: string, otherwise = 'file'): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replace(joiner, '\ufdd0')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029\ufffd]/gu, '')
    .replaceAll('\ufdd0', '\u200d')
    .replace(/[\\/]/g, '-')
    .trim()
  const clean = /^\.*$/.test(plain) ? otherwise : plain
  const { base, ending } = nameParts(clean)
  return cutText(base, longest - ending.length) + ending
}

/** Root of the media library. */
export const mediaRoot: Place = { drive: 'media', ownerId: null, parentId: null }

/**
 * A name that no sibling has: the given one, or with "(1)", "(2)" before its extension. Call it in the transaction that
 * writes it: naming is locked per site until that ends.
 */
export async function freeName(db: Db, site: string, parent: string | null, name: string): Promise<string> {
  const place = { ...mediaRoot, parentId: parent }
  await takeTurn(db, site, place)
  return freeNameIn(db, placeKey(place), name)
}
