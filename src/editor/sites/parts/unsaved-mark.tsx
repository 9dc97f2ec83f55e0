import { useT } from '@kit/t'
import { HiddenWords } from '../../ui/hidden-words'
import { Mark } from '../../ui/mark'
import { formOf } from '../site-page/use-form'
import styles from '../sites.module.css'
import { useHasUnsaved } from '../unsaved'

const words = { unsaved: { en: 'Not saved', th: 'ยังไม่ได้บันทึก' } }

/** That something was typed into these tabs of a site and is not saved: a dot, or words where there is room. */
export function UnsavedMark({ id, tabs, inWords = false }: { id: string; tabs: readonly string[]; inWords?: boolean }) {
  const t = useT()
  if (!useHasUnsaved(tabs.map((tab) => formOf(id, tab)))) return null
  if (inWords) return <Mark tone="draft">{t(words.unsaved)}</Mark>
  return (
    <>
      <i className={styles.unsavedDot} aria-hidden />
      <HiddenWords>{t(words.unsaved)}</HiddenWords>
    </>
  )
}
