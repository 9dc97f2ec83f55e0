import { useRef } from 'react'
import type { OpenedEvent } from '@schemas/events/entities/event'
import { eventTexts } from '@areas/events/ui/event-texts'
import { ShownPrice } from '@areas/commerce/public'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { useBottomDock } from '@kit/use-bottom-dock'
import { texts } from './texts'
import styles from './view.module.css'

/** On phones: the lowest price and the way to the packages, while those are out of sight. */
export function RegisterBar({ event, onOpen }: { event: OpenedEvent; onOpen: () => void }) {
  const t = useT()
  const bar = useRef<HTMLDivElement>(null)
  useBottomDock(bar, 'button', 'end', true)
  const prices = event.packages.filter(({ state }) => state === 'open').map(({ price }) => price)
  const lowest = prices.toSorted((one, other) => (one?.amount ?? 0) - (other?.amount ?? 0))[0]
  return (
    <div ref={bar} className={styles.bar}>
      {lowest ? (
        <ShownPrice price={lowest} isFrom={prices.length > 1} />
      ) : (
        <span className={styles.free}>{t(eventTexts.free)}</span>
      )}
      <Button onClick={onOpen}>{t(texts.title)}</Button>
    </div>
  )
}
