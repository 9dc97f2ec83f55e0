import type { FontFamily } from '@schemas/editor/entities/theme'
import type { Db } from '../db/open'
import { uploadedFamilies } from './font-families'
import { readFonts } from './font-rows'

/** Every family that a theme of the site may name: its own, and the shipped ones. */
export async function knownFamilies(db: Db, shipped: readonly FontFamily[]): Promise<FontFamily[]> {
  return [...uploadedFamilies(await readFonts(db)), ...shipped]
}
