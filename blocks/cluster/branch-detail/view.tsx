import { BranchChoice } from '@areas/organisation/ui/branch/branch-choice'
import { BranchDetail } from '@areas/organisation/ui/branch/branch-detail'
import { branchTexts as texts } from '@areas/organisation/ui/branch/branch-texts'
import { usePage } from '@kit/boot'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import type { Props } from './schema'

export function View({ blockId, data }: Props) {
  const t = useT()
  const page = usePage()
  const outcome = data?.branch
  if (!outcome) return <BranchChoice />
  if (outcome.ok) return <BranchDetail id={blockId} initial={outcome.value} editing={page?.query.part} />
  return (
    <EmptyState
      icon="building-store"
      isPage
      title={outcome.error.status === 404 ? t(texts.unknown) : outcome.error.message}
      action={
        <ButtonLink look="secondary" link={{ to: '/cluster/manage' }}>
          {t(texts.all)}
        </ButtonLink>
      }
    >
      {outcome.error.status === 404 && t(texts.unknownHint)}
    </EmptyState>
  )
}
