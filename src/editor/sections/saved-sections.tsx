import { IconDots, IconFileImport, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { pickText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { placeAfter } from '../commands/clipboard-commands'
import { revealNode } from '../canvas/reveal-node'
import type { Edit } from '../document/edit'
import { insertParts } from '../document/operations/insert-parts'
import { sectionBlock } from '../document/section-block'
import type { Subtree } from '../document/subtree'
import { dragFrom } from '../drag/drag-source'
import { useBuilder } from '../state/builder'
import { select, setUi, ui, useUi, useUiOf } from '../state/ui-store'
import { openTransfer } from '../transfer/transfer-store'
import { ListNote } from '../ui/side-panel'
import { lazyPart } from '../ui/lazy-part'
import { ToolButton } from '../ui/tool-button'
import { useMenu } from '../ui/use-menu'
import { offeredSections } from './holders'
import { placesOf } from './places'
import type { SectionTask } from './section-dialog'
import { SectionThumbnail } from './section-thumbnail'
import styles from './sections.module.css'
import { rowsOf, useSections } from '../state/use-sections'
import type { SiteSection } from '../document/known-sections'
import { Hint } from '../ui/hint'

const SectionDialog = lazyPart(async () => (await import('./section-dialog')).SectionDialog)
const SectionMenu = lazyPart(async () => (await import('./section-menu')).SectionMenu)

const messages = {
  sections: { en: 'Saved sections', th: 'ส่วนที่บันทึกไว้' },
  save: { en: 'Save selection as section', th: 'บันทึกส่วนที่เลือกไว้ใช้ซ้ำ' },
  none: {
    en: 'Select a part of the page and save it to reuse it on other pages.',
    th: 'เลือกส่วนของหน้าแล้วบันทึกไว้ เพื่อนำไปใช้ในหน้าอื่นได้',
  },
  above: {
    en: 'Sections that contain this one are not listed here.',
    th: 'ส่วนที่บันทึกไว้ซึ่งมีส่วนนี้อยู่ข้างในใช้ตรงนี้ไม่ได้ จึงไม่แสดงในรายการ',
  },
  unused: { en: 'Not used yet', th: 'ยังไม่ได้ใช้' },
  used: { en: 'Used in {count} places', th: 'ใช้อยู่ {count} แห่ง' },
  usedOnce: { en: 'Used in one place', th: 'ใช้อยู่ 1 แห่ง' },
  actions: { en: 'Actions for {name}', th: 'คำสั่งสำหรับ {name}' },
  bring: { en: 'Import from a file', th: 'นำเข้าจากไฟล์' },
  add: { en: 'Add section', th: 'เพิ่มส่วนที่บันทึกไว้' },
  added: { en: 'Section “{name}” added.', th: 'เพิ่มส่วนที่บันทึกไว้ “{name}” แล้ว' },
  empty: { en: '“{name}” is empty, so there is nothing to copy.', th: '“{name}” ยังไม่มีเนื้อหา จึงไม่มีอะไรให้ทำสำเนา' },
}

/** The site's sections: drag onto the page, insert by a press, rename, edit, move to the trash. */
export function SavedSections({ needle }: { needle: string }) {
  const t = useT()
  const builder = useBuilder()
  const query = useSections()
  const hasSelection = useUi((state) => state.selection.length > 0)
  const [task, setTask] = useState<SectionTask>()
  const known = query.data?.sections ?? []
  const all = offeredSections(builder.key, known)
  // The open section is excluded from its own list.
  const isAbove = known.some((section) => section.key !== builder.key && !all.includes(section))
  const found = all.filter(
    ({ title }) => !needle || [pickText(title, 'en'), pickText(title, 'th')].join(' ').toLowerCase().includes(needle),
  )
  if (needle && found.length === 0) return null
  return (
    <section aria-labelledby="palette-sections">
      <div className={styles.head}>
        <h3 id="palette-sections">{t(messages.sections)}</h3>
        <div className={styles.tools}>
          <Hint label={t(messages.bring)}>
            <ToolButton size="s" aria-label={t(messages.bring)} onClick={() => openTransfer({ kind: 'import' })}>
              <IconFileImport size={15} />
            </ToolButton>
          </Hint>
          <Hint label={t(messages.save)}>
            <ToolButton
              size="s"
              aria-label={t(messages.save)}
              disabled={!hasSelection}
              onClick={() => setUi({ dialog: 'save-section' })}
            >
              <IconPlus size={15} />
            </ToolButton>
          </Hint>
        </div>
      </div>
      {query.isPending || query.error ? (
        <ListNote query={query} />
      ) : (
        found.length === 0 && <p className={styles.hint}>{t(isAbove ? messages.above : messages.none)}</p>
      )}
      <ul className={styles.list}>
        {found.map((section) => (
          <SavedSection
            key={section.key}
            section={section}
            uses={placesOf(section.key, known).length}
            onTask={setTask}
          />
        ))}
      </ul>
      {task && <SectionDialog task={task} onClose={() => setTask(undefined)} />}
    </section>
  )
}

function SavedSection({
  section,
  uses,
  onTask,
}: {
  section: SiteSection
  /** Number of places that use it. */ uses: number
  onTask: (task: SectionTask) => void
}) {
  const t = useT()
  const builder = useBuilder()
  const { locale } = useUiOf('locale')
  const name = pickText(section.title, locale)
  const linked = (): Subtree[] => [sectionBlock(section.id)]
  const copied = (): Subtree[] => (rowsOf(section) ?? []).map((node) => ({ kind: 'row', node }))
  const { at, close, target } = useMenu('end')

  const add = (parts: Subtree[]) => {
    if (parts.length === 0) return builder.say(t(messages.empty, { name }), 'error')
    let ids: string[] = []
    // Inserted between rows, where it has the full width, whatever is selected.
    const done = builder.edit(
      messages.add,
      (edit: Edit) =>
        void (ids = insertParts(
          edit,
          parts,
          placeAfter(edit, builder, { ...ui(), selection: rowOf(ui().selection.at(-1)) }, 'row'),
        )),
    )
    if (!done) return
    select(ids)
    builder.announce(t(messages.added, { name }))
    requestAnimationFrame(() => ids[0] && revealNode(ids[0]))
  }
  /** The row that contains a node: a section is inserted after it, not inside. */
  const rowOf = (id: string | undefined): string[] => {
    const node = id === undefined ? undefined : builder.store.get(id)
    if (!node) return []
    if (node.kind === 'row') return [node.fields.id]
    return node.kind === 'cell' ? rowOf(node.parent.row) : rowOf(node.parent.cell)
  }
  return (
    <li className={styles.section} data-section={section.id}>
      <button
        type="button"
        {...dragFrom({ take: () => ({ kind: 'block', label: section.title, parts: linked }) })}
        className={styles.add}
        onClick={() => add(linked())}
      >
        <SectionThumbnail section={section} title={name} />
        <span className={styles.name}>
          {name}
          <span className={styles.uses}>
            {uses === 0 ? t(messages.unused) : uses === 1 ? t(messages.usedOnce) : t(messages.used, { count: uses })}
          </span>
        </span>
      </button>
      <span className={styles.more}>
        <ToolButton {...target} size="s" aria-label={t(messages.actions, { name })}>
          <IconDots size={16} />
        </ToolButton>
      </span>
      {at && (
        <SectionMenu
          at={at}
          section={section}
          label={t(messages.actions, { name })}
          onAddLinked={() => add(linked())}
          onAddCopy={() => add(copied())}
          onTask={onTask}
          onClose={close}
        />
      )}
    </li>
  )
}
