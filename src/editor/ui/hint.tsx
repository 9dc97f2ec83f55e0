import type { TooltipProps } from '@mantine/core'
import { cloneElement, type HTMLAttributes, type PointerEvent, type ReactElement, useEffect, useState } from 'react'
import { lazyPart } from './lazy-part'

const Tip = lazyPart(async () => (await import('./tip')).Tip)

type TipProps = Pick<TooltipProps, 'label' | 'position' | 'multiline' | 'maw' | 'disabled'>
/**
 * Besides the tooltip's props, those that a surrounding `Menu.Target` or `Popover.Target` passes, which belong to the
 * child.
 */
type Props = TipProps & { children: ReactElement<HTMLAttributes<HTMLElement>> }

/** Hover time (ms) before the hint is shown. */
const restMs = 350

/**
 * Shows a tooltip on hover. The tooltip is only mounted then: a panel has dozens, and one positioned by script costs
 * more than the control.
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
          // Touch has no hover.
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
