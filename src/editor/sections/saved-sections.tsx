import { useDraggable } from '@dnd-kit/core'
import { ActionIcon, Group, Menu, UnstyledButton } from '@mantine/core'
import { IconCopy, IconDots, IconFileExport, IconFileImport, IconLink, IconPencil, IconPlus, IconTrash, IconTypography } from '@tabler/icons-react'
import { useState } from 'react'
import { sectionKey } from '@schemas/layout/document-key'
import { pickText } from '@schemas/layout/text'
import { useT } from '@kit/t'
import { placeAfter } from '../commands/clipboard-commands'
import { revealNode } from '../canvas/reveal-node'
import type { Edit } from '../document/edit'
import { insertParts } from '../document/operations/insert-parts'
import { sectionBlock } from '../document/section-block'
import type { Subtree } from '../document/subtree'
import type { DragSource } from '../drag/drag-layer'
import { openAddress } from '../pages/open-address'
import { useBuilder } from '../state/builder'
import { select, setUi, ui, useUi, useUiOf } from '../state/ui-store'
import { useSavingOf } from '../state/use-saving'
import { askTransfer } from '../transfer/transfer-store'
import { ListNote } from '../ui/side-panel'
import { SectionDialog, type SectionTask } from './section-dialog'
import { SectionThumbnail } from './section-thumbnail'
import styles from './sections.module.css'
import { rowsOf, type SiteSection, useSections } from './use-sections'
import { Hint } from '../ui/hint'

const words = {
  sections: { en: 'Saved sections', th: 'ส่วนที่บันทึกไว้' },
  save: { en: 'Save what is chosen as a section', th: 'บันทึกส่วนที่เลือกไว้ใช้ซ้ำ' },
  none: { en: 'Choose a part of the page and save it, to have it on other pages too.', th: 'เลือกส่วนของหน้าแล้วบันทึกไว้ เพื่อนำไปใช้ในหน้าอื่นได้' },
  unused: { en: 'Not used yet', th: 'ยังไม่ได้ใช้' },
  used: { en: 'On {count} pages', th: 'ใช้ใน {count} หน้า' },
  usedOnce: { en: 'On one page', th: 'ใช้ใน 1 หน้า' },
  actions: { en: 'Actions for {name}', th: 'คำสั่งสำหรับ {name}' },
  linked: { en: 'Add it linked', th: 'เพิ่มแบบเชื่อมโยง' },
  copied: { en: 'Add a copy', th: 'เพิ่มเป็นสำเนา' },
  edit: { en: 'Edit it', th: 'แก้ไข' },
  rename: { en: 'Rename', th: 'เปลี่ยนชื่อ' },
  exported: { en: 'Export as a file', th: 'ส่งออกเป็นไฟล์' },
  bring: { en: 'Import from a file', th: 'นำเข้าจากไฟล์' },
  remove: { en: 'Move to trash', th: 'ย้ายไปถังขยะ' },
  add: { en: 'Add section', th: 'เพิ่มส่วน' },
}

/** Sections of the site, to be dragged onto the page, added by a press, renamed, edited and put away. */
export function SavedSections({ needle }: { needle: string }) {
  const t = useT()
  const builder = useBuilder()
  const query = useSections()
  const hasSelection = useUi((state) => state.selection.length > 0)
  const [task, setTask] = useState<SectionTask>()
  const all = (query.data?.sections ?? []).filter(({ key }) => key !== builder.key)
  const found = all.filter(({ title }) => !needle || [pickText(title, 'en'), pickText(title, 'th')].join(' ').toLowerCase().includes(needle))
  if (needle && found.length === 0) return null
  return (
    <section aria-labelledby="palette-sections">
      <div className={styles.head}>
        <h3 id="palette-sections">{t(words.sections)}</h3>
        <Group gap={2}>
          <Hint label={t(words.bring)}>
            <ActionIcon size="sm" aria-label={t(words.bring)} onClick={() => askTransfer({ kind: 'import' })}>
              <IconFileImport size={15} />
            </ActionIcon>
          </Hint>
          <Hint label={t(words.save)}>
            <ActionIcon size="sm" aria-label={t(words.save)} disabled={!hasSelection} onClick={() => setUi({ dialog: 'save-section' })}>
              <IconPlus size={15} />
            </ActionIcon>
          </Hint>
        </Group>
      </div>
      {query.isPending || query.error ? <ListNote query={query} /> : found.length === 0 && <p className={styles.hint}>{t(words.none)}</p>}
      <ul className={styles.list}>
        {found.map((section) => (
          <SavedSection key={section.key} section={section} onTask={setTask} />
        ))}
      </ul>
      {task && <SectionDialog task={task} onClose={() => setTask(undefined)} />}
    </section>
  )
}

function SavedSection({ section, onTask }: { section: SiteSection; onTask: (task: SectionTask) => void }) {
  const t = useT()
  const builder = useBuilder()
  const saving = useSavingOf()
  const { locale } = useUiOf('locale')
  const name = pickText(section.title, locale)
  const linked = (): Subtree[] => [sectionBlock(section.id)]
  const copied = (): Subtree[] => (rowsOf(section) ?? []).map((node) => ({ kind: 'row', node }))
  const source: DragSource = { take: () => ({ kind: 'block', label: section.title, parts: linked }) }
  const { setNodeRef, listeners } = useDraggable({ id: `section ${section.id}`, data: source })

  const add = (parts: Subtree[]) => {
    let ids: string[] = []
    // Between rows, where it has the whole width, whatever is chosen.
    const done = builder.edit(words.add, (edit: Edit) => void (ids = insertParts(edit, parts, placeAfter(edit, builder, { ...ui(), selection: rowOf(ui().selection.at(-1)) }, 'row'))))
    if (!done) return
    select(ids)
    requestAnimationFrame(() => ids[0] && revealNode(ids[0]))
  }
  /** The row that a node stands in: a section comes after it, not inside. */
  const rowOf = (id: string | undefined): string[] => {
    const node = id === undefined ? undefined : builder.store.get(id)
    if (!node) return []
    if (node.kind === 'row') return [node.fields.id]
    return node.kind === 'cell' ? rowOf(node.parent.row) : rowOf(node.parent.cell)
  }
  const uses = section.uses.length
  return (
    <li className={styles.section} data-section={section.id}>
      <UnstyledButton ref={setNodeRef} {...listeners} className={styles.add} onClick={() => add(linked())}>
        <SectionThumbnail section={section} title={name} />
        <span className={styles.name}>
          {name}
          <span className={styles.uses}>{uses === 0 ? t(words.unused) : uses === 1 ? t(words.usedOnce) : t(words.used, { count: uses })}</span>
        </span>
      </UnstyledButton>
      <Menu position="bottom-end" shadow="md" withinPortal>
        <Menu.Target>
          <ActionIcon className={styles.more} size={24} aria-label={t(words.actions, { name })}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconLink size={15} />} onClick={() => add(linked())}>
            {t(words.linked)}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={15} />} onClick={() => add(copied())}>
            {t(words.copied)}
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil size={15} />} onClick={() => void openAddress(`${builder.payload.path}?edit=${sectionKey(section.id)}`, saving)}>
            {t(words.edit)}
          </Menu.Item>
          <Menu.Item leftSection={<IconTypography size={15} />} onClick={() => onTask({ kind: 'rename', section })}>
            {t(words.rename)}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileExport size={15} />} onClick={() => askTransfer({ kind: 'documents', keys: [section.key] })}>
            {t(words.exported)}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={15} />} onClick={() => onTask({ kind: 'trash', section })}>
            {t(words.remove)}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
