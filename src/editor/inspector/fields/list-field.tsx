import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronRight,
  IconCopy,
  IconDots,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocale } from '@kit/boot'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { type IconName, iconNames } from '@schemas/layout/icon-names'
import { useKnownAssets } from '@kit/known-assets'
import { pickFiles, pickImages } from '../../media/pick-image'
import { useUploads } from '../../media/known-uploads'
import { useBuilder } from '../../state/builder'
import { useRequestedField } from '../requested-field'
import type { Field, FieldOf, PropPath } from '../../document/fields/field'
import { findField } from '../focus-field'
import { usePropsForm } from '../form/props-form'
import { usePropParts } from '../form/use-prop'
import { PropertyRow } from '../panel/property-row'
import { variantOf } from '../../document/fields/schema-fields'
import { appendFiles, type FileOfItem, fileOfItem, newItem, capacityOf } from '../new-item'
import { copyValue } from '../start-value'
import { helpOf, labelOf } from '../labels/field-labels'
import { AssetThumbnail } from './asset-thumbnail'
import { FieldsBelow } from './fields-below'
import { shownTypes } from './file-field'
import { type Summary, summarise } from './item-summary'
import styles from './list-field.module.css'
import { Sortable, SortableItem } from './sortable'
import { useItemKeys } from './use-item-keys'
import { Hint } from '../../ui/hint'
import { MenuEntries } from '../../ui/menu-entries'

const messages = {
  add: { en: 'Add to {what}', th: 'เพิ่ม {what}' },
  addShort: { en: 'Add', th: 'เพิ่ม' },
  full: { en: 'Up to {max} items.', th: 'มีได้ไม่เกิน {max} รายการ' },
  empty: { en: 'No items yet.', th: 'ยังไม่มีรายการ' },
  item: { en: 'Item {place}', th: 'รายการที่ {place}' },
  more: { en: 'More options for {what}', th: 'ตัวเลือกของ {what}' },
  duplicate: { en: 'Duplicate', th: 'ทำสำเนา' },
  up: { en: 'Move up', th: 'เลื่อนขึ้น' },
  down: { en: 'Move down', th: 'เลื่อนลง' },
  remove: { en: 'Remove', th: 'ลบ' },
  removed: { en: '{what} removed.', th: 'ลบ {what} แล้ว' },
  oneByOne: {
    en: 'Each block has its own list. Select one block to edit it.',
    th: 'แต่ละบล็อกมีรายการของตัวเอง เลือกทีละบล็อกเพื่อแก้ไข',
  },
  added: { en: 'Added: {count}', th: 'เพิ่มแล้ว {count} รายการ' },
  moved: { en: '{what} is now {place} of {count}.', th: '{what} อยู่ลำดับที่ {place} จาก {count}' },
}

/** Kinds edited inline, without opening the item. */
const lineKinds = new Set<Field['kind']>([
  'text',
  'string',
  'path',
  'reference',
  'number',
  'file',
  'color',
  'icon',
  'date',
  'time',
])

/** Maximum number of files chosen at once. */
const maxAtOnce = 100

type Props = { field: FieldOf<'list'>; path: PropPath }

/**
 * Focus target after the list is redrawn: an item's handle, its text, or the item itself; without an item, the add
 * button.
 */
type NextFocus = { to: 'handle' | 'words' | 'entry'; key: number | undefined } | undefined

/**
 * A list: items can be added, copied, removed, and moved by drag or arrow keys; one is open at a time. With several
 * blocks selected, each keeps its own list.
 */
export function ListField(props: Props) {
  const t = useT()
  const { id, type, also } = usePropsForm()
  if (also.length === 0) return <OwnListField {...props} />
  return (
    <PropertyRow id={`${id}-${props.path.join('-')}`} label={t(labelOf(type, props.path))} layout="stacked" isGroup>
      <div className={styles.empty}>{t(messages.oneByOne)}</div>
    </PropertyRow>
  )
}

