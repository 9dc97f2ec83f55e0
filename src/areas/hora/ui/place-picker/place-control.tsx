import { lazy, Suspense } from 'react'
import type { BlockControlProps } from '@kit/block-editor'

// The settings of a block are loaded with the builder: what searches places comes when the field is shown.
const PlaceField = lazy(async () => ({ default: (await import('./place-field')).PlaceField }))

/** The place of a block in the builder. */
export function PlaceControl(props: BlockControlProps) {
  return (
    <Suspense>
      <PlaceField {...props} />
    </Suspense>
  )
}
