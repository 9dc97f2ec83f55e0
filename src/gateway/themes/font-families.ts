import type { FontFamily } from '@schemas/entities/theme'
import type { ClientBuild } from '../http/client-build'
import { fontRules } from './assets'
import type { Themes } from './themes'

/** Every family that comes with a pack, by name; one that two packs bring is the first's. */
export function readFamilies(themes: Themes, build: ClientBuild): FontFamily[] {
  const found = new Map<string, FontFamily>()
  for (const pack of themes.names()) {
    const { faces = [] } = themes.get(pack)?.fonts ?? {}
    for (const { family } of faces) {
      if (found.has(family)) continue
      const weights = [...new Set(faces.filter((face) => face.family === family).map((face) => face.weight))].sort((a, b) => a - b)
      found.set(family, { family, pack, weights, css: fontRules(themes, pack, [family], build).css })
    }
  }
  return [...found.values()].sort((a, b) => a.family.localeCompare(b.family))
}
