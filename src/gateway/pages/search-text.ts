import { foldText } from '@schemas/fold-name'

/** All text of a value in every language, lower-case, for substring search: Thai has no spaces to split at. */
export function searchText(value: unknown): string {
  const texts: string[] = []
  const visit = (entry: unknown): void => {
    if (typeof entry === 'string') texts.push(entry)
    else if (Array.isArray(entry)) entry.forEach(visit)
    else if (entry !== null && typeof entry === 'object')
      for (const [key, inner] of Object.entries(entry))
        if (key !== 'type' && key !== 'attrs' && key !== 'marks') visit(inner)
  }
  visit(value)
  return foldText(texts.join(' ')).slice(0, 200_000)
}
