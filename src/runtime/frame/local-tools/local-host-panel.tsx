import { useEffect, useState } from 'react'
import { useSite } from '@kit/boot'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { HostSelect } from './host-select'
import { fetchHosts, type Host, resetHost } from './hosts'
import styles from './local-host-panel.module.css'
import type { LogEntry } from './log-buffer'
import { texts } from './texts'

const storageKey = 'hostPanel'
/** On a phone the bar would take a tenth of the window, so it starts collapsed there. */
const startsOpen = () =>
  (sessionStorage.getItem(storageKey) ?? (matchMedia('(min-width: 640px)').matches ? 'open' : 'closed')) === 'open'

type Props = { log: readonly LogEntry[]; isConsoleOpen: boolean; onConsole: () => void }

/** The bar on local hosts: the host shown, other hosts, and a reset. Collapsed, it is a button in the corner. */
export function LocalHostPanel({ log, isConsoleOpen, onConsole }: Props) {
  const t = useT()
  const { hostname, siteName } = useSite()
  const [isOpen, setOpen] = useState(startsOpen)
  const [hosts, setHosts] = useState<Host[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    fetchHosts().then(setHosts, (error: unknown) => {
      console.error(error)
      setFailed(true)
    })
  }, [])
  const toggle = (open: boolean) => {
    sessionStorage.setItem(storageKey, open ? 'open' : 'closed')
    setOpen(open)
  }
  if (!isOpen) {
    return (
      <button type="button" className={styles.pill} data-local-panel="closed" onClick={() => toggle(true)}>
        <Icon name="server" />
        <span className="visually-hidden">{t(texts.bar)}: </span>
        {hostname}
      </button>
    )
  }
  const errors = log.filter((entry) => entry.level === 'error').length
  return (
    <aside className={styles.bar} data-local-panel="open" aria-label={t(texts.bar)}>
      <p className={styles.current}>
        <Icon name="server" />
        <span className="visually-hidden">{t(texts.current)}: </span>
        <strong className={styles.hostname}>{hostname}</strong>
        <span className={styles.siteName}>{siteName}</span>
      </p>
      <HostSelect hosts={hosts} hasFailed={hasFailed} current={hostname} />
      <output className={styles.total}>{hosts ? t(texts.total, { count: hosts.length }) : ''}</output>
      <div className={styles.actions}>
        <button type="button" className={styles.button} aria-expanded={isConsoleOpen} onClick={onConsole}>
          <Icon name="code" />
          <span className={styles.word}>{t(texts.console)}</span>
          {errors > 0 && (
            <span className={styles.count}>
              {errors}
              <span className="visually-hidden"> {t(texts.errors, { count: errors })}</span>
            </span>
          )}
        </button>
        <button type="button" className={styles.button} title={t(texts.resetHint)} onClick={resetHost}>
          <Icon name="rotate" />
          <span className={styles.word}>{t(texts.reset)}</span>
        </button>
        <button type="button" className={styles.button} onClick={() => toggle(false)}>
          <Icon name="x" />
          <span className={styles.word}>{t(texts.close)}</span>
        </button>
      </div>
    </aside>
  )
}
