import { call } from '@schemas/files/calls/share/thumbnail'
import { thumbnailKey } from '@gateway/files/describe'
import { readObject } from '@gateway/files/read-file'
import { handle } from '@gateway/call/handle'
import { openedFor } from '../../domain/shares/opened'
import { shareError } from '../../domain/shares/messages'

export const handler = handle(call, async (context) => {
  const { code, item: wanted, visit, size } = context.input
  const { item } = await context.tx((db) => openedFor(db, context, code, visit, { item: wanted }))
  const small = thumbnailKey(item.renditions)
  const key =
    size === 'small' ? small : (item.renditions?.files.findLast((file) => file.type === 'image/webp')?.key ?? small)
  // For minutes and only in this browser: scrolling back need not reload them, and revoked ones disappear soon.
  const found =
    key &&
    (await readObject(context, { key, type: 'image/webp' }, 'thumbnail.webp', {
      inline: true,
      headers: { 'cache-control': 'private, max-age=300' },
    }))
  if (!found) throw shareError('noPicture', context.locale)
  return found
})
