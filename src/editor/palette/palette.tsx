import { IconPhoto } from '@tabler/icons-react'
import { type ComponentProps, type MouseEvent, type TouchEvent, useEffect, useId, useMemo, useState } from 'react'
import { type BlockCategory, blockCategories } from '@kit/block-editor'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { blockEditor } from '@registry/block-kits'
import { useBuilder } from '../state/builder'
import { select, ui } from '../state/ui-store'
import { Edit } from '../document/edit'
import { insertParts } from '../document/operations/insert-parts'
import type { Target } from '../document/target'
import { freshBlock } from '../document/fresh-block'
import { placeAfter } from '../commands/clipboard-commands'
import type { Point } from '../ui/point'
import { revealNode } from '../canvas/reveal-node'
import { pressOn } from '../drag/drag-source'
import { offeredBlocks } from './offered-blocks'
import { filterByQuery } from '@kit/command-palette/filter-by-query'
import { Hint } from '../ui/hint'
import { lazyPart } from '../ui/lazy-part'
import { SearchField } from '../ui/search-field'
import { TabStrip } from '../ui/tab-strip'
import { ToolButton } from '../ui/tool-button'
import { findLayouts, offeredLayouts, rowItem } from './new-row'
import { handyTypes, inPlace, onRecent, readRecent, rememberRecent } from '../state/recent-blocks'
import { type PaletteTab, usePaletteTab } from './palette-tab'
import { keepPictures, readPictures } from './pictures-shown'
import { BrandEntry, isBrand } from './brand-entry'
import { RowEntries } from './row-entries'
import { usePreview } from './use-preview'
import styles from './palette.module.css'

const BlockPicture = lazyPart(async () => (await import('./block-picture')).BlockPicture)
const BlockPreview = lazyPart(async () => (await import('./block-preview')).BlockPreview)
const EntryMenu = lazyPart(async () => (await import('./uses/entry-menu')).EntryMenu)
const ReadyMade = lazyPart(async () => (await import('../patterns/ready-made')).ReadyMade)
const FoundReadyMade = lazyPart(async () => (await import('../patterns/ready-made')).FoundReadyMade)
const SavedSections = lazyPart(async () => (await import('../sections/saved-sections')).SavedSections)

const messages = {
  offered: { en: 'Add to page', th: 'เพิ่มลงหน้า' },
  add: { en: 'Add block', th: 'เพิ่มบล็อก' },
  blocks: { en: 'Blocks', th: 'บล็อก' },
  readyMade: { en: 'Ready-made', th: 'สำเร็จรูป' },
  search: { en: 'Search blocks', th: 'ค้นหาบล็อก' },
  searchReadyMade: { en: 'Search ready-made sections', th: 'ค้นหาส่วนสำเร็จรูป' },
  recent: { en: 'Recently used', th: 'ใช้ล่าสุดและใช้บ่อย' },
  system: { en: 'System', th: 'ระบบ' },
  none: { en: 'No blocks found. Try another word.', th: 'ไม่มีบล็อกชื่อนี้ ลองใช้คำอื่น' },
  added: { en: '{what} added.', th: 'เพิ่ม {what} แล้ว' },
  pictures: { en: 'Show block previews', th: 'แสดงหน้าตาของบล็อก' },
  hint: {
    en: 'Drag a block onto the page, or press it to add it to an empty column of the selected row, else as a row after it.',
    th: 'ลากบล็อกไปวางบนหน้า หรือกดเพื่อเพิ่มในคอลัมน์ว่างของแถวที่เลือก ถ้าไม่มีจะเพิ่มเป็นแถวใหม่ถัดไป',
  },
}

export const categoryNames: Record<BlockCategory, { en: string; th: string }> = {
  text: { en: 'Text', th: 'ข้อความ' },
  media: { en: 'Pictures and sound', th: 'ภาพและเสียง' },
  action: { en: 'Buttons and banners', th: 'ปุ่มและแบนเนอร์' },
  layout: { en: 'Layout', th: 'การจัดวาง' },
  data: { en: 'Data', th: 'ข้อมูล' },
  navigation: { en: 'Navigation', th: 'การนำทาง' },
  form: { en: 'Forms', th: 'แบบฟอร์ม' },
  site: { en: 'Site', th: 'เว็บไซต์' },
}

