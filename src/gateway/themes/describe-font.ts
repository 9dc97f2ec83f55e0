import type { FontFileEntry } from '@schemas/editor/entities/theme'
import type { FontRow } from './font-rows'

export function describeFont({ id, name, size, font, version, createdAt, trashedAt }: FontRow): FontFileEntry {
  const { ranges: _ranges, fallback: _fallback, ...rest } = font
  return {
    id,
    name,
    size: size ?? 0,
    ...rest,
    version,
    createdAt: createdAt.toISOString(),
    ...(trashedAt ? { trashedAt: trashedAt.toISOString() } : {}),
  }
}
