import { useEffect, useRef, useState } from 'react'
import { useLocale } from '@kit/boot'
import { formatDuration } from '@kit/format'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import styles from './film.module.css'
import { texts } from './texts'
import type { Cue } from './use-captions'

type Props = { cues: readonly Cue[]; time: number; onSeek: (seconds: number) => void }

/** The captions as text: it follows the film, can be searched, and a press goes to its place. */
export function Transcript({ cues, time, onSeek }: Props) {
  const t = useT()
  const locale = useLocale()
  const list = useRef<HTMLOListElement>(null)
  const [query, setQuery] = useState('')
  const here = cues.findLastIndex(({ start }) => start <= time)
  const wanted = query.trim().toLowerCase()
  const shown = cues.flatMap((cue, at) => (cue.text.toLowerCase().includes(wanted) ? [{ ...cue, at }] : []))
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Within the list alone: the page stays where its reader is.
    if (line && list.current) list.current.scrollTop = line.offsetTop - list.current.clientHeight / 3
  }, [here])
  return (
    <details className={styles.transcript} open>
      <summary className={styles.transcriptName}>{t(texts.transcript)}</summary>
      <Field label={t(texts.search)} labelHidden>
        <TextInput
          type="search"
          icon="search"
          placeholder={t(texts.search)}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </Field>
      <ol ref={list} role="list" className={styles.cues}>
        {shown.map(({ at, start, text }) => (
          <li key={at}>
            <button
              type="button"
              className={styles.cue}
              aria-current={at === here ? 'true' : undefined}
              onClick={() => onSeek(start)}
            >
              <span className={styles.cueTime}>{formatDuration(start, locale, { style: 'clock' })}</span>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
      {shown.length === 0 && <p className={styles.none}>{t(texts.notFound)}</p>}
    </details>
  )
}
