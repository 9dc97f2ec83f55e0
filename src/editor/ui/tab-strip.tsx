import type { KeyboardEvent } from 'react'
import styles from './controls.module.css'

type Props<Tab extends string> = {
  /** Id prefix: tabs are `{id}-{tab}`, the panel is `{id}-panel`. */
  id: string
  label: string
  tabs: readonly { value: Tab; label: string }[]
  value: Tab
  onChange: (value: Tab) => void
}

/** Tabs of panels, of which one is shown. Arrow keys move between tabs; the Tab key reaches the selected one. */
export function TabStrip<Tab extends string>({ id, label, tabs, value, onChange }: Props<Tab>) {
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={press}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          data-tab={tab.value}
          className={styles.tab}
          aria-selected={tab.value === value}
          aria-controls={`${id}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
