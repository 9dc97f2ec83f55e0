import { usePage } from '@kit/boot'
import { SharePage } from '@areas/files/ui/shared/share-page'
import { SaveShared, SharedThing } from '@areas/files/ui/shared/shared-thing'
import { useShare } from '@areas/files/ui/shared/use-share'
import type { Props } from './schema'

/** A link does not name its kind: an item that is now a file is shown as one. */
export function View({ look: initialLayout, data, blockId }: Props) {
  const code = usePage()?.params.code ?? ''
  const state = useShare(code, data?.share)
  return (
    <SharePage id={blockId} state={state} Actions={SaveShared}>
      {(share) => <SharedThing share={share} initialLayout={initialLayout} first={data?.folder} />}
    </SharePage>
  )
}
