import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { useT } from '@kit/t'
import { documentAddress } from '../document/document-address'
import { documentTitle } from '../pages/document-title'
import { openAddress } from '../pages/open-address'
import { openProblems } from '../problems/problems-request'
import { circlesIn, holdersOf, type SectionUses } from '../sections/holders'
import { useBuilder } from '../state/builder'
import { useUi } from '../state/ui-store'
import { useSavingOf } from '../state/use-saving'
import styles from './publish.module.css'

const messages = {
  title: { en: 'Saved sections that contain themselves', th: 'ส่วนที่บันทึกไว้ซึ่งแสดงตัวเองซ้อนอยู่' },
  body: {
    en: 'Each of these contains itself, directly or through another section. Visitors will see nothing in that place.',
    th: 'ส่วนเหล่านี้มีตัวเองอยู่ข้างใน โดยตรงหรือผ่านส่วนอื่น ผู้เยี่ยมชมจะไม่เห็นอะไรตรงจุดนั้น',
  },
  edit: { en: 'Edit', th: 'ไปแก้ไข' },
  editOf: { en: 'Edit: {name}', th: 'ไปแก้ไข: {name}' },
}

type Props = {
  /** What would be published. */ keys: ReadonlySet<string>
  sections: readonly SectionUses[]
  documents: readonly DocumentEntry[]
  onLeave: () => void
}

/** Warns of sections in what would be published that contain themselves: publishing is possible, and leaves a gap. */
export function CirclesNote({ keys, sections, documents, onLeave }: Props) {
  const t = useT()
  const { key: open, payload } = useBuilder()
  const saving = useSavingOf()
  const locale = useUi((state) => state.locale)
  const shown = [...circlesIn(sections)].filter((key) =>
    [...holdersOf(key, sections)].some((holder) => keys.has(holder)),
  )
  const entries = documents.filter(({ key }) => shown.includes(key))
  if (entries.length === 0) return null
  const go = (entry: DocumentEntry) => {
    if (entry.key !== open) return void openAddress(documentAddress(entry, payload.path), saving)
    onLeave()
    openProblems()
  }
  return (
    <Alert color="orange" icon={<IconAlertTriangle size={18} aria-hidden />} role="status" title={t(messages.title)}>
      <Text size="sm">{t(messages.body)}</Text>
      <ul className={styles.problems}>
        {entries.map((entry) => {
          const name = documentTitle(entry, locale, t)
          return (
            <li key={entry.key}>
              <strong>{name}</strong>
              <Button
                variant="light"
                color="orange"
                size="compact-xs"
                flex="none"
                aria-label={t(messages.editOf, { name })}
                onClick={() => go(entry)}
              >
                {t(messages.edit)}
              </Button>
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
