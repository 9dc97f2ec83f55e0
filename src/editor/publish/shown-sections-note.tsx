import { Alert, Button } from '@mantine/core'
import { IconComponents } from '@tabler/icons-react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { useT } from '@kit/t'
import { documentTitle } from '../pages/document-title'
import { useUi } from '../state/ui-store'
import styles from './publish.module.css'

const messages = {
  title: { en: 'Saved sections in your selection', th: 'ส่วนที่บันทึกไว้ซึ่งแสดงในรายการที่เลือก' },
  coming: { en: 'new to visitors, so it is published too', th: 'ผู้เยี่ยมชมยังไม่มีส่วนนี้ จึงเผยแพร่ไปพร้อมกัน' },
  staying: {
    en: 'changed but not selected, so visitors still see the old version',
    th: 'มีการแก้ไขแต่ไม่ได้เลือกไว้ ผู้เยี่ยมชมจะยังเห็นแบบเดิม',
  },
  tick: { en: 'Publish it too', th: 'เผยแพร่ด้วย' },
  tickOf: { en: 'Publish it too: {name}', th: 'เผยแพร่ด้วย: {name}' },
}

type Props = {
  /** Sections published along with the selected documents. */ coming: readonly DocumentEntry[]
  /** Sections that stay as visitors have them. */ staying: readonly DocumentEntry[]
  onTick: (key: string) => void
}

/** What happens to the sections used in the selected documents. */
export function ShownSectionsNote({ coming, staying, onTick }: Props) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  if (coming.length + staying.length === 0) return null
  const line = (entry: DocumentEntry, message: { en: string; th: string }) => (
    <span>
      <strong>{documentTitle(entry, locale, t)}: </strong>
      {t(message)}
    </span>
  )
  return (
    <Alert color="blue" icon={<IconComponents size={18} aria-hidden />} role="status" title={t(messages.title)}>
      <ul className={styles.problems}>
        {coming.map((entry) => (
          <li key={entry.key}>{line(entry, messages.coming)}</li>
        ))}
        {staying.map((entry) => (
          <li key={entry.key}>
            {line(entry, messages.staying)}
            <Button
              variant="light"
              size="compact-xs"
              flex="none"
              aria-label={t(messages.tickOf, { name: documentTitle(entry, locale, t) })}
              onClick={() => onTick(entry.key)}
            >
              {t(messages.tick)}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
