import { useT } from '@kit/t'
import { partKind } from '../document/kind-words'
import { useBuilder } from '../state/builder'
import { Segments } from '../ui/segments'
import { useNotesView } from './note-store'
import styles from './notes.module.css'
import { PageNotes } from './page-notes'
import { SiteNotes } from './site-notes'
import { useNotes } from './use-notes'

const words = {
  of: { en: 'Where', th: 'โน้ตของส่วนไหน' },
  page: { en: 'This page', th: 'หน้านี้' },
  site: { en: 'The whole site', th: 'ทั้งเว็บไซต์' },
  siteNew: { en: 'The whole site, {count} new', th: 'ทั้งเว็บไซต์ ใหม่ {count}' },
}

/** What those who edit the site note for each other: on the open document, or on all of them. */
export function NotesPanel() {
  const t = useT()
  const kind = partKind(useBuilder().key)
  const of = useNotesView((view) => view.of)
  const elsewhere = useNotes().data?.elsewhere ?? 0
  return (
    <div className={styles.both}>
      <div className={styles.of}>
        <Segments
          aria-label={t(words.of)}
          options={[{ value: 'page', label: kind ? t(kind) : t(words.page) }, { value: 'site', label: elsewhere > 0 ? t(words.siteNew, { count: elsewhere }) : t(words.site) }]}
          value={of}
          onChange={(value) => useNotesView.setState({ of: value as typeof of })}
        />
      </div>
      <div className={styles.panel}>{of === 'site' ? <SiteNotes /> : <PageNotes />}</div>
    </div>
  )
}
