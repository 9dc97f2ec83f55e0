import type { MediaItem } from '@schemas/files/entities/media-item'
import { callGateway } from '@kit/call-gateway'
import { ownChannel, type UploadChannel } from '@kit/upload/upload-channel'
import { mediaCalls } from './media-calls'

/**
 * Uploads a file to the site's library while the sender waits. Public, since everybody reads what pages show; both are
 * kept on equal names, since two pictures with one name are two pictures.
 */
export const libraryUploadMethod: UploadChannel<MediaItem> = {
  ...ownChannel,
  start: (file, signal) =>
    ownChannel.start({ ...file, parent: 'media', mode: 'public', conflict: 'keep-both' }, signal),
  finish: async (sent, signal) =>
    (await callGateway(mediaCalls.item, { id: (await ownChannel.finish(sent, signal))._id }, signal)).item,
}
