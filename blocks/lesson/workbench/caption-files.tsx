import { useRef, useState } from 'react'
import type { Locale } from '@schemas/layout/locale'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import type { DraftItem } from './outline-draft'
import { texts } from './texts'
import { uploadPrivate } from './upload-private'
import styles from './view.module.css'

type Film = NonNullable<DraftItem['body']['film']>
type Props = { film: Film; onChange: (film: Film) => void }

/** The captions of a film in each language, as WebVTT files beside it. */
export function CaptionFiles({ film, onChange }: Props) {
  const t = useT()
  return (
    <fieldset className={styles.captions}>
      <legend>{t(texts.captions)}</legend>
      <p className={styles.soft}>{t(texts.captionsHint)}</p>
      {(['th', 'en'] as const).map((language) => (
        <CaptionFile key={language} language={language} film={film} onChange={onChange} />
      ))}
    </fieldset>
  )
}

function CaptionFile({ language, film, onChange }: Props & { language: Locale }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const others = film.tracks.filter((track) => track.language !== language)
  const has = others.length < film.tracks.length
  const name = t(texts.locales[language])
  const add = async (file: File) => {
    setProblem(undefined)
    setBusy(true)
    try {
      if (!(await isWebVtt(file))) throw new Error(t(texts.noCaptions, { name: file.name }))
      const saved = await uploadPrivate(new File([file], file.name, { type: 'text/vtt' }))
      if (saved) onChange({ ...film, tracks: [...others, { language, file: saved }] })
    } catch (error) {
      setProblem(error instanceof GatewayError || error instanceof Error ? error.message : t(lessonTexts.failed))
    }
    setBusy(false)
  }
  return (
    <div className={styles.line}>
      <span>
        {name} <span className={styles.soft}>{t(has ? texts.captionsThere : texts.captionsNone)}</span>
      </span>
      <span className={styles.acts}>
        <Button look="secondary" size="s" icon="upload" disabled={isBusy} onClick={() => input.current?.click()}>
          {t(has ? texts.captionsReplace : texts.captionsAdd, { language: name })}
        </Button>
        {has && (
          <Button look="quiet" size="s" icon="trash" onClick={() => onChange({ ...film, tracks: others })}>
            {t(texts.captionsRemove, { language: name })}
          </Button>
        )}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".vtt,text/vtt"
        aria-label={t(texts.captionsAdd, { language: name })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void add(file)
        }}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** A file of WebVTT begins with its name, after a byte order mark or not. */
const isWebVtt = async (file: File) => /^WEBVTT(?:[ \t\r\n]|$)/.test(await file.slice(0, 16).text())
