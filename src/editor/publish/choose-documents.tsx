import { ActionIcon, Checkbox, ScrollArea } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import type { DocumentEntry } from '@schemas/entities/document'
import { readKey } from '@schemas/layout/document-key'
import { useT } from '@kit/t'
import { documentTitle } from '../pages/document-title'
import { useUi } from '../state/ui-store'
import choice from '../ui/choice.module.css'
import styles from './publish.module.css'
import { whatHappens } from './what-happens'

const words = {
  what: { en: 'What is published', th: 'สิ่งที่จะเผยแพร่' },
  all: { en: 'All changes ({count})', th: 'การแก้ไขทั้งหมด ({count})' },
  compare: { en: 'See what changes: {name}', th: 'ดูสิ่งที่เปลี่ยน: {name}' },
  this: { en: 'this page', th: 'หน้านี้' },
  open: { en: 'open here', th: 'ที่เปิดอยู่' },
  thisSection: { en: 'this section', th: 'ส่วนที่บันทึกไว้นี้' },
  coming: { en: 'Goes live with what shows it', th: 'เผยแพร่ไปพร้อมกับสิ่งที่แสดงส่วนนี้' },
}

const thisOne = { page: words.this, section: words.thisSection, slot: words.open }

type Props = {
  /** Those that differ from what visitors see. */
  changed: readonly DocumentEntry[]
  /** Key of the open document. */
  current?: string
  legend?: string
  chosen: ReadonlySet<string>
  /** Those that are published with the chosen ones, and cannot be left out. */
  coming?: ReadonlySet<string>
  onChoose: (keys: ReadonlySet<string>) => void
  /** Shows what publishing one of them changes. */
  onCompare?: (entry: DocumentEntry) => void
}

const none: ReadonlySet<string> = new Set()

/** The changed documents to choose from: the open one alone, some or all. */
export function ChooseDocuments({ changed, current, legend, chosen, coming = none, onChoose, onCompare }: Props) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    onChoose(next)
  }
  const isTicked = ({ key }: DocumentEntry) => chosen.has(key) || coming.has(key)
  const isAll = changed.every(isTicked)
  // The open one is what a person came to publish.
  const lines = [...changed.filter(({ key }) => key === current), ...changed.filter(({ key }) => key !== current)]
  return (
    <fieldset className={choice.choice}>
      <legend>{legend ?? t(words.what)}</legend>
      {changed.length > 1 && (
        <Checkbox
          label={t(words.all, { count: changed.length })}
          checked={isAll}
          indeterminate={!isAll && changed.some(isTicked)}
          onChange={() => onChoose(isAll ? new Set() : new Set(changed.map(({ key }) => key)))}
        />
      )}
      <ScrollArea.Autosize mah={220} type="auto" offsetScrollbars="present" className={choice.documents}>
        {lines.map((entry) => (
          <div key={entry.key} className={styles.line}>
            <Checkbox
              className={choice.document}
              checked={isTicked(entry)}
              disabled={coming.has(entry.key)}
              onChange={() => toggle(entry.key)}
              label={
                <>
                  {documentTitle(entry, locale, t)}{' '}
                  {entry.key === current && <span className={styles.this}>{t(thisOne[readKey(entry.key).kind])}</span>}
                </>
              }
              description={[entry.path?.startsWith('/_') ? undefined : entry.path, t(whatHappens(entry), { path: entry.movedFrom ?? '' }), coming.has(entry.key) && t(words.coming)].filter(Boolean).join(' · ')}
            />
            {onCompare && entry.key !== current && (
              <ActionIcon size={28} aria-label={t(words.compare, { name: documentTitle(entry, locale, t) })} title={t(words.compare, { name: documentTitle(entry, locale, t) })} onClick={() => onCompare(entry)}>
                <IconEye size={16} />
              </ActionIcon>
            )}
          </div>
        ))}
      </ScrollArea.Autosize>
    </fieldset>
  )
}