/** All block types by category, to drag onto the page or add with a press. */
export function Palette() {
  const t = useT()
  const builder = useBuilder()
  const id = useId()
  const tab = usePaletteTab((state) => state.tab)
  const isBlocks = tab === 'blocks'
  const [query, setQuery] = useState('')
  const [recent, setRecent] = useState(() => handyTypes(readRecent(builder.boot.site.id)))
  // Entries keep their positions while the palette is open, so that a second press hits the same one.
  useEffect(
    () => onRecent(() => setRecent((before) => inPlace(before, handyTypes(readRecent(builder.boot.site.id))))),
    [builder],
  )
  const { role } = builder.boot.session
  const offered = useMemo(() => offeredBlocks(role), [role])
  const { shown, show, hide } = usePreview()
  const [hasPictures, setPictures] = useState(readPictures)
  const [menu, setMenu] = useState<{ type: string; at: Point }>()
  const needle = query.trim().toLowerCase()
  const found = filterByQuery(offered, query, ({ type, editor }) => ({
    label: editor.label,
    also: `${editor.also ?? ''} ${type}`,
    detail: editor.description,
  }))
  // Managers seldom need screens of the product; a search lists them like all others.
  const isFolded = (type: string) => !needle && role !== 'admin' && blockEditor(type)?.isSystem === true
  const system = found.filter(({ type }) => isFolded(type))
  // The best match comes first, with its category.
  const categories = needle ? [...new Set(found.map(({ editor }) => editor.category))] : blockCategories

  const add = (type: string) => {
    let ids: string[] = []
    const done = builder.edit(messages.add, (edit: Edit) => {
      const place = placeAfter(edit, builder, ui(), 'new')
      ids = insertParts(edit, [freshBlock(edit, type, place)], place)
    })
    if (!done) return
    rememberRecent(builder.boot.site.id, type)
    select(ids)
    builder.announce(t(messages.added, { what: t(blockEditor(type)?.label ?? '') }))
    requestAnimationFrame(() => ids[0] && revealNode(ids[0]))
  }

  const section = (title: string, entries: typeof offered, key: string) =>
    entries.length > 0 && (
      <div key={key} role="group" className={styles.section} aria-labelledby={`palette-${key}`}>
        <h3 id={`palette-${key}`}>{title}</h3>
        <div className={styles.grid} data-pictures={hasPictures ? '' : undefined}>
          {entries.map(({ type, editor }) => (
            <Entry
              key={type}
              type={type}
              label={t(editor.label)}
              description={t(editor.description)}
              icon={editor.icon}
              hasPicture={hasPictures}
              onAdd={add}
              onShow={show}
              onHide={hide}
            />
          ))}
        </div>
      </div>
    )

  const tabLabels: Record<PaletteTab, string> = { blocks: t(messages.blocks), 'ready-made': t(messages.readyMade) }
  const tabs = (['blocks', 'ready-made'] as const).map((value) => ({ value, label: tabLabels[value] }))
  const hasNone = found.length === 0 && findLayouts(needle).length === 0 && !isBrand(query)
  return (
    <div className={styles.palette}>
      <TabStrip
        id={id}
        label={t(messages.offered)}
        tabs={tabs}
        value={tab}
        onChange={(value) => usePaletteTab.setState({ tab: value })}
      />
      <div className={styles.head}>
        <SearchField
          className={styles.search ?? ''}
          data-palette-search
          label={t(isBlocks ? messages.search : messages.searchReadyMade)}
          value={query}
          onSearch={setQuery}
        />
        {isBlocks && (
          <Hint label={t(messages.pictures)}>
            <ToolButton
              aria-label={t(messages.pictures)}
              aria-pressed={hasPictures}
              onClick={() => setPictures(keepPictures(!hasPictures))}
            >
              <IconPhoto size={16} />
            </ToolButton>
          </Hint>
        )}
      </div>
      <DragList
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        className={styles.list}
        onLeave={hide}
        onMenu={(type, at) => setMenu({ type, at })}
      >
        {isBlocks ? (
          <>
            {!needle && <p className={styles.hint}>{t(messages.hint)}</p>}
            {!needle &&
              section(
                t(messages.recent),
                recent.flatMap((type) => offered.find((each) => each.type === type) ?? []),
                'recent',
              )}
            <RowEntries needle={needle} />
            <SavedSections needle={needle} />
            <BrandEntry query={query} />
            {categories.map((category) =>
              section(
                t(categoryNames[category]),
                found.filter(({ type, editor }) => editor.category === category && !isFolded(type)),
                category,
              ),
            )}
            {system.length > 0 && (
              <details className={styles.system}>
                <summary>
                  {t(messages.system)} <span>{system.length}</span>
                </summary>
                {section(t(messages.system), system, 'system')}
              </details>
            )}
            {needle && <FoundReadyMade needle={needle} none={hasNone && t(messages.none)} />}
          </>
        ) : (
          <ReadyMade needle={needle} />
        )}
      </DragList>
      {menu && (
        <EntryMenu
          {...menu}
          label={t(blockEditor(menu.type)?.label ?? '')}
          onAdd={add}
          onClose={() => setMenu(undefined)}
        />
      )}
      {shown && isBlocks && !hasPictures && <BlockPreview {...shown} />}
    </div>
  )
}

