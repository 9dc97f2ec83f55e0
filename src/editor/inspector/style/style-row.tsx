import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { PropertyRow } from '../panel/property-row'
import type { StyleAccess, StylePath } from './use-style'

type Props = {
  style: StyleAccess
  path: StylePath
  what: LocalisedText
  layout?: 'inline' | 'stacked'
  isGroup?: boolean
  trailing?: ReactNode
  /** What a reset removes if more than the value: fields that are invalid without it. */
  resets?: StylePath
  children: (id: string) => ReactNode
}

/** One style value with its origin. */
export function StyleRow({
  style,
  path,
  what,
  layout = 'inline',
  isGroup = false,
  trailing,
  resets = path,
  children,
}: Props) {
  const t = useT()
  const id = `style-${path.join('-')}`
  const origin = style.origin(path, what)
  return (
    <PropertyRow
      id={id}
      label={t(what)}
      layout={layout}
      isGroup={isGroup}
      origin={origin.from === 'own' ? { ...origin, onReset: () => style.set(resets, undefined, what) } : origin}
      trailing={trailing}
    >
      {children(id)}
    </PropertyRow>
  )
}
