import { useT } from '@kit/t'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { Mark } from '../../ui/mark'
import { formOf } from '../site-page/use-form'
import styles from '../sites.module.css'
import { useHasUnsaved } from '../unsaved'

const messages = { unsaved: { en: 'Not saved', th: 'ยังไม่ได้บันทึก' } }

/** Says that these tabs of a site have unsaved changes: as a dot, or as text where there is space. */
export function UnsavedMark({ id, tabs, asText = false }: { id: string; tabs: readonly string[]; asText?: boolean }) {
  const t = useT()
  if (!useHasUnsaved(tabs.map((tab) => formOf(id, tab)))) return null
  if (asText) return <Mark tone="draft">{t(messages.unsaved)}</Mark>
  return (
    <>
      <i className={styles.unsavedDot} aria-hidden />
      <VisuallyHidden>{t(messages.unsaved)}</VisuallyHidden>
    </>
  )
}
