import { loadBlockKits } from '@registry/block-kits'
import { newBlock } from '../document/new-block'
import { insertParts } from '../document/operations/insert-parts'
import { pickImage } from '../media/pick-image'
import { select, ui } from '../state/ui-store'
import { placeAfter } from './clipboard-commands'
import type { CommandContext } from '../state/command'

const messages = { add: { en: 'Add picture', th: 'เพิ่มรูปภาพ' } }
const pictureType = 'content/image'

/** Opens the site's library and inserts the chosen picture after the selection. */
export async function addPicture({ builder }: Pick<CommandContext, 'builder'>): Promise<void> {
  const [image] = await Promise.all([pickImage(), loadBlockKits([pictureType])])
  const part = newBlock(pictureType)
  if (!image || part.kind !== 'block') return
  let ids: string[] = []
  if (
    builder.edit(
      messages.add,
      (edit) =>
        void (ids = insertParts(
          edit,
          [{ kind: 'block', node: { ...part.node, props: { ...part.node.props, image } } }],
          placeAfter(edit, builder, ui(), 'new'),
        )),
    )
  )
    select(ids)
}
