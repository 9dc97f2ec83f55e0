import { fillText } from '@schemas/layout/fill-text'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'

const messages = {
  documents: { en: 'document {count}', th: 'รายการที่ {count}' },
  uploads: { en: 'picture or file {count}', th: 'รูปภาพหรือไฟล์ที่ {count}' },
  look: { en: 'the theme', th: 'ธีม' },
  site: { en: 'the site settings', th: 'การตั้งค่าเว็บไซต์' },
  head: { en: 'the file details', th: 'ข้อมูลของไฟล์' },
}

/** A page by its address, anything else by its key in the file. */
export const calledInFile = (key: string) => key.replace(/^page:/, '')

/**
 * A readable location in an export: which document, by address or key, or which upload, by name, and the path inside
 * it.
 */
export function placeInFile(path: readonly PropertyKey[], json: unknown, locale: Locale): string {
  const [part, index, ...rest] = path
  const named = (place: string, fields: readonly PropertyKey[]) =>
    [place, fields.length > 0 && `“${fields.join('.')}”`].filter(Boolean).join(', ')
  if ((part === 'documents' || part === 'uploads') && typeof index === 'number') {
    const list = isRecord(json) ? json[part] : undefined
    const entry: unknown = Array.isArray(list) ? list[index] : undefined
    const called = isRecord(entry) ? (part === 'documents' ? entry.key : entry.fileName) : undefined
    const place = fillText(messages[part][locale], { count: index + 1 })
    return named(typeof called === 'string' && called ? `${place} (${calledInFile(called)})` : place, rest)
  }
  if (part === 'theme') return named(messages.look[locale], path.slice(1))
  if (part === 'site')
    return index === 'look' ? named(messages.look[locale], rest) : named(messages.site[locale], path.slice(1))
  return named(messages.head[locale], path)
}
