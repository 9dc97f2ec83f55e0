import { ActionIcon } from '@mantine/core'
import { IconChevronRight, IconFilePlus, IconListCheck } from '@tabler/icons-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { useT } from '@kit/t'
import { usePlannedKeys } from '../publish/planned-documents'
import { useBuilder } from '../state/builder'
import { useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import { TransferMenu } from '../transfer/transfer-menu'
import { ActionButton } from '../ui/action-button'
import { ListNote, SidePanel } from '../ui/side-panel'
import { ChosenPages } from './chosen-pages'
import { PageDialog, type PageTask } from './page-dialog'
import { pageGroups, type PageGroup } from './page-groups'
import { isInState, type PageState, pageStates } from './page-states'
import { documentTitle } from './document-title'
import { PagesTree } from './pages-tree'
import { usePagesView } from './pages-view'
import { ShowMenu, stateNames } from './show-menu'
import { useLineFocus } from './use-line-focus'
import { Hint } from '../ui/hint'
import { lazyPart } from '../ui/lazy-part'
import { SearchField } from '../ui/search-field'
import { useMoment } from '../ui/use-moment'
import styles from './pages.module.css'

const NewPageDialog = lazyPart(async () => (await import('./new-page-dialog')).NewPageDialog)

const messages = {
  search: { en: 'Search pages', th: 'ค้นหาหน้า' },
  find: { en: 'Search', th: 'ค้นหา' },
  several: { en: 'Select multiple', th: 'เลือกหลายหน้า' },
  create: { en: 'New page', th: 'สร้างหน้าใหม่' },
  hits: { en: 'Found: {count}', th: 'พบ {count} รายการ' },
  showAll: { en: 'Show all', th: 'แสดงทั้งหมด' },
  changedBy: { en: '{at} · {name}', th: '{at} · {name}' },
  since: { en: 'In the trash since {at}', th: 'อยู่ในถังขยะตั้งแต่ {at}' },
  stillLive: { en: 'Visitors still read it until you publish', th: 'ผู้เยี่ยมชมยังอ่านได้จนกว่าคุณจะเผยแพร่' },
  none: { en: 'No pages with this name or address.', th: 'ไม่มีหน้าชื่อหรือที่อยู่นี้' },
  noneShown: { en: 'No pages match this filter.', th: 'ไม่มีหน้าที่ตรงตามนี้' },
  noneBoth: { en: 'No pages match this filter and search.', th: 'ไม่มีหน้าตามที่กรองไว้ซึ่งใช้ชื่อหรือที่อยู่นี้' },
  empty: { en: 'The site has no pages yet.', th: 'เว็บไซต์นี้ยังไม่มีหน้า' },
}
const groupNames: Readonly<Record<PageGroup['id'], { en: string; th: string }>> = {
  pages: { en: 'Content', th: 'เนื้อหา' },
  menus: { en: 'Menus', th: 'เมนู' },
  frame: { en: 'Header and footer', th: 'ส่วนหัวและส่วนท้าย' },
  sections: { en: 'Saved sections', th: 'ส่วนที่บันทึกไว้' },
  system: { en: 'System', th: 'ระบบ' },
  trash: { en: 'Trash', th: 'ถังขยะ' },
  found: { en: 'Results', th: 'ผลการค้นหา' },
}

/** The site's pages by address, its frame parts, its menus, and the trash: to open, create, move and restore. */
export function PagesPanel() {
  const t = useT()
  const { key } = useBuilder()
  const locale = useUi((state) => state.locale)
  const query = useDocuments()
  const planned = usePlannedKeys()
  const moment = useMoment()
  const [view, setView] = usePagesView()
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [task, setTask] = useState<PageTask>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const [copyOf, setCopyOf] = useState<DocumentEntry | 'blank'>()
  const documents = useMemo(() => query.data?.documents ?? [], [query.data])

  const title = useCallback((entry: DocumentEntry) => documentTitle(entry, locale, t), [locale, t])
  const groups = useMemo(
    () =>
      pageGroups(documents, {
        search,
        state: view.state,
        order: view.order,
        folded,
        isPlanned: (each) => planned.has(each),
        title,
      }),
    [documents, folded, search, view, planned, title],
  )
  const [isSystemOpen, setSystemOpen] = useState<boolean>()
  const isClosedGroup = ({ id, lines }: PageGroup) =>
    id === 'system' && !(isSystemOpen ?? lines.some(({ entry }) => entry?.key === key))
  const listed = groups.flatMap((group) => (isClosedGroup(group) ? [] : group.entries))
  const counts = useMemo(() => countStates(documents, planned), [documents, planned])
  const changed = ({ updatedAt, updatedBy }: DocumentEntry) =>
    updatedAt && (updatedBy ? t(messages.changedBy, { at: moment(updatedAt), name: updatedBy }) : moment(updatedAt))
  const inTrash = ({ trashedAt, stillLive }: DocumentEntry) =>
    [
      ...(trashedAt ? [t(messages.since, { at: moment(trashedAt) })] : []),
      ...(stillLive ? [t(messages.stillLive)] : []),
    ].join(' · ')
  const isNarrowed = view.state !== undefined || search.trim() !== ''
  const showAll = () => {
    setSearch('')
    setView({ order: view.order })
    field.current?.focus()
  }

  const fold = (id: string, isFolded: boolean) =>
    setFolded((before) => {
      const next = new Set(before)
      if (isFolded) next.add(id)
      else next.delete(id)
      return next
    })
  const choose = (keys: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      for (const each of keys) {
        if (isChosen) next.add(each)
        else next.delete(each)
      }
      return next
    })
  const hold = useLineFocus(groups)
  const list = useRef<HTMLDivElement>(null)
  const several = useRef<HTMLButtonElement>(null)
  const { isSuccess } = query
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [isSuccess])
  const isEmpty = groups.every(({ lines }) => lines.length === 0)

  return (
    <SidePanel
      head={
        <>
          <SearchField
            ref={field}
            label={t(messages.search)}
            short={t(messages.find)}
            value={search}
            onSearch={setSearch}
          />
          <ShowMenu view={view} counts={counts} onView={setView} />
          <Hint label={t(messages.create)}>
            <ActionIcon
              variant="light"
              color="accent"
              size={30}
              aria-label={t(messages.create)}
              onClick={() => setCopyOf('blank')}
            >
              <IconFilePlus size={17} />
            </ActionIcon>
          </Hint>
          <Hint label={t(messages.several)}>
            <ActionIcon
              ref={several}
              variant={chosen ? 'filled' : 'subtle'}
              color={chosen ? 'accent' : 'gray'}
              size={30}
              aria-label={t(messages.several)}
              aria-pressed={chosen !== undefined}
              onClick={() => setChosen(chosen ? undefined : new Set())}
            >
              <IconListCheck size={17} />
            </ActionIcon>
          </Hint>
          <TransferMenu />
        </>
      }
    >
      <ListNote
        query={query}
        empty={
          isEmpty &&
          t(
            search.trim()
              ? view.state
                ? messages.noneBoth
                : messages.none
              : view.state
                ? messages.noneShown
                : messages.empty,
          )
        }
      />
      <div className={styles.narrowed} data-on={isNarrowed ? '' : undefined}>
        <p role="status">
          {isNarrowed &&
            query.data &&
            [
              ...(view.state ? [t(stateNames[view.state])] : []),
              ...(isEmpty ? [] : [t(messages.hits, { count: listed.length })]),
            ].join(' · ')}
        </p>
        {isNarrowed && (
          <ActionButton isSmall variant="default" onClick={showAll}>
            {t(messages.showAll)}
          </ActionButton>
        )}
      </div>
      {chosen && (
        <ChosenPages
          documents={listed}
          chosen={chosen}
          onChoose={(keys) => setChosen((before) => before && new Set(keys))}
          onFocusLost={() =>
            (list.current?.querySelector<HTMLElement>('[data-page][tabindex="0"]') ?? several.current)?.focus()
          }
        />
      )}
      <div ref={list}>
        {groups.map((group) => {
          const { id, lines } = group
          const label = t(groupNames[id])
          const isClosed = isClosedGroup(group)
          return (
            <section key={id} data-list={id} aria-label={label} className={styles.group}>
              <h3>
                {id === 'system' ? (
                  <button type="button" aria-expanded={!isClosed} onClick={() => setSystemOpen(isClosed)}>
                    <IconChevronRight size={13} aria-hidden />
                    {label} <span>{lines.length}</span>
                  </button>
                ) : (
                  label
                )}
              </h3>
              {!isClosed && (
                <PagesTree
                  label={label}
                  lines={lines}
                  current={key}
                  chosen={chosen}
                  onChoose={choose}
                  title={title}
                  detail={(entry) =>
                    entry.trashed ? inTrash(entry) : view.order === 'changed' ? changed(entry) : undefined
                  }
                  onFold={fold}
                  onHold={(line) => hold(line === undefined ? undefined : { list: id, id: line })}
                  onTask={(nextTask) => (nextTask.kind === 'copy' ? setCopyOf(nextTask.entry) : setTask(nextTask))}
                />
              )}
            </section>
          )
        })}
      </div>
      {copyOf && <NewPageDialog from={copyOf} onClose={() => setCopyOf(undefined)} />}
      {task && <PageDialog task={task} documents={documents} onClose={() => setTask(undefined)} />}
    </SidePanel>
  )
}

function countStates(documents: readonly DocumentEntry[], planned: ReadonlySet<string>): Record<PageState, number> {
  return Object.fromEntries(
    pageStates.map((state) => [
      state,
      documents.filter((entry) => isInState(entry, state, (key) => planned.has(key))).length,
    ]),
  ) as Record<PageState, number>
}
