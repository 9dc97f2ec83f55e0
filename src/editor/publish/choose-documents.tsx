import { ActionIcon, Checkbox, ScrollArea, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { readKey } from '@schemas/layout/document-key'
import { useT } from '@kit/t'
import { documentTitle } from '../pages/document-title'
import { byAddress } from '../pages/page-groups'
import { isNamed } from '../pages/page-states'
import { useUi } from '../state/ui-store'
import choice from '../ui/choice.module.css'
import { SearchField } from '../ui/search-field'
import styles from './publish.module.css'
import { whatHappens } from './what-happens'

const messages = {
  what: { en: 'What to publish', th: 'เลือกรายการที่จะเผยแพร่' },
  all: { en: 'All changes ({count})', th: 'การแก้ไขทั้งหมด ({count})' },
  allFound: { en: 'All results ({count})', th: 'ทั้งหมดที่พบ ({count})' },
  search: { en: 'Search by title or address', th: 'ค้นหาจากชื่อหรือที่อยู่' },
  none: { en: 'No changes match.', th: 'ไม่มีรายการชื่อหรือที่อยู่นี้' },
  compare: { en: 'View changes: {name}', th: 'ดูการเปลี่ยนแปลง: {name}' },
  this: { en: 'this page', th: 'หน้านี้' },
  open: { en: 'open here', th: 'ที่เปิดอยู่' },
  thisSection: { en: 'this section', th: 'ส่วนที่บันทึกไว้นี้' },
  coming: { en: 'Published with pages that use it', th: 'เผยแพร่ไปพร้อมกับหน้าที่ใช้ส่วนนี้' },
}

const thisOne = { page: messages.this, section: messages.thisSection, slot: messages.open }

type Props = {
  /** Documents that differ from their published version. */
  changed: readonly DocumentEntry[]
  /** Key of the open document. */
  current?: string
  legend?: string
  chosen: ReadonlySet<string>
  /** Documents that are published along with the selected ones, and cannot be left out. */
  coming?: ReadonlySet<string>
  onChoose: (keys: ReadonlySet<string>) => void
  /** Shows what publishing the document changes. */
  onCompare?: (entry: DocumentEntry) => void
}

const none: ReadonlySet<string> = new Set()

/** Above this number, a search field is shown. */
const maxAtOnce = 8

/** The changed documents to select from: the open one alone, some or all. */
export function ChooseDocuments({ changed, current, legend, chosen, coming = none, onChoose, onCompare }: Props) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    onChoose(next)
  }
  const [search, setSearch] = useState('')
  const isSearched = search.trim() !== ''
  // The open one comes first: it is what a person came to publish.
  const ordered = useMemo(
    () => [...changed.filter(({ key }) => key === current), ...byAddress(changed.filter(({ key }) => key !== current))],
    [changed, current],
  )
  const lines = isSearched ? ordered.filter((entry) => isNamed(entry, search)) : ordered
  const isTicked = ({ key }: DocumentEntry) => chosen.has(key) || coming.has(key)
  const isAll = lines.every(isTicked)
  /** Selects all listed ones; unlisted ones keep their state. */
  const chooseAll = () => {
    const listed = new Set(lines.map(({ key }) => key))
    onChoose(new Set([...[...chosen].filter((key) => !listed.has(key)), ...(isAll ? [] : listed)]))
  }
  return (
    <fieldset className={choice.choice}>
      <legend>{legend ?? t(messages.what)}</legend>
      {changed.length > maxAtOnce && (
        <div>
          <SearchField label={t(messages.search)} value={search} onSearch={setSearch} onKeyDown={keepForm} />
          <Text role="status" size="sm" c="dimmed">
            {lines.length === 0 && t(messages.none)}
          </Text>
        </div>
      )}
      {changed.length > 1 && lines.length > 0 && (
        <Checkbox
          label={t(isSearched ? messages.allFound : messages.all, { count: lines.length })}
          checked={isAll}
          indeterminate={!isAll && lines.some(isTicked)}
          onChange={chooseAll}
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
              description={[
                entry.path?.startsWith('/_') ? undefined : entry.path,
                t(whatHappens(entry), { path: entry.movedFrom ?? '' }),
                coming.has(entry.key) && t(messages.coming),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
            {onCompare && entry.key !== current && (
              <ActionIcon
                size={28}
                aria-label={t(messages.compare, { name: documentTitle(entry, locale, t) })}
                title={t(messages.compare, { name: documentTitle(entry, locale, t) })}
                onClick={() => onCompare(entry)}
              >
                <IconEye size={16} />
              </ActionIcon>
            )}
          </div>
        ))}
      </ScrollArea.Autosize>
    </fieldset>
  )
}

/** Enter in the search field must not submit the form. */
const keepForm = (event: React.KeyboardEvent) => event.key === 'Enter' && event.preventDefault()
