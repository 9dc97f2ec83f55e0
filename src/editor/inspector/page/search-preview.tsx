import type { ReactNode } from 'react'
import { useSite } from '@kit/boot'
import { useT } from '@kit/t'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { pickText } from '@schemas/layout/pick-text'
import { useUi } from '../../state/ui-store'
import styles from './page.module.css'

const messages = {
  preview: { en: 'In search results', th: 'ในผลการค้นหา' },
  noTitle: { en: 'Untitled page', th: 'หน้านี้ยังไม่มีชื่อ' },
  hidden: { en: 'Search engines do not list this page.', th: 'เครื่องมือค้นหาไม่แสดงหน้านี้' },
  noDescription: {
    en: 'Without a description, search engines pick text from the page.',
    th: 'หากไม่มีคำอธิบาย เครื่องมือค้นหาจะเลือกข้อความจากหน้าเอง',
  },
}

/** Number of characters of a title and a description that search engines show; the rest is cut. */
const shown = { title: 60, description: 160 }

/** The page as a search result, in the language being edited. */
export function SearchPreview({ fields }: { fields: FlatPage['fields'] }): ReactNode {
  const t = useT()
  const site = useSite()
  const locale = useUi((state) => state.locale)
  // Crawlers cannot sign in either.
  if (fields.noindex || fields.access !== 'guest')
    return (
      <figure className={styles.preview}>
        <figcaption>{t(messages.preview)}</figcaption>
        <p className={styles.previewText}>{t(messages.hidden)}</p>
      </figure>
    )
  const title = pickText(fields.title, locale)
  const description = pickText(fields.description, locale)
  return (
    <figure className={styles.preview} lang={locale}>
      <figcaption>{t(messages.preview)}</figcaption>
      <p className={styles.previewPath}>
        {[site.hostname, ...(fields.paths?.[locale] || fields.path).split('/').filter(Boolean)].join(' › ')}
      </p>
      <p className={styles.previewTitle}>{title ? cut(title, shown.title) : t(messages.noTitle)}</p>
      <p className={styles.previewText}>
        {description ? cut(description, shown.description) : t(messages.noDescription)}
      </p>
    </figure>
  )
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text
}
