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
import { useMemo } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { hasRole } from '@schemas/layout/role'
import { pickText } from '@schemas/layout/pick-text'
import { CommandPalette as Palette } from '@kit/command-palette/command-palette'
import { filterByQuery } from '@kit/command-palette/filter-by-query'
import type { PaletteGroup } from '@kit/command-palette/palette-item'
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
import { useBackCloses } from '../ui/use-back-closes'
import { useFocusBack } from '../ui/use-focus-back'
import { brandAlso } from '../palette/brand-also'
import { placeAfter } from './clipboard-commands'
import { showKeys } from '../state/command'
import { commandIcons } from './command-icons'
import { commandKeywords } from './command-keywords'
import { allCommands } from './all-commands'
import { takeKeystrokes } from '../ui/early-keystrokes'

const messages = {
  title: { en: 'All actions', th: 'คำสั่งทั้งหมด' },
  search: { en: 'What do you want to do?', th: 'ต้องการทำอะไร' },
  admins: { en: 'Admins only', th: 'เฉพาะผู้ดูแลระบบ' },
  pages: { en: 'Open a page', th: 'เปิดหน้า' },
  add: { en: 'Add after the selection', th: 'เพิ่มต่อจากส่วนที่เลือก' },
  columns: { en: 'Columns of this row', th: 'คอลัมน์ของแถวนี้' },
  studio: { en: 'Theme studio', th: 'สตูดิโอธีม' },
  sites: { en: 'Sites', th: 'เว็บไซต์ทั้งหมด' },
}

/** Commands that only admins have; others find them by searching, and read who has them. */
const adminCommands: ReadonlySet<string> = new Set(['lock', 'export-site'])

/** Maximum number of pages offered; typing more narrows the list. */
const maxPages = 6
const maxOffers = 8

/** All actions by name, with their keys; and pages by title, to navigate to. */
export function CommandPalette() {
  const close = () => setUi({ isPaletteOpen: false })
  const { boot } = useBuilder()
  const groupsFor = useGroups()
  useFocusBack()
  useBackCloses(close)
  return (
    <Palette
      label={messages.title}
      placeholder={messages.search}
      groupsFor={groupsFor}
      recentName={`builder:${boot.session.userID ?? ''}`}
      onClose={close}
      takeTyped={takeKeystrokes}
    />
  )
}

function useGroups(): (query: string) => PaletteGroup[] {
  const t = useT()
  const builder = useBuilder()
  const locale = useUi((state) => state.locale)
  const saving = useSavingOf()
  const documents = useDocuments().data?.documents
  const pageTasks = usePageTasks()
  const sections = useSections().data?.sections
  const offers = useMemo(
    () => offersOf(offeredBlocks(builder.boot.session.role), offeredSections(builder.key, sections ?? [])),
    [builder, sections],
  )
  const { role } = builder.boot.session
  const open = (address: string) => void openAddress(address, saving)
  const own = documents?.find((entry) => entry.key === builder.key)

  const run = (task: string) => {
    if (task === 'trash') return own && void pageTasks.trash(own)
    if (task === 'restore') return own && void pageTasks.restore(own)
    return setUi({ dialog: task as 'copy-page' })
  }
  const screens = [
    {
      id: 'theme',
      label: messages.studio,
      also: brandAlso,
      Icon: IconPalette,
      lock: hasRole(role, 'admin') ? undefined : messages.admins,
    },
    ...(builder.boot.site.isOperator
      ? [{ id: 'sites', label: messages.sites, also: 'switch domain host สลับ โดเมน', Icon: IconWorld, lock: undefined }]
      : []),
  ]

  const isForAdmins = (id: string) => role !== 'admin' && adminCommands.has(id)

  return (query) => {
    const context = { builder, ui: ui() }
    const isBlank = query.trim() === ''
    const commands = filterByQuery(
      allCommands.filter(
        (command) =>
          command.id !== 'commands' &&
          (!command.isEnabled || command.isEnabled(context) || (!isBlank && isForAdmins(command.id))),
      ),
      query,
      ({ id, label }) => ({ label, also: commandKeywords[id] }),
    ).map(({ id, label, keys, run: act }) => {
      const IconOf = commandIcons[id]
      return {
        value: id,
        label,
        icon: IconOf && <IconOf size={16} />,
        ...(isForAdmins(id) ? { lock: messages.admins } : {}),
        ...(keys?.[0] ? { hint: showKeys(keys[0]), isKeys: true as const } : {}),
        run: () => act({ builder, ui: ui() }),
      }
    })
    const found = filterByQuery(screens, query, ({ label, also }) => ({ label, also })).map(
      ({ id, label, Icon, lock }) => ({
        value: `open ${id}`,
        label,
        icon: <Icon size={16} />,
        ...(lock ? { lock } : {}),
        run: () => open(`${builder.payload.path}?edit=${id}`),
      }),
    )
    const tasks = own
      ? filterByQuery(tasksOf(own), query, ({ label, also }) => ({ label, also })).map(({ value, label, Icon }) => ({
          value: `task ${value}`,
          label,
          icon: <Icon size={16} />,
          run: () => run(value),
        }))
      : []
    const row = rowAround(builder, context.ui.selection.at(-1))
    return [
      { id: 'commands', items: commands },
      { id: 'screens', items: found },
      { id: 'tasks', items: tasks },
      { id: 'columns', label: messages.columns, items: isBlank || row === undefined ? [] : layoutItems(query, row) },
      { id: 'pages', label: messages.pages, items: isBlank ? [] : pageItems(query) },
      { id: 'add', label: messages.add, items: isBlank ? [] : offerItems(query) },
    ]
  }

  function layoutItems(query: string, row: string) {
    return filterByQuery(rowLayouts, query, (spans) => ({
      label: layoutName(spans),
      also: `${messages.columns.en} ${messages.columns.th}`,
    }))
      .slice(0, maxOffers)
      .map((spans) => ({
        value: `columns ${spans.join('-')}`,
        label: layoutName(spans),
        icon: <IconColumns size={16} />,
        run: () => void builder.edit(messages.columns, (edit) => setRowLayout(edit, row, [...spans])),
      }))
  }

  function pageItems(query: string) {
    return filterByQuery(
      (documents ?? []).filter((entry) => !entry.trashed && entry.key !== builder.key),
      query,
      (entry) => ({
        label: { en: pickText(entry.title, 'en'), th: pickText(entry.title, 'th') },
        also: entry.path ?? entry.key,
      }),
    )
      .slice(0, maxPages)
      .map((entry) => ({
        value: `page ${entry.key}`,
        label: documentTitle(entry, locale, t),
        icon: <IconFile size={16} />,
        ...(entry.path === undefined ? {} : { hint: entry.path }),
        run: () => open(documentAddress(entry, builder.payload.path)),
      }))
  }

  function offerItems(query: string) {
    return findOffers(offers, query, [])
      .slice(0, maxOffers)
      .map((offer) => ({
        value: `add ${offer.value}`,
        label: offer.label,
        icon: offer.icon,
        hint: t(offer.detail),
        run: () => putOffer(builder, offer, placeAfter(new Edit(builder.store.page), builder, ui(), 'new')),
      }))
  }
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
