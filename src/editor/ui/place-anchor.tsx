import type { ComponentPropsWithRef } from 'react'
import type { Point } from './point'

type Props = ComponentPropsWithRef<'button'> & { at: Point | undefined; label: string }

/** Invisible anchor for a menu that opens at a point of the window instead of a control. */
export function PlaceAnchor({ at, label, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      tabIndex={-1}
      aria-label={label}
      style={{
        position: 'fixed',
        left: at?.x ?? 0,
        top: at?.y ?? 0,
        width: 0,
        height: 0,
        padding: 0,
        border: 0,
        opacity: 0,
        pointerEvents: 'none',
      }}
    />
  )
}
