import { useEffect, useEffectEvent } from 'react'
import { hasDockQuestion } from '@kit/bottom-dock'
import type { Props } from './schema'
import { wasShown } from './shown-last'

/** Interval at which it checks whether nothing is in the way (ms). */
const pollIntervalMs = 1000

/** Something that occupies the visitor: the consent question, or another dialog. */
const isBusy = () =>
  hasDockQuestion() ||
  document.querySelector('dialog[open], [aria-modal="true"]') !== null ||
  document.visibilityState === 'hidden'

/** Opens once when its trigger fires, and not before nothing is in the way. */
export function useAutoOpen(
  { opens, after, pause }: Pick<Props, 'opens' | 'after' | 'pause'>,
  isThere: boolean,
  key: () => string,
  open: () => void,
): void {
  const openNow = useEffectEvent(open)
  const isRecent = useEffectEvent(() => wasShown(key(), pause))
  useEffect(() => {
    if (!isThere || opens === 'asked' || isRecent()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const come = () => {
      end()
      // Opened manually meanwhile, here or in another tab.
      if (isRecent()) return
      if (isBusy()) timer = setTimeout(come, pollIntervalMs)
      else openNow()
    }
    const scrolled = () => {
      const { scrollHeight } = document.documentElement
      if (scrollY >= (scrollHeight - innerHeight) / 2) come()
    }
    const left = ({ clientY }: MouseEvent) => {
      if (clientY <= 0) come()
    }
    const end = () => {
      clearTimeout(timer)
      removeEventListener('scroll', scrolled)
      document.documentElement.removeEventListener('mouseleave', left)
    }
    if (opens === 'time') timer = setTimeout(come, after * 1000)
    else if (opens === 'scroll') addEventListener('scroll', scrolled, { passive: true })
    else document.documentElement.addEventListener('mouseleave', left)
    return end
  }, [opens, after, pause, isThere])
}
