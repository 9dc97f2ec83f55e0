import type { ExportedUpload } from '@schemas/editor/entities/export-file'
import type { FontFamily, ReleaseTokens, ThemeFile } from '@schemas/editor/entities/theme'
import type { DrawnFace, FontFace } from '@schemas/layout/font'
import { itemAsset } from '@schemas/layout/item-asset'
import type { ImportedFile } from '../db/import-tables'
import type { FontRow } from '../themes/font-rows'
import { isShipped } from '../themes/take-font'

/** The font files of a theme's families, by upload name. */
export function facesOf({ families = [] }: Pick<ReleaseTokens, 'families'>): Map<string, DrawnFace> {
  return new Map(
    families.flatMap(({ family, faces }) =>
      faces.map(({ asset, weight, style }): [string, DrawnFace] => [asset, { family, weight, style }]),
    ),
  )
}

/** A theme as stored in a file: families by name only, with their files beside it. */
export function asThemeFile({ theme: name, title, pack, overrides, slots }: ReleaseTokens): ThemeFile {
  return { kind: 'sitewright-theme', format: 1, name, title, pack, overrides, slots }
}

/** Both families that a theme may name. */
export const namedFamilies = ({ overrides: { fonts } }: Pick<ThemeFile, 'overrides'>): string[] =>
  [fonts?.body?.family, fonts?.heading?.family].filter((family) => family !== undefined)

/** An export's font files. */
type FontUpload = ExportedUpload & { font: DrawnFace }
export const fontsOf = (uploads: readonly ExportedUpload[]): FontUpload[] =>
  uploads.filter((each): each is FontUpload => each.font !== undefined)

export type FontPlan = {
  /** The families' names on this site. */
  names: Map<string, string>
  /** Font files that the site has already, by their names in the file. */
  here: Map<string, string>
}

/**
 * Maps a file's families: to the site's own when they consist of the same files, otherwise to a free name. So an import
 * never changes the fonts of an existing theme.
 */
export function planFonts(
  uploads: readonly ExportedUpload[],
  known: readonly FontRow[],
  shipped: readonly Pick<FontFamily, 'family'>[],
): FontPlan {
  const plan: FontPlan = { names: new Map(), here: new Map() }
  const standing = known.filter(({ trashedAt }) => !trashedAt)
  const fonts = fontsOf(uploads)
  for (const family of new Set(fonts.map(({ font }) => font.family))) {
    const files = fonts.filter(({ font }) => font.family === family)
    for (let number = 1; !plan.names.has(family); number++) {
      const tried = number === 1 ? family : `${family.slice(0, 55).trim()} ${number}`
      const own = standing.filter(({ font }) => font.family.toLowerCase() === tried.toLowerCase())
      const same = files.flatMap(
        (file) =>
          own.find(
            ({ checksum, font }) =>
              checksum === file.sha256 &&
              font.style === file.font.style &&
              font.weight.join() === file.font.weight.join(),
          ) ?? [],
      )
      const isFree =
        own.length === 0 &&
        !isShipped(tried, shipped) &&
        ![...plan.names.values()].some((other) => other.toLowerCase() === tried.toLowerCase())
      if (own[0] && same.length === files.length) {
        plan.names.set(family, own[0].font.family)
        for (const [index, { name }] of files.entries()) plan.here.set(name, itemAsset((same[index] as FontRow).id))
      } else if (isFree) plan.names.set(family, tried)
    }
  }
  return plan
}

/** The theme with families renamed by `nameOf`; families without a result are dropped. */
export function renameFamilies<L extends Pick<ThemeFile, 'overrides'>>(
  themeFile: L,
  nameOf: (family: string) => string | undefined,
): L {
  const { fonts } = themeFile.overrides
  if (!fonts) return themeFile
  const called = <F extends { family?: string | undefined }>({ family, ...face }: F) => {
    const name = family === undefined ? undefined : nameOf(family)
    return { ...face, ...(name === undefined ? {} : { family: name }) }
  }
  return {
    ...themeFile,
    overrides: {
      ...themeFile.overrides,
      fonts: {
        ...fonts,
        ...(fonts.body ? { body: called(fonts.body) } : {}),
        ...(fonts.heading ? { heading: called(fonts.heading) } : {}),
      },
    },
  }
}

/**
 * The face of an imported font file: coverage and widths from its own bytes, everything else as an admin corrected it.
 */
export function importedFace(font: DrawnFace, { font: read }: ImportedFile, family: string): FontFace | undefined {
  if (!read) return undefined
  // A variable font draws its own range.
  const drawsOne = read.weight[0] === read.weight[1] && font.weight[0] === font.weight[1]
  return { ...read, family, style: font.style, weight: drawsOne ? font.weight : read.weight }
}
