import { useEffect, useRef, useState } from 'react'
import type { OutputOf } from '@schemas/call'
import type { call as itemContract } from '@schemas/learning/calls/lesson/item'
import type { ShownFilm } from '@schemas/learning/entities/item'
import type { StudyState } from '@schemas/learning/entities/study'
import { useLocale } from '@kit/boot'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Modal } from '@kit/ui/modal/modal'
import { Controls } from './controls'
import { Keys } from './keys'
import { texts } from './texts'
import { Transcript } from './transcript'
import { useCaptions } from './use-captions'
import { useFilmKeys } from './use-film-keys'
import { rates, useFilmState } from './use-film-state'
import { useTracking } from './use-tracking'
import styles from './film.module.css'

type Props = {
  film: ShownFilm
  answer: OutputOf<typeof itemContract>
  hasTranscript: boolean
  onState: (state: StudyState) => unknown
  onEnded: () => void
  onPlay: () => void
  onNext: (() => void) | undefined
  onPrevious: (() => void) | undefined
}

/** A film with controls of its own, captions and a transcript that follows. It goes on where the learner left it. */
export function Film({ film, answer, hasTranscript, onState, onEnded, onPlay, onNext, onPrevious }: Props) {
  const t = useT()
  const locale = useLocale()
  const { lesson, item, progress, recorded } = answer
  const video = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [furthest, setFurthest] = useState(progress.furthest / 10)
  const [isLockedShown, setLockedShown] = useState(false)
  const [isHelping, setHelping] = useState(false)
  const state = useFilmState(video, film.length)
  const captions = useCaptions(video, film.tracks, locale)
  const isLocked = lesson.noSkip && recorded && !item.done
  const tracking = useTracking({
    video,
    lesson: lesson.slug,
    item: item.slug,
    isRecorded: recorded,
    isStrict: lesson.presence === 'strict',
    onState: (next) => {
      setFurthest((before) => Math.max(before, next.furthest / 10))
      return onState(next)
    },
  })
  useEffect(() => {
    const shown = video.current
    if (!shown || progress.last === 0) return
    const resume = () => {
      shown.currentTime = progress.last / 10
    }
    if (shown.readyState >= HTMLMediaElement.HAVE_METADATA) resume()
    else shown.addEventListener('loadedmetadata', resume, { once: true })
    return () => shown.removeEventListener('loadedmetadata', resume)
  }, [progress.last])
  useEffect(() => {
    if (!isLockedShown) return
    const timer = setTimeout(() => setLockedShown(false), 4000)
    return () => clearTimeout(timer)
  }, [isLockedShown])

  const seek = (seconds: number) => {
    const shown = video.current
    if (!shown) return
    const reached = Math.max(furthest, ...playedEnds(shown))
    const to = Math.min(Math.max(0, seconds), state.duration)
    const allowed = isLocked ? Math.min(to, reached) : to
    if (allowed < to) setLockedShown(true)
    shown.currentTime = allowed
  }
  const toggle = () => {
    const shown = video.current
    if (!shown) return
    if (shown.paused) shown.play().catch(() => {})
    else shown.pause()
  }
  const setRate = (rate: number) => {
    if (video.current) video.current.playbackRate = rate
  }
  const setVolume = (volume: number) => {
    if (!video.current) return
    video.current.volume = Math.min(1, Math.max(0, volume))
    video.current.muted = volume <= 0
  }
  const mute = () => {
    if (video.current) video.current.muted = !video.current.muted
  }
  const fullscreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (frame.current?.requestFullscreen) frame.current.requestFullscreen().catch(() => {})
    // On an iPhone only the film itself can fill the screen.
    else (video.current as unknown as { webkitEnterFullscreen?: () => void } | null)?.webkitEnterFullscreen?.()
  }
  const chooseCaptions = () =>
    captions.setLanguage(
      captions.language === 'off'
        ? ((film.tracks.find((each) => each.language === locale) ?? film.tracks[0])?.language ?? 'off')
        : 'off',
    )
  useFilmKeys({
    toggle,
    seekBy: (seconds) => seek((video.current?.currentTime ?? 0) + seconds),
    seekTo: (share) => seek(state.duration * share),
    volumeBy: (step) => setVolume((video.current?.volume ?? 1) + step),
    mute,
    captions: chooseCaptions,
    fullscreen,
    rateBy: (steps) => setRate(rates[Math.min(rates.length - 1, Math.max(0, rates.indexOf(state.rate) + steps))] ?? 1),
    next: onNext,
    previous: onPrevious,
    help: () => setHelping(true),
  })
  return (
    <>
      <div ref={frame} className={styles.stage} data-playing={state.isPlaying ? '' : undefined}>
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- captions are the lesson's tracks, below */}
        <video
          ref={video}
          className={styles.video}
          playsInline
          preload="metadata"
          poster={film.poster}
          aria-label={item.title}
          onClick={toggle}
          onPlay={onPlay}
          onEnded={onEnded}
        >
          {film.sources.map(({ src, type }, at) => (
            // The last source that fails is the film's failure.
            <source
              key={src}
              src={src}
              type={type}
              onError={at === film.sources.length - 1 ? state.onError : undefined}
            />
          ))}
          {film.tracks.map(({ src, language }) => (
            <track key={src} kind="subtitles" src={src} srcLang={language} label={t(texts.languages[language])} />
          ))}
        </video>
        {state.hasFailed && (
          <div role="alert" className={styles.message}>
            <p>{t(texts.filmFailed)}</p>
            <Button look="inverse" icon="refresh" onClick={() => location.reload()}>
              {t(texts.again)}
            </Button>
          </div>
        )}
        {!state.isPlaying && !state.hasFailed && (
          <button type="button" className={styles.big} aria-label={t(texts.play)} onClick={toggle}>
            <Icon name="player-play" size="2rem" />
          </button>
        )}
        <Controls
          state={state}
          tracks={film.tracks}
          captions={captions.language}
          furthest={isLocked ? furthest : undefined}
          onToggle={toggle}
          onSeek={seek}
          onRate={setRate}
          onVolume={setVolume}
          onMute={mute}
          onCaptions={captions.setLanguage}
          onFullscreen={fullscreen}
          video={video}
          onHelp={() => setHelping(true)}
        />
      </div>
      <p role="status" className={styles.notice}>
        {isLockedShown ? t(texts.locked) : tracking.isOffline && recorded ? t(texts.offline) : ''}
      </p>
      {hasTranscript && captions.cues.length > 0 && <Transcript cues={captions.cues} time={state.time} onSeek={seek} />}
      {isHelping && <Keys onClose={() => setHelping(false)} />}
      {tracking.isAsking && (
        <Modal title={t(texts.stillThere)} onClose={tracking.answer}>
          <p>{t(texts.stillThereHint)}</p>
          <Button look="primary" onClick={tracking.answer} data-autofocus="">
            {t(texts.yes)}
          </Button>
        </Modal>
      )}
    </>
  )
}

const playedEnds = ({ played }: HTMLVideoElement): number[] =>
  Array.from({ length: played.length }, (_each, at) => played.end(at))
