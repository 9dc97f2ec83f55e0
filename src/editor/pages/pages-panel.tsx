import { ActionIcon } from '@mantine/core'
import { IconFilePlus, IconListCheck } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentEntry } from '@schemas/entities/document'
import { sectionKey } from '@schemas/layout/document-key'
import { menuOfKey } from '@schemas/layout/menu-section'
import { ownPathsOf } from '@schemas/layout/own-paths'
import { pickText } from '@schemas/layout/text'
import { useT } from '@kit/t'
import { useBuilder } from '../state/builder'
import { useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import { TransferMenu } from '../transfer/transfer-menu'
import { ListNote, SidePanel } from '../ui/side-panel'
import { ChosenPages } from './chosen-pages'
import { PageDialog, type PageTask } from './page-dialog'
import { type PageLine, pageLines } from './page-tree'
import { documentTitle } from './document-title'
import { PagesTree } from './pages-tree'
import { useLineFocus } from './use-line-focus'
import { Hint } from '../ui/hint'
import { lazyPart } from '../ui/lazy-part'
import { SearchField } from '../ui/search-field'
import styles from './pages.module.css'

const NewPageDialog = lazyPart(async () => (await import('./new-page-dialog')).NewPageDialog)

const words = {
  search: { en: 'Search pages', th: 'ค้นหาหน้า' },
  several: { en: 'Select several', th: 'เลือกหลายหน้า' },
  create: { en: 'New page', th: 'สร้างหน้าใหม่' },
  pages: { en: 'Pages', th: 'หน้า' },
  frame: { en: 'On every page', th: 'ส่วนที่อยู่ทุกหน้า' },
  menus: { en: 'Menus', th: 'เมนู' },
  sections: { en: 'Saved sections', th: 'ส่วนที่บันทึกไว้' },
  trash: { en: 'Trash', th: 'ถังขยะ' },
  found: { en: 'Found', th: 'ผลการค้นหา' },
  none: { en: 'No page of that name or address.', th: 'ไม่มีหน้าชื่อหรือที่อยู่นี้' },
  empty: { en: 'The site has no pages yet.', th: 'เว็บไซต์นี้ยังไม่มีหน้า' },
}

/** The site's pages by address, its header, subheader and footer, its menus, and what is in the trash: opened, made, moved and given back from here. */
export function PagesPanel() {
  const t = useT()
  const { key } = useBuilder()
  const locale = useUi((state) => state.locale)
  const query = useDocuments()
  const [search, setSearch] = useState('')
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [task, setTask] = useState<PageTask>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const [copyOf, setCopyOf] = useState<DocumentEntry | 'blank'>()
  const documents = useMemo(() => query.data?.documents ?? [], [query.data])

  const groups = useMemo((): { id: string; label: string; lines: PageLine[] }[] => {
    const needle = search.trim().toLowerCase()
    if (needle) {
      const found = documents.filter((entry) => [pickText(entry.title, 'en'), pickText(entry.title, 'th'), entry.path ?? entry.key, ...Object.values(ownPathsOf(entry))].join(' ').toLowerCase().includes(needle))
      return [{ id: 'found', label: t(words.found), lines: flatLines(found) }]
    }
    const isSection = (entry: DocumentEntry) => entry.key.startsWith(sectionKey(''))
    const isMenu = (entry: DocumentEntry) => menuOfKey(entry.key) !== undefined
    const isSystem = (entry: DocumentEntry) => !isSection(entry) && (entry.path === undefined || entry.path.startsWith('/_'))
    const standing = documents.filter((entry) => !entry.trashed)
    return [
      { id: 'pages', label: t(words.pages), lines: pageLines(standing.filter((entry) => !isSystem(entry) && !isSection(entry)), folded) },
      { id: 'frame', label: t(words.frame), lines: flatLines(standing.filter(isSystem).sort((one, other) => rank(one) - rank(other))) },
      { id: 'menus', label: t(words.menus), lines: flatLines(standing.filter(isMenu)) },
      { id: 'sections', label: t(words.sections), lines: flatLines(standing.filter((entry) => isSection(entry) && !isMenu(entry))) },
      { id: 'trash', label: t(words.trash), lines: flatLines(documents.filter((entry) => entry.trashed)) },
    ].filter(({ lines }) => lines.length > 0)
  }, [documents, folded, search, t])

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
          <SearchField label={t(words.search)} value={search} onSearch={setSearch} />
          <Hint label={t(words.create)}>
            <ActionIcon variant="light" color="accent" size={30} aria-label={t(words.create)} onClick={() => setCopyOf('blank')}>
              <IconFilePlus size={17} />
            </ActionIcon>
          </Hint>
          <Hint label={t(words.several)}>
            <ActionIcon ref={several} variant={chosen ? 'filled' : 'subtle'} color={chosen ? 'accent' : 'gray'} size={30} aria-label={t(words.several)} aria-pressed={chosen !== undefined} onClick={() => setChosen(chosen ? undefined : new Set())}>
              <IconListCheck size={17} />
            </ActionIcon>
          </Hint>
          <TransferMenu />
        </>
      }
    >
      <ListNote query={query} empty={isEmpty && t(search ? words.none : words.empty)} />
      {chosen && <ChosenPages documents={documents} chosen={chosen} onChoose={(keys) => setChosen((before) => before && new Set(keys))} onFocusLost={() => (list.current?.querySelector<HTMLElement>('[data-page][tabindex="0"]') ?? several.current)?.focus()} />}
      <div ref={list}>
        {groups.map(({ id, label, lines }) => (
          <section key={id} data-list={id} aria-label={label} className={styles.group}>
            <h3>{label}</h3>
            <PagesTree label={label} lines={lines} current={key} chosen={chosen} onChoose={choose} title={(entry) => documentTitle(entry, locale, t)} onFold={fold} onHold={(line) => hold(line === undefined ? undefined : { list: id, id: line })} onTask={(asked) => (asked.kind === 'copy' ? setCopyOf(asked.entry) : setTask(asked))} />
          </section>
        ))}
      </div>
      {copyOf && <NewPageDialog from={copyOf} onClose={() => setCopyOf(undefined)} />}
      {task && <PageDialog task={task} documents={documents} onClose={() => setTask(undefined)} />}
    </SidePanel>
  )
}

const flatLines = (entries: readonly DocumentEntry[]): PageLine[] => entries.map((entry) => ({ id: entry.key, level: 0, name: entry.path ?? '', entry, hasChildren: false, isOpen: true }))

/** From the top of a page to its bottom. */
const rank = ({ key }: DocumentEntry) => ['slot:header', 'slot:subheader', 'slot:footer'].indexOf(key) + (key.startsWith('slot:') ? 0 : 10)
