import { type CSSProperties, useRef, useState } from 'react'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { title: string; sources: { src: string; type: string }[]; length: string | undefined }

const rates = [1, 1.25, 1.5, 0.75] as const

/** Seconds as "1:05" or "1:02:05". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const tail = String(rest).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}

/** Stated length in seconds, so that the slider has an end before the file is fetched. */
export const secondsOf = (length: string | undefined) =>
  length?.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) ?? 0

/** A themed player; without scripts the browser's own controls are shown. */
export function Player({ title, sources, length }: Props) {
  const t = useT()
  const sound = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  const [measured, setMeasured] = useState(0)
  const [rate, setRate] = useState(0)
  const end = measured || secondsOf(length)
  const speed = rates[rate % rates.length] ?? 1

  const toggle = () => {
    const player = sound.current
    if (!player) return
    // A browser that refuses to play fires `pause` again, and the button follows that.
    if (player.paused) player.play().catch(() => setPlaying(false))
    else player.pause()
  }
  const seek = (seconds: number) => {
    setAt(seconds)
    if (sound.current) sound.current.currentTime = seconds
  }
  const faster = () => {
    setRate(rate + 1)
    if (sound.current) sound.current.playbackRate = rates[(rate + 1) % rates.length] ?? 1
  }

  return (
    <>
      <div className={styles.player}>
        <button
          type="button"
          className={styles.play}
          onClick={toggle}
          aria-label={t(isPlaying ? texts.pause : texts.play, { title })}
        >
          <Icon name={isPlaying ? 'player-pause' : 'player-play'} size="1.5rem" />
        </button>
        <input
          className={styles.seek}
          type="range"
          min={0}
          max={Math.max(1, Math.floor(end))}
          step={1}
          value={Math.floor(at)}
          style={{ '--done': end > 0 ? `${Math.min(100, (at / end) * 100)}%` : '0%' } as CSSProperties}
          onChange={(event) => seek(Number(event.target.value))}
          aria-label={t(texts.position, { title })}
          aria-valuetext={t(texts.at, { at: clock(at), length: clock(end) })}
        />
        <span className={styles.time} aria-hidden="true">
          {clock(at)}
          {end > 0 && ` / ${clock(end)}`}
        </span>
        <button type="button" className={styles.rate} onClick={faster} aria-label={t(texts.speed, { rate: speed })}>
          {speed}×
        </button>
      </div>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- a sound has a text to read along instead */}
      <audio
        ref={sound}
        className={styles.plain}
        controls
        preload="none"
        aria-label={title}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
        onDurationChange={(event) =>
          setMeasured(Number.isFinite(event.currentTarget.duration) ? event.currentTarget.duration : 0)
        }
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </audio>
    </>
  )
}
