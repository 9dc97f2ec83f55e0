import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Source } from './use-media'

/** What a picker lists, as its tabs and its list are named. */
export const sourceNames: Record<Source, LocalisedText> = {
  uploads: { en: 'Uploaded', th: 'ที่อัปโหลดไว้' },
  theme: { en: 'From the theme', th: 'ของธีม' },
  trash: { en: 'Trash', th: 'ถังขยะ' },
}
