import { Select, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { ImportChoice, ImportEntry } from '@schemas/editor/entities/import-plan'
import { pageKey, sectionKey } from '@schemas/layout/document-key'
import { useT } from '@kit/t'
import { checkAddress } from '../document/check-address'
import { documentTitle } from '../pages/document-title'
import { useUi } from '../state/ui-store'
import styles from './transfer.module.css'
import type { Choice } from './use-import'

const messages = {
  choice: { en: 'What to do with {name}', th: 'จะทำอย่างไรกับ {name}' },
  make: { en: 'Create', th: 'สร้าง' },
  replace: { en: 'Replace the draft', th: 'แทนที่ฉบับร่าง' },
  copy: { en: 'Keep both', th: 'เก็บไว้ทั้งคู่' },
  elsewhere: { en: 'Use another address', th: 'ใช้ที่อยู่อื่น' },
  skip: { en: 'Skip', th: 'ข้าม' },
  refused: { en: 'Can’t be imported', th: 'นำเข้าไม่ได้' },
  address: { en: 'Address of the copy', th: 'ที่อยู่ของสำเนา' },
  section: { en: 'Saved section', th: 'ส่วนที่บันทึกไว้' },
  isNew: { en: 'new', th: 'ยังไม่มีในเว็บไซต์นี้' },
  taken: { en: 'already on this site', th: 'มีอยู่แล้วในเว็บไซต์นี้' },
}

type Props = {
  entry: ImportEntry
  /** Documents of the site, whose addresses are taken. */ documents: readonly DocumentEntry[]
  choice: Choice
  /** The gateway's error about its address. */ error: string | undefined
  onChange: (change: Partial<Choice>) => void
}

/** One document of a file: what it is, what happens to it, and notes about it. */
export function ImportEntryLine({ entry, documents, choice: { choice, path }, error, onChange }: Props) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const { key, state, choices, notes } = entry
  const ownPath = key.startsWith(pageKey('/')) ? key.slice(pageKey('').length) : undefined
  const name = documentTitle(
    { key, title: entry.title, ...(ownPath === undefined ? {} : { path: ownPath }) },
    locale,
    t,
  )
  const where = [
    ownPath?.startsWith('/_') ? undefined : ownPath,
    key.startsWith(sectionKey('')) ? t(messages.section) : undefined,
    state === 'new' ? t(messages.isNew) : state === 'taken' ? t(messages.taken) : undefined,
  ]
    .filter(Boolean)
    .join(' · ')
  const isCopy = choice === 'copy' && ownPath !== undefined
  const problem = isCopy ? checkAddress(path ?? '', documents) : undefined
  const labelOf = (each: ImportChoice) => t(each === 'copy' && state === 'new' ? messages.elsewhere : messages[each])
  return (
    <li className={styles.entry} data-left={choice === 'skip' || undefined} data-document={key}>
      <div className={styles.name}>
        {name}
        <div className={styles.where}>{where}</div>
      </div>
      {choices.length > 1 ? (
        <Select
          size="xs"
          w={170}
          aria-label={t(messages.choice, { name })}
          allowDeselect={false}
          value={choice}
          onChange={(value) => value && onChange({ choice: value as ImportChoice })}
          data={(['make', 'replace', 'copy', 'skip'] as const)
            .filter((each) => choices.includes(each))
            .map((value) => ({ value, label: labelOf(value) }))}
        />
      ) : (
        <span className={styles.where}>{t(messages.refused)}</span>
      )}
      {isCopy && (
        <TextInput
          className={styles.address}
          size="xs"
          aria-label={t(messages.address)}
          value={path ?? ''}
          spellCheck={false}
          error={error ?? (problem && t(problem))}
          onChange={(event) => onChange({ path: event.currentTarget.value })}
        />
      )}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ level, message }) => (
            <li key={message} data-level={level}>
              {level === 'error' ? <IconCircleX size={14} aria-hidden /> : <IconAlertTriangle size={14} aria-hidden />}
              {message}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
