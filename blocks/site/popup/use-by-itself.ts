import { useEffect, useEffectEvent } from 'react'
import { hasEdgeQuestion } from '@kit/edge-places'
import type { Props } from './schema'
import { wasShown } from './shown-last'

/** What it would come over is asked for again so often (ms). */
const lookAgainMs = 1000

/** Something that asks or holds a person: the question of consent, or another dialog. */
const isBusy = () => hasEdgeQuestion() || document.querySelector('dialog[open], [aria-modal="true"]') !== null || document.visibilityState === 'hidden'

/** Opens when its moment has come, once, and not before nothing is in the way. */
export function useByItself({ blockId, opens, after, pause }: Pick<Props, 'blockId' | 'opens' | 'after' | 'pause'>, isThere: boolean, open: () => void): void {
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (!isThere || opens === 'asked' || wasShown(blockId, pause)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const come = () => {
      end()
      // Opened by hand meanwhile, here or in another tab.
      if (wasShown(blockId, pause)) return
      if (isBusy()) timer = setTimeout(come, lookAgainMs)
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
  }, [blockId, opens, after, pause, isThere])
}
