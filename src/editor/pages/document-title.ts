import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { slotNames } from '@schemas/layout/theme-slots'

const names: Record<string, LocalisedText> = {
  theme: { en: 'Site theme', th: 'ธีมของเว็บไซต์' },
  'slot:header': slotNames.header,
  'slot:subheader': slotNames.subheader,
  'slot:footer': slotNames.footer,
  'slot:workspace': slotNames.workspace,
  'page:/_error': { en: 'Error page', th: 'หน้าแจ้งข้อผิดพลาด' },
}

/**
 * Name of a document: frame parts by their role, a page by its title, otherwise by its address. In a release, also the
 * site's theme.
 */
export function documentTitle(
  { key, title, path }: Pick<DocumentEntry, 'key' | 'title' | 'path'>,
  locale: Locale,
  t: (text: LocalisedText) => string,
): string {
  const name = names[key]
  return name ? t(name) : pickText(title, locale) || path || key
}
