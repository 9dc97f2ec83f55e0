import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { texts } from './texts'

type Props = {
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  /** What still holds others stays. */
  mayRemove?: boolean
}

/** Moves an entry of a list up or down, or removes it. */
export function OrderButtons({ isFirst, isLast, onMove, onRemove, mayRemove = true }: Props) {
  const t = useT()
  return (
    <>
      <Button look="quiet" icon="arrow-up" disabled={isFirst} onClick={() => onMove(-1)}>
        {t(texts.up)}
      </Button>
      <Button look="quiet" icon="arrow-down" disabled={isLast} onClick={() => onMove(1)}>
        {t(texts.down)}
      </Button>
      <Button look="quiet" icon="trash" disabled={!mayRemove} onClick={onRemove}>
        {t(texts.remove)}
      </Button>
    </>
  )
}
