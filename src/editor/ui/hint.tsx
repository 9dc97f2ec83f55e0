import type { TooltipProps } from '@mantine/core'
import { cloneElement, type HTMLAttributes, type PointerEvent, type ReactElement, useEffect, useState } from 'react'
import { lazyPart } from './lazy-part'

const Tip = lazyPart(async () => (await import('./tip')).Tip)

type TipProps = Pick<TooltipProps, 'label' | 'position' | 'multiline' | 'maw' | 'disabled'>
/** Beside the tip's own: what a `Menu.Target` or `Popover.Target` around it gives, which is the child's. */
type Props = TipProps & { children: ReactElement<HTMLAttributes<HTMLElement>> }

/** The pointer rests on something for so long (ms) before its hint comes. */
const restMs = 350

/**
 * Says what something is while the pointer rests on it. The tip itself is made only then: a panel has dozens of such
 * things, and a tip that is placed by script costs more than what it explains.
 */
export function Hint({ children, label, position = 'top', multiline = false, maw, disabled = false, ...rest }: Props) {
  const [over, setOver] = useState<HTMLElement | null>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!over) return
    const timer = setTimeout(() => setShown(true), restMs)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOver(null)
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKey)
      setShown(false)
    }
  }, [over])
  const { onPointerEnter, onPointerLeave, onPointerDown } = children.props
  return (
    <>
      {cloneElement(children, {
        ...rest,
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          onPointerEnter?.(event)
          // A finger does not rest on what it does not mean to press.
          if (event.pointerType !== 'touch') setOver(event.currentTarget)
        },
        onPointerLeave: (event: PointerEvent<HTMLElement>) => {
          onPointerLeave?.(event)
          setOver(null)
        },
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          onPointerDown?.(event)
          setOver(null)
        },
      })}
      {over && isShown && !disabled && (
        <Tip label={label} position={position} multiline={multiline} maw={maw} target={over} />
      )}
    </>
  )
}
