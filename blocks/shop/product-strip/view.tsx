import { hasRole } from '@schemas/layout/role'
import { useSession } from '@kit/boot'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { RecentStrip } from './recent-strip'
import type { Props } from './schema'
import { StripFrame } from './strip-frame'
import { texts } from './texts'

export function View(props: Props) {
  const t = useT()
  const { role } = useSession()
  // On the canvas an empty block could not be selected.
  const isCanvas = usePageLink() === null
  if (props.source === 'recent') return <RecentStrip {...props} isCanvas={isCanvas} />
  const outcome = props.data?.strip
  const items = outcome?.ok ? outcome.value.items : []
  if (items.length > 0) return <StripFrame {...props} items={items} />
  if (!isCanvas && !hasRole(role, 'manager')) return null
  return (
    <StripFrame {...props} items={[]}>
      <EmptyState icon="shopping-bag" title={t(outcome?.ok === false ? texts.failed : texts.empty)} />
    </StripFrame>
  )
}
