import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { coverPage } from '../cover-page'
import { Icon } from '../icon'
import { useT } from '../t'
import type { PaletteGroup, PaletteItem, PaletteSource } from './palette-item'
import { PaletteLine } from './palette-line'
import { noteRecent, readRecent } from './recent-choices'
import { useSources } from './use-sources'
import styles from './command-palette.module.css'

const messages = {
  none: { en: 'No results', th: 'ไม่พบผลลัพธ์' },
  searching: { en: 'Searching…', th: 'กำลังค้นหา…' },
  recent: { en: 'Recent', th: 'ใช้ล่าสุด' },
  count: { en: '{count} results', th: 'พบ {count} รายการ' },
}

type Props = {
  label: LocalisedText
  placeholder: LocalisedText
  /** What matches the query; with none everything worth offering at once. */
  groupsFor: (query: string) => readonly PaletteGroup[]
  /** The same list in every render. */
  sources?: readonly PaletteSource[]
  /** Recent choices are stored under it; none without a name. */
  recentName?: string
  onClose: () => void
  /** What was typed before the palette was here. */
  takeTyped?: () => string
}

const noSources: readonly PaletteSource[] = []

/** Everything by name: actions, pages, people, files. Mounted while open. */
export function CommandPalette({
  label,
  placeholder,
  groupsFor,
  sources = noSources,
  recentName,
  onClose,
  takeTyped,
}: Props) {
  const t = useT()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState<string>()
  const [recent] = useState(() => (recentName === undefined ? [] : readRecent(recentName)))
  const { groups: found, isSearching } = useSources(sources, query)
  const own = groupsFor(query)
  const groups = [
    ...(query.trim() === '' ? withRecent(own, recent) : own),
    ...found.map((group) => ({ ...group, items: withoutKnown(group.items, own) })),
  ].filter(({ items }) => items.length > 0)
  const items = groups.flatMap((group) => group.items)
  const choices = items.filter(({ lock }) => lock === undefined)
  // With a query the first match is highlighted, so that Enter takes it however quickly it is pressed.
  const current = choices.find(({ value }) => value === active) ?? (query.trim() === '' ? undefined : choices[0])
  const optionId = (item: PaletteItem) => `${id}-${items.indexOf(item)}`

  const open = useEffectEvent(() => {
    const { current: element } = dialog
    if (!element || element.open) return
    element.showModal()
    coverPage(element)
  })
  useEffect(() => {
    open()
    const { current: element } = dialog
    return () => element?.close()
  }, [])
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.value])

  const choose = (item: PaletteItem) => {
    if (item.lock !== undefined) return
    if (recentName !== undefined) noteRecent(recentName, item.value)
    onClose()
    item.run()
  }
  const move = (by: number) => {
    if (choices.length === 0) return
    const at = current ? choices.indexOf(current) : by > 0 ? -1 : choices.length
    setActive(choices[(at + by + choices.length) % choices.length]?.value)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => current && choose(current),
    }
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t(label)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.field}>
        <Icon name="search" size="1.125rem" />
        <input
          type="text"
          role="combobox"
          // The dialog was opened to type.
          autoFocus
          autoComplete="off"
          spellCheck={false}
          value={query}
          placeholder={t(placeholder)}
          aria-label={t(placeholder)}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current)}
          onFocus={() => takeTyped && setQuery((before) => before + takeTyped())}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            setActive(undefined)
          }}
          onKeyDown={press}
        />
      </div>
      <div ref={list} id={`${id}-list`} className={styles.list} role="listbox" aria-label={t(label)} tabIndex={-1}>
        {groups.map((group) => (
          <div key={group.id} role={group.label ? 'group' : 'none'} aria-label={group.label && t(group.label)}>
            {group.label && (
              <p className={styles.heading} aria-hidden="true">
                {t(group.label)}
              </p>
            )}
            {group.items.map((item) => (
              <PaletteLine
                key={item.value}
                id={optionId(item)}
                item={item}
                isCurrent={item === current}
                onChoose={() => choose(item)}
              />
            ))}
          </div>
        ))}
      </div>
      {items.length === 0 && <p className={styles.none}>{t(isSearching ? messages.searching : messages.none)}</p>}
      <p className="visually-hidden" role="status">
        {query.trim() === '' || isSearching ? '' : t(messages.count, { count: items.length })}
      </p>
    </dialog>
  )
}

/** Recent choices first, each once. */
function withRecent(groups: readonly PaletteGroup[], recent: readonly string[]): readonly PaletteGroup[] {
  const all = groups.flatMap(({ items }) => items)
  const chosen = recent.flatMap((value) => all.find((item) => item.value === value && item.lock === undefined) ?? [])
  if (chosen.length === 0) return groups
  return [
    { id: 'recent', label: messages.recent, items: chosen },
    ...groups.map((group) => ({ ...group, items: group.items.filter((item) => !chosen.includes(item)) })),
  ]
}

/** Two groups may find the same thing. */
function withoutKnown(items: readonly PaletteItem[], groups: readonly PaletteGroup[]): readonly PaletteItem[] {
  const known = new Set(groups.flatMap((group) => group.items.map(({ value }) => value)))
  return items.filter(({ value }) => !known.has(value))
}