function OwnListField({ field, path }: Props) {
  const t = useT()
  const locale = useLocale()
  const uploads = useUploads()
  const builder = useBuilder()
  const { id: node, type } = usePropsForm()
  const { value, error, restructure } = usePropParts(['props', ...path])
  const list: readonly unknown[] = Array.isArray(value) ? value : Array.isArray(field.start) ? field.start : []
  const base = useId()
  const { keys, rearrange } = useItemKeys(list.length)
  const [open, setOpen] = useState<number>()
  const focus = useRef<NextFocus>(undefined)
  const root = useRef<HTMLDivElement>(null)
  const item = field.item()
  const isLine = lineKinds.has(item.kind)
  // A requested field opens the item that contains it.
  const requestedIndex = useRequestedField(({ requested }) =>
    requested?.id === node &&
    requested.path[0] === 'props' &&
    path.every((part, index) => requested.path[index + 1] === part)
      ? requested.path[path.length + 1]
      : undefined,
  )
  const requestedKey = typeof requestedIndex === 'number' ? keys[requestedIndex] : undefined
  if (requestedKey !== undefined && requestedKey !== open) setOpen(requestedKey)
  const label = t(labelOf(type, path))
  const help = helpOf(type, path)
  const isFull = field.max !== undefined && list.length >= field.max

  useEffect(() => {
    const next = focus.current
    focus.current = undefined
    if (!next) return
    const give = () => {
      const handle = root.current?.querySelector<HTMLElement>(`[data-handle="${base} ${next.key}"]`)
      const entry = handle?.closest('li')
      if (next.to === 'handle') handle?.focus()
      else if (next.to === 'words')
        selectText(
          entry,
          textControlIn(node, item, [...path, keys.indexOf(next.key ?? -1)], list[keys.indexOf(next.key ?? -1)]),
        )
      // In an empty list, the add button.
      else
        (
          entry?.querySelector<HTMLElement>('[data-fold], input, textarea, select') ??
          handle ??
          root.current?.querySelector('button')
        )?.focus()
    }
    // The menu that triggered it first returns the focus to its button.
    if (next.to === 'handle') give()
    else requestAnimationFrame(give)
  })

  /** Reorders the list by old indices; new items are in `added`. Returns the key of the first added item. */
  const arrange = (order: readonly (number | 'new')[], ...added: unknown[]): number | undefined => {
    const key = rearrange(order)
    restructure(order.map((place) => (place === 'new' ? added.shift() : list[place])))
    return key
  }
  const places = list.map((_, index) => index)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= list.length) return
    const order = [...places]
    order.splice(to, 0, ...order.splice(from, 1))
    arrange(order)
    builder.announce(t(messages.moved, { what: nameOf(from), place: to + 1, count: list.length }))
  }
  const insert = (at: number, added: unknown) => {
    const key = arrange([...places.slice(0, at), 'new', ...places.slice(at)], added)
    setOpen(key)
    focus.current = { to: 'words', key }
  }
  /** Appends chosen files as items, replacing the samples that the block came with. */
  const append = (file: FileOfItem, chosen: readonly object[]) => {
    const { retainedIndices, added } = appendFiles(list, { type, path, field, file }, chosen)
    arrange([...retainedIndices, ...added.map(() => 'new' as const)], ...added)
    builder.announce(t(messages.added, { count: added.length }))
  }
  // The list may change while files are being chosen.
  const appendNow = useRef(append)
  useEffect(() => void (appendNow.current = append))
  const add = async () => {
    const fresh = newItem(type, path, item)
    const file = fileOfItem(item, fresh)
    if (!file) return insert(list.length, fresh)
    const limit = Math.min(maxAtOnce, capacityOf(list, field, file))
    const chosen = file.kind === 'image' ? await pickImages(limit) : await pickFiles(limit, { types: shownTypes })
    if (chosen.length > 0) appendNow.current(file, chosen)
  }
  const remove = (at: number) => {
    const name = nameOf(at)
    focus.current = { to: 'entry', key: keys[at + 1] ?? keys[at - 1] }
    arrange(places.filter((place) => place !== at))
    builder.offerUndo(t(messages.removed, { what: name }))
  }
  const summaries = list.map((entry) => summarise(item, entry, locale, uploads))
  const nameOf = (index: number) => summaries[index]?.words || t(messages.item, { place: index + 1 })

  const addButton = (
    <Hint label={isFull ? t(messages.full, { max: field.max ?? 0 }) : t(messages.add, { what: label })}>
      <ActionIcon size={22} aria-label={t(messages.add, { what: label })} disabled={isFull} onClick={() => void add()}>
        <IconPlus size={15} />
      </ActionIcon>
    </Hint>
  )

  return (
    <PropertyRow
      id={`${node}-${path.join('-')}`}
      label={label}
      layout="stacked"
      isGroup
      help={help && t(help)}
      error={error}
      trailing={addButton}
    >
      <div ref={root}>
        {list.length === 0 && (
          <div className={styles.empty}>
            {t(messages.empty)}
            <Button variant="default" size="compact-xs" onClick={() => void add()}>
              {t(messages.addShort)}
            </Button>
          </div>
        )}
        <Sortable ids={keys.map((key) => `${base} ${key}`)} onMove={move}>
          {(line) => (
            <ol className={styles.list}>
              {list.map((_entry, index) => {
                const key = keys[index] as number
                const isOpen = isLine || open === key
                return (
                  <SortableItem
                    key={key}
                    id={`${base} ${key}`}
                    label={nameOf(index)}
                    line={line?.index === index ? line.side : undefined}
                    onArrow={(step) => {
                      focus.current = { to: 'handle', key }
                      move(index, index + step)
                    }}
                  >
                    {isLine ? (
                      <div className={styles.lineBody}>
                        <FieldsBelow
                          field={item}
                          path={[...path, index]}
                          label={t(messages.item, { place: index + 1 })}
                        />
                      </div>
                    ) : (
                      <ItemHead
                        summary={summaries[index] as Summary}
                        name={nameOf(index)}
                        isOpen={isOpen}
                        onToggle={() => setOpen(isOpen ? undefined : key)}
                      />
                    )}
                    <ItemMenu
                      name={nameOf(index)}
                      isFull={isFull}
                      isFirst={index === 0}
                      isLast={index === list.length - 1}
                      onDuplicate={() => insert(index + 1, copyValue(item, list[index]))}
                      onMove={(step) => move(index, index + step)}
                      onRemove={() => remove(index)}
                    />
                    {!isLine && isOpen && (
                      <div className={styles.body} data-open>
                        <FieldsBelow field={item} path={[...path, index]} />
                      </div>
                    )}
                  </SortableItem>
                )
              })}
            </ol>
          )}
        </Sortable>
      </div>
    </PropertyRow>
  )
}

