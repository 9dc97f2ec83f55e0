import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import styles from './tabs.module.css'

type Props = {
  id: string
  /** Names the tabs for screen readers. */ label: string
  tabs: readonly { key: string; label: string; content: ReactNode }[]
}

/** Tabs per the ARIA Authoring Practices. Without scripts all panels show, each under its name. */
export function Tabs({ id, label, tabs }: Props) {
  const [chosen, setChosen] = useState(tabs[0]?.key)
  const list = useRef<HTMLDivElement>(null)
  const active = tabs.some(({ key }) => key === chosen) ? chosen : tabs[0]?.key
  const move = (event: KeyboardEvent, index: number) => {
    const last = tabs.length - 1
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = tabs[to > last ? 0 : to < 0 ? last : to]
    if (!next) return
    setChosen(next.key)
    list.current?.querySelector<HTMLElement>(`[aria-controls="${id}-${next.key}"]`)?.focus()
  }
  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}-tab`}
            aria-selected={tab.key === active}
            aria-controls={`${id}-${tab.key}`}
            tabIndex={tab.key === active ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(tab.key)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}`}
          aria-labelledby={`${id}-${tab.key}-tab`}
          tabIndex={0}
          className={styles.panel}
          data-panel={tab.key}
          data-active={tab.key === active || undefined}
        >
          <p className={styles.name}>{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  )
}
