import type { FontFamily } from '@schemas/editor/entities/theme'
import { itemOf } from '@schemas/layout/item-asset'
import type { ClientBuild } from '../http/client-build'
import { assetOfItem } from '../media/item-assets'
import { type FontRow, ownFamilies } from './font-rows'
import { fontRules, ownRules } from './font-rules'
import type { Themes } from './themes'

const hundreds = [100, 200, 300, 400, 500, 600, 700, 800, 900]

/** Every family that comes with a pack, by name; of a family in two packs, the first one. */
export function readFamilies(themes: Themes, build: ClientBuild): FontFamily[] {
  const found = new Map<string, FontFamily>()
  for (const pack of themes.names()) {
    const { faces = [] } = themes.get(pack)?.fonts ?? {}
    for (const { family } of faces) {
      if (found.has(family)) continue
      const own = faces.filter((face) => face.family === family)
      const has = (code: string) => own.some(({ unicodeRange }) => unicodeRange.toUpperCase().includes(code))
      found.set(family, {
        family,
        pack,
        weights: sorted(own.map((face) => face.weight)),
        css: fontRules(themes, pack, [family], build).css,
        thai: has('U+0E01'),
        latin: has('U+0000'),
      })
    }
  }
  return [...found.values()].sort((a, b) => a.family.localeCompare(b.family))
}

/** The families that a site uploaded, as a theme may name them. */
export function uploadedFamilies(rows: readonly FontRow[]): FontFamily[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const rowOf = (asset: string) => byId.get(itemOf(asset) ?? '')
  return ownFamilies(rows).map((own) => {
    const fonts = own.faces.flatMap(({ asset }) => rowOf(asset)?.font ?? [])
    const address = (asset: string) => {
      const row = rowOf(asset)
      return row && assetOfItem(row, 'en')
    }
    return {
      family: own.family,
      weights: sorted(
        own.faces.flatMap(({ weight: [from, to] }) =>
          from === to ? [from] : hundreds.filter((weight) => weight >= from && weight <= to),
        ),
      ),
      css: ownRules(own, address).css,
      thai: fonts.some(({ thai }) => thai),
      latin: fonts.some(({ latin }) => latin),
    }
  })
}

const sorted = (weights: number[]) => [...new Set(weights)].sort((a, b) => a - b)
