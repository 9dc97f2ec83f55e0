import type { LocalisedText } from '@schemas/layout/text'
import { callGateway } from '@kit/call-gateway'
import { loadBlockKits } from '@registry/block-kits'
import { addKnownAssets } from '../media/known-assets'
import { blockTypesIn } from './block-types'
import type { Builder } from './builder'
import { calls } from './calls'
import type { Saving } from './saving'
import { loadRemoteMerge } from './remote-changes'

type Options = {
  builder: Pick<Builder, 'key'>
  saving: Pick<Saving, 'takeIn'>
  /** Names what the gateway has just done at this person's own word. */ step?: LocalisedText
  /** It is not to be taken in after all. */ isHeld?: () => boolean
}

/** Takes the document in as the gateway has it now, where nothing of one's own is on its way. Whether it was taken in, and whose it is. */
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
