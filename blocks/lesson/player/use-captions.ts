import { type RefObject, useEffect, useState } from 'react'
import type { Locale } from '@schemas/layout/locale'

export type Cue = { start: number; end: number; text: string }

type Track = { src: string; language: Locale }

/** Chooses which captions are shown, and reads the text of those in the reader's language. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, tracks: readonly Track[], locale: Locale) {
  const [language, setLanguage] = useState<Locale | 'off'>(
    tracks.some((each) => each.language === locale) ? locale : 'off',
  )
  const [cues, setCues] = useState<Cue[]>([])
  // Of captions that are off, the text is still read.
  const read = language === 'off' ? (tracks.find((each) => each.language === locale) ?? tracks[0])?.language : language
  useEffect(() => {
    const film = video.current
    if (!film) return
    const elements = [...film.querySelectorAll('track')]
    const listeners = elements.map((element) => {
      const { track } = element
      // `hidden` loads the cues without showing them.
      track.mode = element.srclang === language ? 'showing' : element.srclang === read ? 'hidden' : 'disabled'
      const take = () => {
        if (element.srclang === read) setCues(cuesOf(track))
      }
      element.addEventListener('load', take)
      if (element.readyState === HTMLTrackElement.LOADED) take()
      return () => element.removeEventListener('load', take)
    })
    return () => {
      for (const remove of listeners) remove()
    }
  }, [video, language, read, tracks])
  return { language, setLanguage, cues }
}

const cuesOf = ({ cues }: TextTrack): Cue[] =>
  [...(cues ?? [])].flatMap((cue) =>
    cue instanceof VTTCue ? [{ start: cue.startTime, end: cue.endTime, text: cue.getCueAsHTML().textContent }] : [],
  )
