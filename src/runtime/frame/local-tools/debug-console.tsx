import { useEffect, useRef, useState } from 'react'
import { useLocale, useSpace } from '@kit/boot'
import { formatTime } from '@kit/format'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import styles from './debug-console.module.css'
import { clearLog, type LogEntry, type LogLevel, logLevels } from './log-buffer'
import { texts } from './texts'

type Props = { log: readonly LogEntry[]; onClose: () => void }

/** The last 50 console messages, readable on phones and through tunnels too. */
export function DebugConsole({ log, onClose }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const [level, setLevel] = useState<LogLevel | 'all'>('all')
  const [isCopied, setCopied] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const shown = log.filter((entry) => level === 'all' || entry.level === level)
  const time = ({ at }: LogEntry) => formatTime(at, 'en', { timeZone, seconds: true })
  const last = shown.at(-1)?.id
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last])
  const copy = async () => {
    await navigator.clipboard.writeText(shown.map((entry) => `${time(entry)} ${entry.level} ${entry.text}`).join('\n'))
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <aside className={styles.console} aria-label={t(texts.debugConsole)} lang={locale}>
      <header className={styles.head}>
        <strong className={styles.title}>{t(texts.debugConsole)}</strong>
        <select
          className={styles.level}
          aria-label={t(texts.level)}
          value={level}
          onChange={(event) => setLevel(event.target.value as LogLevel | 'all')}
        >
          <option value="all">
            {t(texts.all)} ({log.length})
          </option>
          {logLevels.map((name) => (
            <option key={name} value={name}>
              {name} ({log.filter((entry) => entry.level === name).length})
            </option>
          ))}
        </select>
        <button type="button" className={styles.button} onClick={clearLog}>
          <Icon name="trash" /> <span>{t(texts.clear)}</span>
        </button>
        <button type="button" className={styles.button} onClick={() => void copy()}>
          <Icon name={isCopied ? 'check' : 'copy'} /> <span>{t(isCopied ? texts.copied : texts.copy)}</span>
        </button>
        <button type="button" className={styles.button} aria-label={t(texts.close)} onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      {shown.length === 0 ? (
        <p className={styles.quiet}>{t(texts.quiet)}</p>
      ) : (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled area must be reachable by keyboard
        <div ref={list} className={styles.log} role="log" tabIndex={0} aria-label={t(texts.debugConsole)}>
          <ol className={styles.list}>
            {shown.map((entry) => (
              <li key={entry.id} className={styles.entry} data-level={entry.level}>
                <span className={styles.time}>{time(entry)}</span>
                <span className={styles.name}>{entry.level}</span>
                <span className={styles.text}>{entry.text}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </aside>
  )
}
