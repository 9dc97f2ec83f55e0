import { type CSSProperties, useRef, useState } from 'react'
import { usePage, useBoot } from '@kit/boot'
import { Icon } from '@kit/icon'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

type Source = Extract<Props['source'], { kind: 'file' }>
type FilmProps = Pick<Props, 'title' | 'poster'> & Pick<Source, 'files' | 'tracks'> & { ratio: number }

/** Addresses of named files; names the theme lacks are left out. */
export function useFiles(): (files: readonly { asset: string }[]) => { src: string; type: string }[] {
  const page = usePage()
  const boot = useBoot()
  return (files) =>
    files.flatMap(({ asset }) => {
      const found = page?.tree?.assets[asset] ?? boot.assets[asset]
      return found?.kind === 'file' ? [{ src: found.src, type: found.type }] : []
    })
}

/** A film with native controls behind its poster; only the poster is fetched before the visitor plays it. */
export function Film({ title, files, tracks, poster, ratio }: FilmProps) {
  const t = useT()
  const addresses = useFiles()
  const film = useRef<HTMLVideoElement>(null)
  const [hasStarted, setStarted] = useState(false)
  const sources = addresses(files)
  const style = { '--ratio': ratio } as CSSProperties
  if (sources.length === 0)
    return (
      <p className={styles.missing} style={style}>
        {t(texts.missing, { title })}
      </p>
    )
  const play = () => {
    setStarted(true)
    film.current?.focus()
    // A browser that refuses to play leaves its own controls, which show that.
    film.current?.play().catch(() => {})
  }
  return (
    <div className={styles.stage} style={style}>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- captions are the author's tracks, below */}
      <video
        ref={film}
        className={styles.film}
        controls
        playsInline
        preload="none"
        aria-label={title}
        onPlay={() => setStarted(true)}
        tabIndex={hasStarted ? 0 : -1}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {tracks.map(({ file, kind, language, label }) =>
          addresses([file]).map(({ src }) => (
            <track key={src} src={src} kind={kind} srcLang={language} label={label ?? texts.languages[language]} />
          )),
        )}
      </video>
      {!hasStarted && (
        <button type="button" className={styles.cover} onClick={play} aria-label={t(texts.play, { title })}>
          {poster && (
            <Picture image={poster} className={styles.poster ?? ''} sizes="(min-width: 1152px) 72rem, 100vw" alt="" />
          )}
          <span className={styles.play} aria-hidden="true">
            <Icon name="player-play" size="1.75rem" />
          </span>
        </button>
      )}
    </div>
  )
}
