import type { LocalisedText } from '@schemas/layout/pick-text'
import { callGateway } from '@kit/call-gateway'
import { loadBlockKits } from '@registry/block-kits'
import { addKnownAssets } from '@kit/known-assets'
import { blockTypesIn } from './block-types'
import type { Builder } from './builder'
import { calls } from './calls'
import type { Saving } from './saving'
import { loadRemoteMerge } from './remote-changes'

type Options = {
  builder: Pick<Builder, 'key'>
  saving: Pick<Saving, 'takeIn'>
  /** Name of the change that the gateway has just made at this person's request. */ step?: LocalisedText
  /** Merging is no longer wanted. */ isHeld?: () => boolean
}

/**
 * Merges the gateway's current version if no own changes are in flight. Returns whether it was merged, and who saved
 * it.
 */
export async function takeInNewer({
  builder,
  saving,
  step,
  isHeld,
}: Options): Promise<{ isTaken: boolean; by?: string | undefined }> {
  let by: string | undefined
  const isTaken = await saving.takeIn(async () => {
    const { assets, version, content, updatedBy } = await callGateway(calls.open, { key: builder.key })
    addKnownAssets(assets)
    await Promise.all([loadRemoteMerge(), loadBlockKits(blockTypesIn(content))])
    if (isHeld?.()) return undefined
    by = updatedBy
    return { version, content, ...(updatedBy ? { by: updatedBy } : {}), ...(step === undefined ? {} : { step }) }
  })
  return { isTaken, by }
}
