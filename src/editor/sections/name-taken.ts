import { foldName } from '@schemas/fold-name'
import { locales } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/text'
import type { SiteSection } from './use-sections'

/** Whether another section is called so in any language: in a list nobody could tell the two apart. */
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
