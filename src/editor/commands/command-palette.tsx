import {
  IconArrowBackUp,
  IconColumns,
  IconCopy,
  IconFile,
  IconLink,
  IconPalette,
  IconRestore,
  IconTrash,
  IconWorld,
  IconWorldOff,
} from '@tabler/icons-react'
import { Combobox, InputBase, Modal, ScrollArea, useCombobox } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { pickText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { Edit } from '../document/edit'
import { setRowLayout } from '../document/operations/set-row-layout'
import { rowLayouts } from '../document/row-layouts'
import { ancestors } from '../document/rules'
import { findOffers, offersOf } from '../insert/offers'
import { putOffer } from '../insert/put-offer'
import { layoutName } from '../inspector/labels/layout-name'
import { offeredBlocks } from '../palette/offered-blocks'
import { offeredSections } from '../sections/holders'
import { useSections } from '../state/use-sections'
import { documentAddress } from '../document/document-address'
import { documentTitle } from '../pages/document-title'
import { openAddress } from '../pages/open-address'
import { mayClose, mayOpen } from '../pages/open-mark'
import { usePageTasks } from '../pages/use-page-tasks'
import { type Builder, useBuilder } from '../state/builder'
import { useDocuments } from '../state/site-documents'
import { setUi, ui, useUi } from '../state/ui-store'
import { useSavingOf } from '../state/use-saving'
import { filterByQuery } from '../ui/filter-by-query'
import { useBackCloses } from '../ui/use-back-closes'
import { useFocusBack } from '../ui/use-focus-back'
import { useFirstOption } from '../ui/use-first-option'
import { placeAfter } from './clipboard-commands'
import { showKeys } from '../state/command'
import { commandIcons } from './command-icons'
import { commandKeywords } from './command-keywords'
import { allCommands } from './all-commands'
import { takeKeystrokes } from '../ui/early-keystrokes'
import styles from './commands.module.css'

const messages = {
  title: { en: 'All actions', th: 'คำสั่งทั้งหมด' },
  search: { en: 'What do you want to do?', th: 'ต้องการทำอะไร' },
  none: { en: 'No results', th: 'ไม่พบผลลัพธ์' },
  pages: { en: 'Open a page', th: 'เปิดหน้า' },
  add: { en: 'Add after the selection', th: 'เพิ่มต่อจากส่วนที่เลือก' },
  columns: { en: 'Columns of this row', th: 'คอลัมน์ของแถวนี้' },
  studio: { en: 'Theme studio', th: 'สตูดิโอธีม' },
  sites: { en: 'Sites', th: 'เว็บไซต์ทั้งหมด' },
}

/** Maximum number of pages offered; typing more narrows the list. */
const maxPages = 6
const maxOffers = 8

/** All actions by name, with their keys; and pages by title, to navigate to. */
export function CommandPalette() {
  const t = useT()
  const close = () => setUi({ isPaletteOpen: false })
  useFocusBack()
  useBackCloses(close)
  return (
    <Modal
      opened
      onClose={close}
      withCloseButton={false}
      padding={0}
      size={520}
      yOffset="12vh"
      centered={false}
      attributes={{ content: { 'aria-label': t(messages.title) } }}
    >
      <List close={close} />
    </Modal>
  )
}

function List({ close }: { close: () => void }) {
  const t = useT()
  const builder = useBuilder()
  const combobox = useCombobox({ opened: true })
  const [query, setQuery] = useState('')
  const locale = useUi((state) => state.locale)
  const saving = useSavingOf()
  const documents = useDocuments().data?.documents
  useFirstOption(combobox, query)
  const context = { builder, ui: ui() }
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (...texts: string[]) => terms.every((word) => texts.join(' ').toLowerCase().includes(word))
  const found = filterByQuery(
    allCommands.filter(({ id, isEnabled }) => id !== 'commands' && (!isEnabled || isEnabled(context))),
    query,
    ({ id, label }) => ({ label, also: commandKeywords[id] }),
  )
  const pages =
    terms.length === 0
      ? []
      : (documents ?? [])
          .filter(
            (entry) =>
              !entry.trashed &&
              entry.key !== builder.key &&
              holds(pickText(entry.title, 'en'), pickText(entry.title, 'th'), entry.path ?? entry.key),
          )
          .slice(0, maxPages)
  // The other screens of the builder, for those who have access.
  const screens = [
    ...(builder.boot.session.role === 'admin'
      ? [{ value: 'theme', label: messages.studio, icon: <IconPalette size={16} /> }]
      : []),
    ...(builder.boot.site.isOperator ? [{ value: 'sites', label: messages.sites, icon: <IconWorld size={16} /> }] : []),
  ].filter(({ label }) => holds(label.en, label.th))
  const own = documents?.find((entry) => entry.key === builder.key)
  const pageTasks = usePageTasks()
  const tasks = own ? tasksOf(own).filter(({ label, also }) => holds(label.en, label.th, also)) : []
  const sections = useSections().data?.sections
  const offers = useMemo(
    () => offersOf(offeredBlocks(builder.boot.session.role), offeredSections(builder.key, sections ?? [])),
    [builder, sections],
  )
  const added = terms.length === 0 ? [] : findOffers(offers, query, []).slice(0, maxOffers)
  const row = rowAround(builder, context.ui.selection.at(-1))
  const layouts =
    row === undefined || terms.length === 0
      ? []
      : rowLayouts
          .filter((spans) =>
            holds(layoutName(spans).en, layoutName(spans).th, messages.columns.en, messages.columns.th),
          )
          .slice(0, maxOffers)

  const submit = (id: string) => {
    close()
    const [kind, ...rest] = id.split(' ')
    const value = rest.join(' ')
    if (kind === 'open') return void openAddress(`${builder.payload.path}?edit=${value}`, saving)
    if (kind === 'page') {
      const page = pages.find((entry) => entry.key === value)
      return page && void openAddress(documentAddress(page, builder.payload.path), saving)
    }
    if (kind === 'task') {
      if (value === 'trash') return own && void pageTasks.trash(own)
      if (value === 'restore') return own && void pageTasks.restore(own)
      return setUi({ dialog: value as 'copy-page' })
    }
    if (kind === 'columns')
      return (
        row !== undefined &&
        void builder.edit(messages.columns, (edit) => setRowLayout(edit, row, value.split('-').map(Number)))
      )
    if (kind === 'add') {
      const offer = offers.find((each) => each.value === value)
      return offer && putOffer(builder, offer, placeAfter(new Edit(builder.store.page), builder, ui(), 'block'))
    }
    allCommands.find((command) => command.id === id)?.run({ builder, ui: ui() })
  }

  return (
    <Combobox store={combobox} withinPortal={false} onOptionSubmit={submit}>
      <Combobox.EventsTarget>
        <InputBase
          data-autofocus
          onFocus={() => setQuery((typed) => typed + takeKeystrokes())}
          size="md"
          variant="unstyled"
          px="md"
          value={query}
          placeholder={t(messages.search)}
          aria-label={t(messages.search)}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <ScrollArea.Autosize mah={360} className={styles.list} viewportProps={{ tabIndex: 0 }}>
        <Combobox.Options aria-label={t(messages.title)}>
          {found.map(({ id, label, keys }) => {
            const IconOf = commandIcons[id]
            return (
              <Combobox.Option key={id} value={id} className={styles.option}>
                <span className={styles.icon}>{IconOf && <IconOf size={16} />}</span>
                <span className={styles.label}>{t(label)}</span>
                {keys?.[0] && <kbd>{showKeys(keys[0])}</kbd>}
              </Combobox.Option>
            )
          })}
          {screens.map(({ value, label, icon }) => (
            <Combobox.Option key={value} value={`open ${value}`} className={styles.option}>
              <span className={styles.icon}>{icon}</span>
              <span className={styles.label}>{t(label)}</span>
            </Combobox.Option>
          ))}
          {tasks.map(({ value, label, Icon }) => (
            <Combobox.Option key={value} value={`task ${value}`} className={styles.option}>
              <span className={styles.icon}>
                <Icon size={16} />
              </span>
              <span className={styles.label}>{t(label)}</span>
            </Combobox.Option>
          ))}
          {layouts.length > 0 && (
            <Combobox.Group label={t(messages.columns)}>
              {layouts.map((spans) => (
                <Combobox.Option key={spans.join('-')} value={`columns ${spans.join('-')}`} className={styles.option}>
                  <span className={styles.icon}>
                    <IconColumns size={16} />
                  </span>
                  <span className={styles.label}>{t(layoutName(spans))}</span>
                </Combobox.Option>
              ))}
            </Combobox.Group>
          )}
          {pages.length > 0 && (
            <Combobox.Group label={t(messages.pages)}>
              {pages.map((entry) => (
                <Combobox.Option key={entry.key} value={`page ${entry.key}`} className={styles.option}>
                  <span className={styles.icon}>
                    <IconFile size={16} />
                  </span>
                  <span className={styles.label}>{documentTitle(entry, locale, t)}</span>
                  <span className={styles.address}>{entry.path}</span>
                </Combobox.Option>
              ))}
            </Combobox.Group>
          )}
          {added.length > 0 && (
            <Combobox.Group label={t(messages.add)}>
              {added.map(({ value, label, detail, icon }) => (
                <Combobox.Option key={value} value={`add ${value}`} className={styles.option}>
                  <span className={styles.icon}>{icon}</span>
                  <span className={styles.label}>{t(label)}</span>
                  <span className={styles.address}>{t(detail)}</span>
                </Combobox.Option>
              ))}
            </Combobox.Group>
          )}
          {found.length + screens.length + tasks.length + layouts.length + added.length + pages.length === 0 && (
            <Combobox.Empty>{t(messages.none)}</Combobox.Empty>
          )}
        </Combobox.Options>
      </ScrollArea.Autosize>
    </Combobox>
  )
}

const pageCommandMessages = {
  copy: { en: 'Make a copy of this page…', th: 'ทำสำเนาหน้านี้…' },
  rename: { en: 'Change page address…', th: 'เปลี่ยนที่อยู่ของหน้านี้…' },
  close: { en: 'Take this page offline…', th: 'ทำให้หน้านี้ออฟไลน์…' },
  open: { en: 'Put this page online…', th: 'ทำให้หน้านี้ออนไลน์…' },
  revert: { en: 'Reset to theme…', th: 'กลับไปใช้เวอร์ชันของธีม…' },
  trash: { en: 'Move to trash', th: 'ย้ายรายการนี้ไปถังขยะ' },
  restore: { en: 'Restore from trash', th: 'กู้คืนรายการนี้จากถังขยะ' },
}

/** Actions on the open document as a whole: the same as in the page list. */
function tasksOf(entry: DocumentEntry) {
  const { path, fixed, state, trashed } = entry
  if (trashed) return [{ value: 'restore', label: pageCommandMessages.restore, also: 'page', Icon: IconRestore }]
  return [
    ...(path === undefined
      ? []
      : [{ value: 'copy-page', label: pageCommandMessages.copy, also: 'duplicate', Icon: IconCopy }]),
    ...(path === undefined || fixed
      ? []
      : [{ value: 'rename-page', label: pageCommandMessages.rename, also: 'rename move url slug', Icon: IconLink }]),
    ...(mayClose(entry)
      ? [
          {
            value: 'close-page',
            label: pageCommandMessages.close,
            also: 'unpublish offline hide page ออฟไลน์ ซ่อน',
            Icon: IconWorldOff,
          },
        ]
      : []),
    ...(mayOpen(entry)
      ? [
          {
            value: 'open-page',
            label: pageCommandMessages.open,
            also: 'publish online show page ออนไลน์',
            Icon: IconWorld,
          },
        ]
      : []),
    ...(state === 'customised'
      ? [{ value: 'revert-page', label: pageCommandMessages.revert, also: 'revert reset page', Icon: IconArrowBackUp }]
      : []),
    ...(fixed
      ? []
      : [{ value: 'trash', label: pageCommandMessages.trash, also: 'delete remove page ลบ', Icon: IconTrash }]),
  ]
}

/** The innermost row that contains a part, itself included. */
function rowAround({ store }: Builder, id: string | undefined): string | undefined {
  if (id === undefined || !store.get(id)) return undefined
  return [id, ...ancestors(new Edit(store.page), id)].find((each) => store.get(each)?.kind === 'row')
}
