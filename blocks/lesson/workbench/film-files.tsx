import { useRef, useState } from 'react'
import type { MadeKind } from '@schemas/learning/entities/item'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import type { newItem } from './outline-draft'
import { texts } from './texts'
import { uploadPrivate } from './upload-private'
import styles from './view.module.css'

type Props = { onAdd: (kind: MadeKind, more?: Parameters<typeof newItem>[2]) => void }

/** How long a film is, in tenths of a second; undefined when the browser cannot play it. */
function lengthOf(file: File): Promise<number | undefined> {
  return new Promise((resolve) => {
    const video = document.createElement('video')
    const address = URL.createObjectURL(file)
    const done = (length: number | undefined) => {
      URL.revokeObjectURL(address)
      resolve(length)
    }
    video.preload = 'metadata'
    video.addEventListener('loadedmetadata', () =>
      done(Number.isFinite(video.duration) ? Math.max(1, Math.round(video.duration * 10)) : undefined),
    )
    video.addEventListener('error', () => done(undefined))
    video.src = address
  })
}

/** Adds a part for each chosen film or document; each is uploaded as a private file of the library. */
export function FilmFiles({ onAdd }: Props) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const add = async (files: readonly File[]) => {
    setProblem(undefined)
    for (const file of files) {
      setBusy(file.name)
      try {
        const isPdf = file.type === 'application/pdf'
        const length = isPdf ? undefined : await lengthOf(file)
        if (!isPdf && length === undefined) throw new Error(t(texts.unplayable, { name: file.name }))
        const saved = await uploadPrivate(file)
        if (saved === undefined) continue
        const title = file.name.replace(/\.[^.]+$/, '')
        if (isPdf) onAdd('pdf', { title, body: { pdf: { file: saved } } })
        else
          onAdd('video', {
            title,
            body: {
              film: { sources: [{ file: saved, type: file.type || 'video/mp4' }], tracks: [], length: length ?? 1 },
            },
          })
      } catch (error) {
        setProblem(error instanceof GatewayError || error instanceof Error ? error.message : t(lessonTexts.failed))
      }
    }
    setBusy(undefined)
  }
  return (
    <>
      <Button look="secondary" icon="upload" disabled={busy !== undefined} onClick={() => input.current?.click()}>
        {busy === undefined ? t(texts.addFiles) : t(texts.uploading, { name: busy })}
      </Button>
      <Button look="secondary" icon="plus" onClick={() => onAdd('video')}>
        {t(texts.addEmbed)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="video/mp4,video/webm,application/pdf"
        aria-label={t(texts.addFiles)}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          void add(files)
        }}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
