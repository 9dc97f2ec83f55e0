import type { ExportedUpload } from '@schemas/entities/export-file'
import type { FontFamily, ReleaseTokens, ThemeFile } from '@schemas/entities/theme'
import type { DrawnFace, FontFace } from '@schemas/layout/font'
import { itemAsset } from '@schemas/layout/image'
import type { ImportedFile } from '../db/tables'
import type { FontRow } from '../themes/font-rows'
import { isShipped } from '../themes/take-font'

/** The files of the families that a look brings, by the names of uploads. */
export function facesOf({ families = [] }: Pick<ReleaseTokens, 'families'>): Map<string, DrawnFace> {
  return new Map(
    families.flatMap(({ family, faces }) =>
      faces.map(({ asset, weight, style }): [string, DrawnFace] => [asset, { family, weight, style }]),
    ),
  )
}

/** A look as a file has it: its families by name alone, their files beside it. */
export function asThemeFile({ theme: name, title, pack, overrides, slots }: ReleaseTokens): ThemeFile {
  return { kind: 'sitewright-theme', format: 1, name, title, pack, overrides, slots }
}

/** Both families that a look may name. */
export const namedFamilies = ({ overrides: { fonts } }: Pick<ThemeFile, 'overrides'>): string[] =>
  [fonts?.body?.family, fonts?.heading?.family].filter((family) => family !== undefined)

/** The files of a file's families. */
type FontUpload = ExportedUpload & { font: DrawnFace }
export const fontsOf = (uploads: readonly ExportedUpload[]): FontUpload[] =>
  uploads.filter((each): each is FontUpload => each.font !== undefined)

export type FontPlan = {
  /** What the families of the file are called here. */
  names: Map<string, string>
  /** Names of files of families that the site has already, by those in the file. */
  here: Map<string, string>
}

/**
 * Where the families of a file go: to those that the site has, if they are of the same files, and otherwise under a name that is
 * free. So what a theme of the site is written in never changes by what is brought in.
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

/** A look with its families called as `nameOf` says; one without a name there is not named any more. */
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

/** What is known of a file of a family that was brought: letters and widths by its own bytes, the rest as an admin had put it right. */
export function importedFace(font: DrawnFace, { font: read }: ImportedFile, family: string): FontFace | undefined {
  if (!read) return undefined
  // A variable one draws what it draws.
  const drawsOne = read.weight[0] === read.weight[1] && font.weight[0] === font.weight[1]
  return { ...read, family, style: font.style, weight: drawsOne ? font.weight : read.weight }
}
