import type { FileItem } from '@schemas/files/entities/file-item'
import type { Locale } from '@schemas/layout/locale'
import { formatBytes, formatDate, formatDateTime } from '@kit/format'
import { translate } from '@kit/t'
import { texts } from '../texts'

type Shown = { locale: Locale; timeZone: string | undefined }

/** A file's size, or the number of items in a folder. */
export function sizeText(item: FileItem, { locale }: Shown): string {
  if (item.type === 'file') return formatBytes(item.size, locale)
  if (item.items === null) return ''
  return item.items === 1 ? translate(texts.oneItem, locale) : translate(texts.items, locale, { count: item.items })
}

export const dateText = (at: string, { locale, timeZone }: Shown): string =>
  formatDate(at, locale, timeZone ? { timeZone } : {})
export const timeText = (at: string, { locale, timeZone }: Shown): string =>
  formatDateTime(at, locale, timeZone ? { timeZone } : {})

/** Time of the last change; in the trash, the time it was moved there. */
export const dateOf = (item: Pick<FileItem, 'updatedAt' | 'trashedAt'>, isTrash: boolean): string =>
  isTrash ? (item.trashedAt ?? item.updatedAt) : item.updatedAt

export const kindText = (item: Pick<FileItem, 'type' | 'kind'>, { locale }: Shown): string =>
  translate(texts.kinds[item.type === 'folder' ? 'folder' : (item.kind ?? 'other')], locale)
