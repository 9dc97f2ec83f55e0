import { createElement } from 'react'
import { notifications } from '@mantine/notifications'
import type { MediaItem } from '@schemas/files/entities/media-item'
import { translate } from '@kit/t'
import { convertHeic, isHeic } from '@kit/upload/convert-heic'
import { explainProblem } from '@kit/upload/explain-problem'
import { sendForPurpose } from '@kit/upload/send-for-purpose'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { loadBlockKits } from '@registry/block-kits'
import type { Drop } from '../canvas/drop-at'
import { viewOf } from '../document/view-of'
import { fillMessage } from '../document/fill-message'
import { newBlock } from '../document/new-block'
import { insertParts } from '../document/operations/insert-parts'
import { setField } from '../document/operations/set-field'
import { targetNode } from '../document/rules'
import type { Subtree } from '../document/subtree'
import type { Target } from '../document/target'
import type { Builder } from '../state/builder'
import { select, ui } from '../state/ui-store'
import { rememberUpload } from './known-uploads'
import { libraryUploadMethod } from './library-upload-method'
import { pictureList, withPictures } from './picture-list'

const pictureType = 'content/image'

const messages = {
  add: { en: 'Add picture', th: 'เพิ่มรูปภาพ' },
  full: {
    en: 'Only {count} could be placed there. All are in the library.',
    th: 'ใส่ได้เพียง {count} ภาพ ภาพทั้งหมดอยู่ในคลังแล้ว',
  },
  sending: { en: 'Uploading {name}…', th: 'กำลังอัปโหลด {name}…' },
  noPicture: { en: '{name} can’t be shown as a picture.', th: '{name} ไม่ใช่รูปที่แสดงบนหน้าได้' },
  failed: { en: '{name}: {reason}', th: '{name}: {reason}' },
  refused: { en: '{count} files can’t be used', th: 'ใช้ไม่ได้ {count} ไฟล์' },
}

const listOf = (lines: readonly string[]) =>
  createElement(
    'ul',
    { style: { margin: 0, paddingInlineStart: '1.2em' } },
    lines.map((line, at) => createElement('li', { key: at }, line)),
  )

/**
 * Uploads pictures to the site's library and adds them to the picture list of a block (`into`), or each to the page as
 * its own block.
 */
export async function placePictures(
  builder: Builder,
  files: readonly File[],
  { target, into }: Pick<Drop, 'target' | 'into'>,
): Promise<void> {
  const format = (text: LocalisedText, values: Record<string, string>) => translate(text, builder.boot.locale, values)
  const sent: MediaItem[] = []
  const refused: string[] = []
  for (const file of files) {
    const name = file.name || 'picture.png'
    const id = `picture ${performance.now()}`
    const sending = new AbortController()
    notifications.show({
      id,
      loading: true,
      autoClose: false,
      withCloseButton: true,
      message: format(messages.sending, { name }),
      onClose: () => sending.abort(),
    })
    try {
      if (!file.type.startsWith('image/') && !isHeic(file)) throw new NoPicture()
      const item = await sendForPurpose(await convertHeic(file), libraryUploadMethod, { signal: sending.signal })
      if (item.kind !== 'picture' || !item.shows) throw new NoPicture()
      rememberUpload(item)
      sent.push(item)
    } catch (error) {
      if (sending.signal.aborted) continue
      const { message, values = {} } = explainProblem(error)
      refused.push(
        error instanceof NoPicture
          ? format(messages.noPicture, { name })
          : format(messages.failed, { name, reason: translate(message, builder.boot.locale, values) }),
      )
    } finally {
      notifications.hide(id)
    }
  }
  if (refused.length > 0)
    notifications.show({
      color: 'red',
      autoClose: refused.length === 1,
      withCloseButton: true,
      ...(refused.length > 1 ? { title: format(messages.refused, { count: String(refused.length) }) } : {}),
      message: refused.length === 1 ? refused[0] : listOf(refused),
    })
  if (sent.length === 0 || (into && fillList(builder, into, sent))) return
  await loadBlockKits([pictureType])
  let ids: string[] = []
  const done = builder.edit(messages.add, (edit) => {
    const around = targetNode(target)
    // The drop target may be gone by the time the uploads finish.
    const place: Target =
      around === undefined || edit.get(around)
        ? target
        : { rows: { view: viewOf(edit.views, ui().role) }, index: Number.POSITIVE_INFINITY }
    ids = insertParts(edit, sent.map(pictureBlock), place)
  })
  if (done) select(ids)
}

/**
 * Appends pictures to a block's list. False if the block is gone or accepts none any more; they then need another
 * position.
 */
function fillList(builder: Builder, id: string, sent: readonly MediaItem[]): boolean {
  const node = builder.store.get(id)
  const list = node?.kind === 'block' ? pictureList(node.fields) : undefined
  if (node?.kind !== 'block' || !list || list.capacity === 0) return false
  const next = withPictures(
    node.fields,
    list,
    sent.map(({ asset }) => ({ asset })),
  )
  if (!builder.edit(messages.add, (edit) => setField(edit, id, ['props', list.name], next))) return false
  select([id])
  if (sent.length > list.capacity) builder.say(fillMessage(messages.full, { count: String(list.capacity) }))
  return true
}

class NoPicture extends Error {}

function pictureBlock({ asset }: MediaItem): Subtree {
  const part = newBlock(pictureType)
  return part.kind === 'block'
    ? { kind: 'block', node: { ...part.node, props: { ...part.node.props, image: { asset } } } }
    : part
}
