import { useT } from '@kit/t'
import { useBuilder } from '../state/builder'
import { PageOrSite } from '../ui/page-or-site'
import { useNotesView } from './note-store'
import { PageNotes } from './page-notes'
import { SiteNotes } from './site-notes'
import { useNotes } from './use-notes'

const messages = {
  of: { en: 'Where', th: 'โน้ตของส่วนไหน' },
  siteNew: { en: 'The whole site, {count} new', th: 'ทั้งเว็บไซต์ ใหม่ {count}' },
}

/** Notes that the site's editors leave for each other: on the open document, or on all of them. */
export function NotesPanel() {
  const t = useT()
  const of = useNotesView((view) => view.of)
  const elsewhere = useNotes().data?.elsewhere ?? 0
  return (
    <PageOrSite
      label={t(messages.of)}
      documentKey={useBuilder().key}
      of={of}
      site={elsewhere > 0 ? t(messages.siteNew, { count: elsewhere }) : undefined}
      onChoose={(chosen) => useNotesView.setState({ of: chosen })}
    >
      {of === 'site' ? <SiteNotes /> : <PageNotes />}
    </PageOrSite>
  )
}
