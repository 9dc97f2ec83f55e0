import { Checkbox, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { ExportState } from '@schemas/editor/entities/export-file'
import { readKey } from '@schemas/layout/document-key'
import { menuOfKey } from '@schemas/layout/menu-section'
import { pickText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { documentTitle } from '../pages/document-title'
import { useBuilder } from '../state/builder'
import { useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import choice from '../ui/choice.module.css'
import { Dialog } from '../ui/dialog'
import { FormEnd } from '../ui/form-end'
import { SearchField } from '../ui/search-field'
import { ListNote } from '../ui/side-panel'
import { ChooseState } from './choose-state'
import { transferCalls } from './transfer-calls'
import styles from './transfer.module.css'
import { useExport } from './use-export'

const messages = {
  title: { en: 'Export as a file', th: 'ส่งออกเป็นไฟล์' },
  lead: {
    en: 'The file contains the pages with their pictures, files and sections. You can import it into this site or another one.',
    th: 'ไฟล์นี้มีหน้าที่เลือกพร้อมรูปภาพ ไฟล์ และส่วนที่บันทึกไว้ซึ่งหน้านั้นแสดง นำเข้าในเว็บไซต์นี้หรือเว็บไซต์อื่นได้',
  },
  what: { en: 'What to export', th: 'เลือกรายการที่จะส่งออก' },
  search: { en: 'Search', th: 'ค้นหา' },
  all: { en: 'All ({count})', th: 'ทั้งหมด ({count})' },
  none: { en: 'No matching name or address.', th: 'ไม่พบชื่อหรือที่อยู่นี้' },
  empty: { en: 'The site has no pages yet.', th: 'เว็บไซต์นี้ยังไม่มีหน้า' },
  section: { en: 'Saved section', th: 'ส่วนที่บันทึกไว้' },
  menu: { en: 'Menu', th: 'เมนู' },
  draft: { en: 'not published yet', th: 'ยังไม่ได้เผยแพร่' },
  changed: { en: 'with unpublished changes', th: 'มีการแก้ไขที่ยังไม่ได้เผยแพร่' },
  do: { en: 'Export', th: 'ส่งออก' },
  doMany: { en: 'Export {count} documents', th: 'ส่งออก {count} รายการ' },
  done: { en: 'The file was saved to your downloads.', th: 'บันทึกไฟล์ไว้ในรายการดาวน์โหลดแล้ว' },
}

/** Exports selected pages, frame parts and sections as one file. */
export function ExportDialog({ keys, onClose }: { keys: readonly string[]; onClose: () => void }) {
  const t = useT()
  const { say: notify } = useBuilder()
  const locale = useUi((state) => state.locale)
  const query = useDocuments()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(keys))
  const [search, setSearch] = useState('')
  const [state, setState] = useState<ExportState>('draft')
  const { isPending, error, save } = useExport(() => {
    notify(messages.done)
    onClose()
  })

  const listed = (query.data?.documents ?? []).filter((entry) => !entry.trashed)
  // The requested documents come first: below dozens of others nobody would see what is ticked.
  const documents = [
    ...listed.filter(({ key }) => keys.includes(key)),
    ...listed.filter(({ key }) => !keys.includes(key)),
  ]
  const needle = search.trim().toLowerCase()
  const titleOf = (entry: DocumentEntry) => documentTitle(entry, locale, t)
  const found = documents.filter((entry) =>
    [titleOf(entry), pickText(entry.title, 'en'), pickText(entry.title, 'th'), entry.path ?? '']
      .join(' ')
      .toLowerCase()
      .includes(needle),
  )
  const count = documents.filter(({ key }) => chosen.has(key)).length
  const choose = (changed: readonly DocumentEntry[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const { key } of changed) {
      if (isChosen) next.add(key)
      else next.delete(key)
    }
    setChosen(next)
  }
  const isAll = found.length > 0 && found.every(({ key }) => chosen.has(key))
  const placeOf = (entry: DocumentEntry) =>
    readKey(entry.key).kind === 'section'
      ? t(menuOfKey(entry.key) === undefined ? messages.section : messages.menu)
      : entry.path?.startsWith('/_')
        ? undefined
        : entry.path

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (count > 0)
      void save(transferCalls.exportDocuments, {
        keys: documents.filter(({ key }) => chosen.has(key)).map(({ key }) => key),
        state,
      })
  }

  return (
    <Dialog title={t(messages.title)} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{t(messages.lead)}</Text>
          <fieldset className={choice.choice}>
            <legend>{t(messages.what)}</legend>
            <SearchField label={t(messages.search)} value={search} onSearch={setSearch} />
            {found.length > 1 && (
              <Checkbox
                className={styles.all}
                label={t(messages.all, { count: found.length })}
                checked={isAll}
                indeterminate={!isAll && found.some(({ key }) => chosen.has(key))}
                onChange={() => choose(found, !isAll)}
              />
            )}
            <div className={`${choice.documents} ${styles.scrolled}`}>
              <ListNote query={query} empty={found.length === 0 && t(needle ? messages.none : messages.empty)} />
              {found.map((entry) => (
                <Checkbox
                  key={entry.key}
                  className={choice.document}
                  checked={chosen.has(entry.key)}
                  onChange={(event) => choose([entry], event.currentTarget.checked)}
                  label={titleOf(entry)}
                  description={[placeOf(entry), entry.unseen ? t(messages.draft) : entry.draft && t(messages.changed)]
                    .filter(Boolean)
                    .join(' · ')}
                />
              ))}
            </div>
          </fieldset>
          <ChooseState value={state} onChange={setState} />
          <FormEnd
            action={count > 1 ? t(messages.doMany, { count }) : t(messages.do)}
            isPending={isPending}
            isDisabled={count === 0}
            isFirst={keys.length > 0}
            error={error}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
