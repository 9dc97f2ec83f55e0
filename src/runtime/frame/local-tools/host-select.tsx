import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { chooseHost, type Host, hostsToShow } from './hosts'
import styles from './host-select.module.css'
import { texts } from './texts'

type Props = { hosts: readonly Host[] | undefined; hasFailed: boolean; current: string }

/** A searchable dropdown: an editable combobox with a list (WAI-ARIA pattern); the focus stays in the input. */
export function HostSelect({ hosts, hasFailed, current }: Props) {
  const t = useT()
  const id = useId()
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const shown = hostsToShow(hosts ?? [], search)
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [isOpen])
  const go = (to: number) => {
    setOpen(true)
    setActive(to)
    document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    const last = shown.length - 1
    if (event.key === 'ArrowDown') go(isOpen && active < last ? active + 1 : 0)
    else if (event.key === 'ArrowUp') go(isOpen && active > 0 ? active - 1 : last)
    else if (event.key === 'Enter' && shown[isOpen ? Math.max(active, search ? 0 : active) : -1])
      chooseHost((shown[Math.max(active, 0)] as Host).hostname)
    else if (event.key === 'Escape' && (isOpen || search)) {
      setOpen(false)
      setActive(-1)
      if (!isOpen) setSearch('')
    } else return
    event.preventDefault()
  }
  return (
    <div
      ref={box}
      className={styles.box}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        ref={input}
        className={styles.input}
        role="combobox"
        aria-label={t(texts.search)}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={t(texts.search)}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          setActive(-1)
          setOpen(true)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={press}
      />
      <button
        type="button"
        tabIndex={-1}
        className={styles.open}
        aria-label={t(texts.open)}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onClick={() => {
          setOpen(!isOpen)
          input.current?.focus()
        }}
      >
        <Icon name="chevron-down" />
      </button>
      <div className={styles.popup} hidden={!isOpen}>
        {/* A datalist cannot be filtered or styled */}
        <div id={`${id}-list`} role="listbox" className={styles.list} aria-label={t(texts.list)} tabIndex={-1}>
          {shown.map((host, at) => (
            // In a combobox the input handles the keys.
            <div
              key={host.hostname}
              id={`${id}-${at}`}
              // An option outside a select cannot contain elements.
              role="option"
              tabIndex={-1}
              className={styles.option}
              aria-selected={host.hostname === current}
              data-active={at === active ? '' : undefined}
              onPointerMove={() => setActive(at)}
              onClick={() => chooseHost(host.hostname)}
            >
              <span className={styles.name}>{host.siteName}</span>
              <span className={styles.host}>{host.hostname}</span>
              {host.hostname === current && <Icon name="check" label={t(texts.shown)} />}
            </div>
          ))}
        </div>
        {shown.length === 0 && (
          <p className={styles.none}>{t(hosts ? texts.none : hasFailed ? texts.failed : texts.loading)}</p>
        )}
      </div>
    </div>
  )
}
