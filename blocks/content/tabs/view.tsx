import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '@kit/icon'
import { RichText } from '@kit/rich-text'
import { SectionHeading } from '@kit/ui/section-heading'
import { useRevealed } from '@kit/use-revealed'
import type { Props } from './schema'
import styles from './view.module.css'

/**
 * Tabs per the ARIA Authoring Practices, selected as focus moves. The server renders every panel; CSS shows one where
 * scripts run, and all of them, each under its label, where they do not.
 */
export function View({ blockId, eyebrow, title, intro, align, items, look: variant, label, slots }: Props) {
  const [chosen, setChosen] = useState(items[0]?.key)
  const active = items.some(({ key }) => key === chosen) ? chosen : items[0]?.key
  const list = useRef<HTMLDivElement>(null)
  const panels = useRef<HTMLDivElement>(null)
  const panelId = (key: string) => `${blockId}-${key}`
  const titleId = `${blockId}-title`

  // A link to a panel or to something inside it opens the panel.
  useRevealed(panels, (inside) => {
    const at = Array.from(panels.current?.children ?? []).findIndex((panel) => panel.contains(inside))
    if (items[at]) setChosen(items[at].key)
  })

  const move = (event: KeyboardEvent, index: number) => {
    const last = items.length - 1
    const to = {
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      Home: 0,
      End: last,
    }[event.key]
    const vertical = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (to === undefined || (vertical && variant !== 'side')) return
    event.preventDefault()
    const next = items[to > last ? 0 : to < 0 ? last : to]
    if (!next) return
    setChosen(next.key)
    list.current?.querySelector<HTMLElement>(`[aria-controls="${panelId(next.key)}"]`)?.focus()
  }

  return (
    <div>
      <SectionHeading eyebrow={eyebrow} title={title} intro={intro} align={align} id={titleId} />
      <div className={styles.tabs} data-look={variant}>
        <div
          ref={list}
          role="tablist"
          className={styles.list}
          aria-label={title ? undefined : label}
          aria-labelledby={title ? titleId : undefined}
          aria-orientation={variant === 'side' ? 'vertical' : undefined}
        >
          {items.map((item, index) => (
            <button
              key={item.key}
              type="button"
              role="tab"
              id={`${panelId(item.key)}-tab`}
              aria-selected={item.key === active}
              aria-controls={panelId(item.key)}
              tabIndex={item.key === active ? 0 : -1}
              className={styles.tab}
              onClick={() => setChosen(item.key)}
              onKeyDown={(event) => move(event, index)}
            >
              {item.icon && <Icon name={item.icon} />}
              {item.label}
            </button>
          ))}
        </div>
        <div ref={panels} className={styles.panels}>
          {items.map((item) => (
            <div
              key={item.key}
              role="tabpanel"
              id={panelId(item.key)}
              aria-labelledby={`${panelId(item.key)}-tab`}
              // Required by the pattern: a panel may hold nothing focusable.
              tabIndex={0}
              className={styles.panel}
              data-active={item.key === active || undefined}
            >
              <p className={styles.label}>{item.label}</p>
              {item.text && <RichText tree={item.text} />}
              {slots?.[item.key]}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
