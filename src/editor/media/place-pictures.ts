import { notifications } from '@mantine/notifications'
import type { MediaItem } from '@schemas/entities/media-item'
import { translate } from '@kit/t'
import { explainProblem } from '@kit/upload/explain-problem'
import { sendOther } from '@kit/upload/send-other'
import type { LocalisedText } from '@schemas/layout/text'
import { loadBlockKits } from '@registry/block-kits'
import { viewOf } from '../canvas/page-on-canvas'
import { newBlock } from '../document/new-block'
import { insertParts } from '../document/operations/insert-parts'
import { targetNode } from '../document/rules'
import type { Subtree } from '../document/subtree'
import type { Target } from '../document/target'
import type { Builder } from '../state/builder'
import { select, ui } from '../state/ui-store'
import { addKnownAssets } from './known-assets'
import { libraryWay } from './library-way'

const pictureType = 'content/image'

const words = {
  add: { en: 'Add picture', th: 'เพิ่มรูปภาพ' },
  sending: { en: 'Sending {name}…', th: 'กำลังอัปโหลด {name}…' },
  noPicture: { en: '{name} is not a picture that a page can show.', th: '{name} ไม่ใช่รูปที่แสดงบนหน้าได้' },
  failed: { en: '{name}: {reason}', th: '{name}: {reason}' },
}

/** Sends pictures to the site's library and puts each on the page as a block of its own. */
export async function placePictures(builder: Builder, files: readonly File[], target: Target): Promise<void> {
  const say = (text: LocalisedText, values: Record<string, string>) => translate(text, builder.boot.locale, values)
  const sent: MediaItem[] = []
  for (const file of files) {
    const name = file.name || 'picture.png'
    const id = `picture ${performance.now()}`
    const sending = new AbortController()
    notifications.show({ id, loading: true, autoClose: false, withCloseButton: true, message: say(words.sending, { name }), onClose: () => sending.abort() })
    try {
      if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') throw new NoPicture()
      const item = await sendOther(file, libraryWay, { signal: sending.signal })
      if (item.kind !== 'picture' || !item.shows) throw new NoPicture()
      addKnownAssets({ [item.asset]: item.shows })
      sent.push(item)
    } catch (error) {
      if (!sending.signal.aborted) notifications.show({ color: 'red', withCloseButton: true, message: error instanceof NoPicture ? say(words.noPicture, { name }) : say(words.failed, { name, reason: translate(explainProblem(error).words, builder.boot.locale, explainProblem(error).values ?? {}) }) })
    } finally {
      notifications.hide(id)
    }
  }
  if (sent.length === 0) return
  await loadBlockKits([pictureType])
  let ids: string[] = []
  const done = builder.edit(words.add, (edit) => {
    const into = targetNode(target)
    // What was pointed at may be gone by the time that the pictures are there.
    const place: Target = into === undefined || edit.get(into) ? target : { rows: { view: viewOf(edit.views, ui().role) }, index: Number.POSITIVE_INFINITY }
    ids = insertParts(edit, sent.map(pictureBlock), place)
  })
  if (done) select(ids)
}

class NoPicture extends Error {}

function pictureBlock({ asset }: MediaItem): Subtree {
  const part = newBlock(pictureType)
  return part.kind === 'block' ? { kind: 'block', node: { ...part.node, props: { ...part.node.props, image: { asset } } } } : part
}
