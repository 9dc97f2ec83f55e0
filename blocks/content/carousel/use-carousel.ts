import { type RefObject, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '@kit/use-reduced-motion'

type Place = { at: number; atStart: boolean; atEnd: boolean }

export type Carousel = Place & {
  track: RefObject<HTMLDivElement | null>
  /** The carousel has an interval and may move automatically, so it needs a control that stops it. */
  canPlay: boolean
  isPlaying: boolean
  togglePlay: () => void
  /** Moves one view back or forward. */
  go: (direction: 1 | -1) => void
  goTo: (index: number) => void
  /** Hover or focus pauses the carousel. */
  handlers: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>
}

/**
 * Moves a track of scroll-snapped slides. The browser scrolls; this only reads the position and requests the next one.
 */
export function useCarousel(count: number, seconds: number): Carousel {
  const track = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place>({ at: 0, atStart: true, atEnd: count < 2 })
  const prefersLess = useReducedMotion()
  const [choice, setChoice] = useState<boolean | null>(null)
  const [isUnderPointer, setUnderPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isUnderPointer || hasFocus
  const canPlay = seconds > 0 && count > 1
  const isPlaying = canPlay && (choice ?? !prefersLess)

  useEffect(() => {
    const shown = track.current
    if (!shown) return
    const read = () => setPlace((before) => same(before, readPlace(shown)))
    read()
    shown.addEventListener('scroll', read, { passive: true })
    const resized = new ResizeObserver(read)
    resized.observe(shown)
    return () => {
      shown.removeEventListener('scroll', read)
      resized.disconnect()
    }
  }, [])

  useEffect(() => {
    if (!isPlaying || isHeld) return
    const timer = setInterval(() => {
      const shown = track.current
      if (!shown || document.hidden) return
      if (readPlace(shown).atEnd) shown.scrollTo({ left: 0, behavior: 'smooth' })
      else step(shown, 1)
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [isPlaying, isHeld, seconds])

  return {
    ...place,
    track,
    canPlay,
    isPlaying,
    togglePlay: () => setChoice(!isPlaying),
    go: (direction) => {
      if (track.current) step(track.current, direction)
    },
    goTo: (index) => {
      const shown = track.current
      const slide = shown?.children[index]
      if (shown && slide instanceof HTMLElement)
        shown.scrollTo({ left: slide.offsetLeft - shown.offsetLeft, behavior: 'smooth' })
    },
    handlers: {
      onPointerEnter: () => setUnderPointer(true),
      onPointerLeave: () => setUnderPointer(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  }
}

/** Scrolls by the number of slides that fit, at least one. */
function step(track: HTMLElement, direction: 1 | -1): void {
  const [first, second] = [track.children[0], track.children[1]]
  if (!(first instanceof HTMLElement)) return
  const pitch = second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : track.clientWidth
  const fit = Math.max(1, Math.floor((track.clientWidth + 1) / pitch))
  track.scrollBy({ left: direction * fit * pitch, behavior: 'smooth' })
}

function readPlace(track: HTMLElement): Place {
  const { scrollLeft, clientWidth, scrollWidth } = track
  const slides = [...track.children].filter((child): child is HTMLElement => child instanceof HTMLElement)
  const start = slides[0]?.offsetLeft ?? 0
  const atEnd = scrollLeft + clientWidth >= scrollWidth - 2
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - start - scrollLeft))
  const nearest = distances.indexOf(Math.min(...distances))
  return { at: atEnd && scrollLeft > 2 ? slides.length - 1 : Math.max(0, nearest), atStart: scrollLeft <= 2, atEnd }
}

const same = (before: Place, now: Place) =>
  before.at === now.at && before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now