/** The text control of an item: after adding, focus goes there and not to a stored key. */
function textControlIn(node: string, item: Field, path: PropPath, value: unknown): HTMLElement | undefined {
  const shape = item.kind === 'union' ? variantOf(item, value).field : item
  const textField =
    shape.kind === 'object' ? shape.fields.find(({ field }) => field.kind === 'text' && !field.isOptional) : undefined
  return textField && findField(node, ['props', ...path, textField.name])?.control
}

/** Selects an item's initial text, so that typing replaces it. */
function selectText(entry: HTMLElement | null | undefined, target: HTMLElement | undefined): void {
  const control = target && entry?.contains(target) ? target : entry?.querySelector<HTMLElement>('input, textarea')
  control?.focus()
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select()
}

function ItemHead({
  summary,
  name,
  isOpen,
  onToggle,
}: {
  summary: Summary
  name: string
  isOpen: boolean
  onToggle: () => void
}) {
  const assets = useKnownAssets()
  return (
    <button type="button" className={styles.head} data-fold aria-expanded={isOpen} onClick={onToggle}>
      {summary.asset !== undefined && (
        <span className={styles.thumbnail}>
          <AssetThumbnail asset={assets[summary.asset]} />
        </span>
      )}
      {summary.asset === undefined && iconNames.includes(summary.icon as IconName) && (
        <Icon name={summary.icon as IconName} size="16px" />
      )}
      <span className={styles.name}>{name}</span>
      <IconChevronRight size={14} aria-hidden />
    </button>
  )
}

type MenuProps = {
  name: string
  isFull: boolean
  isFirst: boolean
  isLast: boolean
  onDuplicate: () => void
  onMove: (step: number) => void
  onRemove: () => void
}

function ItemMenu({ name, isFull, isFirst, isLast, onDuplicate, onMove, onRemove }: MenuProps) {
  const t = useT()
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon size={24} aria-label={t(messages.more, { what: name })}>
          <IconDots size={15} />
        </ActionIcon>
      </Menu.Target>
      <MenuEntries>
        <Menu.Item leftSection={<IconCopy size={14} />} disabled={isFull} onClick={onDuplicate}>
          {t(messages.duplicate)}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowUp size={14} />} disabled={isFirst} onClick={() => onMove(-1)}>
          {t(messages.up)}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowDown size={14} />} disabled={isLast} onClick={() => onMove(1)}>
          {t(messages.down)}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconTrash size={14} />} onClick={onRemove}>
          {t(messages.remove)}
        </Menu.Item>
      </MenuEntries>
    </Menu>
  )
}
