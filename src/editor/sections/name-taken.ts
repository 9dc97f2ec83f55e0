import { foldName } from '@schemas/fold-name'
import { locales } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import type { SiteSection } from '../document/known-sections'

/** Whether another section has that name in any language: they could not be told apart in a list. */
export function isNameTaken(
  name: string,
  sections: readonly Pick<SiteSection, 'key' | 'title'>[],
  own?: string,
): boolean {
  const meant = foldName(name.trim())
  return sections.some(
    ({ key, title }) => key !== own && locales.some((locale) => foldName(pickText(title, locale).trim()) === meant),
  )
}
