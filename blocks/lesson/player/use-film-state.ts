import { type RefObject, useCallback, useEffect, useState } from 'react'

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

export type FilmState = {
  isPlaying: boolean
  isWaiting: boolean
  hasFailed: boolean
  time: number
  duration: number
  rate: number
  volume: number
  isMuted: boolean
  isFullscreen: boolean
}

const events = [
  'play',
  'playing',
  'pause',
  'waiting',
  'seeked',
  'timeupdate',
  'durationchange',
  'ratechange',
  'volumechange',
  'ended',
] as const

/** What a film does now, for its controls. */
export function useFilmState(
  video: RefObject<HTMLVideoElement | null>,
  length: number,
): FilmState & { onError: () => void } {
  const [state, setState] = useState<FilmState>({
    isPlaying: false,
    isWaiting: false,
    hasFailed: false,
    time: 0,
    duration: length / 10,
    rate: 1,
    volume: 1,
    isMuted: false,
    isFullscreen: false,
  })
  useEffect(() => {
    const film = video.current
    if (!film) return
    const read = (event?: Event) =>
      setState((before) => ({
        ...before,
        isPlaying: !film.paused,
        isWaiting: event?.type === 'waiting' || (before.isWaiting && event?.type === 'timeupdate' && film.seeking),
        time: film.currentTime,
        duration: Number.isFinite(film.duration) && film.duration > 0 ? film.duration : length / 10,
        rate: film.playbackRate,
        volume: film.volume,
        isMuted: film.muted,
        isFullscreen: document.fullscreenElement !== null,
      }))
    read()
    for (const name of events) film.addEventListener(name, read)
    document.addEventListener('fullscreenchange', read)
    return () => {
      for (const name of events) film.removeEventListener(name, read)
      document.removeEventListener('fullscreenchange', read)
    }
  }, [video, length])
  const onError = useCallback(() => setState((before) => ({ ...before, hasFailed: true })), [])
  return { ...state, onError }
}
