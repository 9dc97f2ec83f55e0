import { useId } from 'react'
import { useT } from '@kit/t'
import { TabStrip } from '../../ui/tab-strip'
import { CopyStarts } from './copy-starts'
import styles from './new-page.module.css'
import type { PageStart } from './page-start'
import { TemplateStarts } from './template-starts'

const messages = {
  label: { en: 'Start with', th: 'เริ่มจาก' },
  templates: { en: 'Templates', th: 'เทมเพลต' },
  copies: { en: 'Copy a page', th: 'สำเนาของหน้าที่มีอยู่' },
}

export type StartProps = {
  /** Name of the radio group that all choices of the dialog share. */
  name: string
  start: PageStart
  onChoose: (start: PageStart) => void
}

export type StartTab = 'templates' | 'copies'
type Props = Omit<StartProps, 'name'> & { tab: StartTab; onTab: (tab: StartTab) => void }

/** Gallery of starts for a new page. */
export function StartGallery({ start, onChoose, tab, onTab }: Props) {
  const t = useT()
  const id = useId()
  const Starts = tab === 'copies' ? CopyStarts : TemplateStarts
  return (
    <div className={styles.gallery}>
      <TabStrip
        id={id}
        label={t(messages.label)}
        tabs={[
          { value: 'templates', label: t(messages.templates) },
          { value: 'copies', label: t(messages.copies) },
        ]}
        value={tab}
        onChange={onTab}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        <Starts name={`${id}-start`} start={start} onChoose={onChoose} />
      </div>
    </div>
  )
}