type DragListProps = ComponentProps<'div'> & { onLeave: () => void; onMenu: (type: string, at: Point) => void }

/** Handles drag start and press for all entries. */
function DragList({ onLeave, onMenu, children, ...rest }: DragListProps) {
  const press = (event: MouseEvent | TouchEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-palette], [data-palette-row]')?.dataset
    if (!pressed) return
    const take = () => {
      const { palette: type, paletteRow = '' } = pressed
      const spans = offeredLayouts.get(paletteRow)
      if (spans) return rowItem(spans)
      return type === undefined
        ? undefined
        : {
            kind: 'block' as const,
            type,
            label: blockEditor(type)?.label ?? type,
            parts: (edit: Edit, target: Target) => [freshBlock(edit, type, target)],
          }
    }
    pressOn(event, { take })
  }
  const openMenu = (event: MouseEvent) => {
    const type = (event.target as Element).closest<HTMLElement>('[data-palette]')?.dataset.palette
    if (!type) return
    event.preventDefault()
    onLeave()
    // A long touch on an entry drags it.
    if ((event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch')
      onMenu(type, { x: event.clientX, y: event.clientY })
  }
  return (
    // Only the entries inside are interactive.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- as said
    <div
      {...rest}
      onPointerLeave={onLeave}
      onPointerDown={onLeave}
      onScroll={onLeave}
      onMouseDown={press}
      onTouchStart={press}
      onContextMenu={openMenu}
    >
      {children}
    </div>
  )
}

type EntryProps = {
  type: string
  label: string
  description: string
  icon: Parameters<typeof Icon>[0]['name']
  hasPicture: boolean
  onAdd: (type: string) => void
  onShow: (type: string, entry: HTMLElement) => void
  onHide: () => void
}

function Entry({ type, label, description, icon, hasPicture, onAdd, onShow, onHide }: EntryProps) {
  return (
    <button
      type="button"
      className={styles.entry}
      // eslint-disable-next-line jsx-a11y/role-supports-aria-props -- of ARIA 1.3, and told by browsers and readers
      aria-description={description}
      onClick={() => onAdd(type)}
      onPointerEnter={(event) =>
        event.pointerType === 'mouse' && event.buttons === 0 && onShow(type, event.currentTarget)
      }
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onShow(type, event.currentTarget)}
      onBlur={onHide}
      data-palette={type}
    >
      {hasPicture && <BlockPicture type={type} title={label} />}
      <Icon name={icon} size={hasPicture ? '15px' : '20px'} />
      <span>{label}</span>
    </button>
  )
}
