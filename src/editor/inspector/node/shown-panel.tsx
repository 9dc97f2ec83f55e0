import type { ReactNode } from 'react'
import { useNode } from '../../state/use-document'
import { IdentityPanel } from './identity-panel'
import { VisibilityPanel } from './visibility-panel'

/** Visibility by role and device, and the name. */
export function ShownPanel({ ids, id }: { ids: readonly string[]; id: string }): ReactNode {
  const node = useNode(id)
  return (
    node && (
      <>
        <VisibilityPanel ids={ids} node={node} />
        {ids.length === 1 && <IdentityPanel key={id} node={node} />}
      </>
    )
  )
}
