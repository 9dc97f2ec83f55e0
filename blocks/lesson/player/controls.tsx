import { type RefObject, useId } from 'react'
import type { Locale } from '@schemas/layout/locale'
import { useLocale } from '@kit/boot'
import { formatDuration } from '@kit/format'
import { Icon } from '@kit/icon'
import type { IconName } from '@schemas/layout/icon-names'
import { useIsMounted } from '@kit/mounted'
import { useT } from '@kit/t'
import styles from './film.module.css'
import { texts } from './texts'
import { type FilmState, rates } from './use-film-state'

type Props = {
  state: FilmState
  tracks: readonly { language: Locale }[]
  captions: Locale | 'off'
  /** Beyond this (s) nothing can be chosen yet. */
  furthest: number | undefined
  video: RefObject<HTMLVideoElement | null>
  onToggle: () => void
  onSeek: (seconds: number) => void
  onRate: (rate: number) => void
  onVolume: (volume: number) => void
  onMute: () => void
  onCaptions: (language: Locale | 'off') => void
  onFullscreen: () => void
  onHelp: () => void
}

const clock = (seconds: number, locale: Locale) => formatDuration(seconds, locale, { style: 'clock' })

/** The controls of a film, in the order in which a keyboard reaches them. */
export function Controls(props: Props) {
  const { state, tracks, captions, furthest, video } = props
  const t = useT()
  const locale = useLocale()
  const id = useId()
  const { isPlaying, time, duration, rate, volume, isMuted, isFullscreen } = state
  const hasPip = useIsMounted() && document.pictureInPictureEnabled
  const isSilent = isMuted || volume === 0
  const position = t(texts.position, { time: clock(time, locale), length: clock(duration, locale) })
  const button = (icon: IconName, label: string, onClick: () => void, more: Record<string, unknown> = {}) => (
    <button type="button" className={styles.control} aria-label={label} title={label} onClick={onClick} {...more}>
      <Icon name={icon} />
    </button>
  )
  const openPip = () => {
    if (document.pictureInPictureElement) void document.exitPictureInPicture()
    else video.current?.requestPictureInPicture().catch(() => {})
  }
  return (
    <div className={styles.controls} role="group" aria-label={t(texts.controls)}>
      <span className={styles.line}>
        <input
          type="range"
          className={styles.seek}
          min={0}
          max={Math.max(1, Math.floor(duration))}
          step={1}
          value={Math.floor(time)}
          aria-label={t(texts.seek)}
          aria-valuetext={position}
          style={{ '--reached': `${duration > 0 ? ((furthest ?? duration) / duration) * 100 : 100}%` } as never}
          onChange={(event) => props.onSeek(Number(event.currentTarget.value))}
        />
      </span>
      <div className={styles.row}>
        {button(isPlaying ? 'player-pause' : 'player-play', t(isPlaying ? texts.pause : texts.play), props.onToggle)}
        {button('player-skip-back', t(texts.back), () => props.onSeek(time - 10), { 'data-wide': '' })}
        {button('player-skip-forward', t(texts.forward), () => props.onSeek(time + 10), { 'data-wide': '' })}
        <span className={styles.time}>
          {clock(time, locale)} / {clock(duration, locale)}
        </span>
        <span className={styles.space} />
        {button('volume', t(isSilent ? texts.unmute : texts.mute), props.onMute, {
          'aria-pressed': isSilent,
          'data-wide': '',
        })}
        <input
          type="range"
          className={styles.volume}
          min={0}
          max={1}
          step={0.05}
          value={isSilent ? 0 : volume}
          aria-label={t(texts.volume)}
          onChange={(event) => props.onVolume(Number(event.currentTarget.value))}
        />
        <label className={styles.choice} htmlFor={`${id}rate`}>
          <span className="visually-hidden">{t(texts.speed)}</span>
          <select id={`${id}rate`} value={rate} onChange={(event) => props.onRate(Number(event.currentTarget.value))}>
            {rates.map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </label>
        {tracks.length > 0 && (
          <label className={styles.choice} htmlFor={`${id}captions`}>
            <span className="visually-hidden">{t(texts.captions)}</span>
            <select
              id={`${id}captions`}
              value={captions}
              onChange={(event) => props.onCaptions(event.currentTarget.value as Locale | 'off')}
            >
              <option value="off">{t(texts.captionsOff)}</option>
              {tracks.map(({ language }) => (
                <option key={language} value={language}>
                  {t(texts.languages[language])}
                </option>
              ))}
            </select>
          </label>
        )}
        {hasPip && button('external-link', t(texts.pip), openPip, { 'data-wide': '' })}
        {button('help', t(texts.keys), props.onHelp, { 'data-wide': '' })}
        {button(
          isFullscreen ? 'minimize' : 'maximize',
          t(isFullscreen ? texts.leaveFullscreen : texts.fullscreen),
          props.onFullscreen,
        )}
      </div>
    </div>
  )
}
