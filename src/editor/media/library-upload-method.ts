import type { MediaItem } from '@schemas/entities/media-item'
import { callGateway } from '@kit/call-gateway'
import { ownChannel, type UploadChannel } from '@kit/upload/upload-channel'
import { mediaCalls } from './media-calls'

/** A file of the site's library, which whoever sends it waits for, as the library shows it. What pages show is read by everybody, and two pictures of one name are two pictures. */
export const libraryUploadMethod: UploadChannel<MediaItem> = {
  ...ownChannel,
  start: (file, signal) =>
    ownChannel.start({ ...file, parent: 'media', mode: 'public', conflict: 'keep-both' }, signal),
  finish: async (sent, signal) =>
    (await callGateway(mediaCalls.item, { id: (await ownChannel.finish(sent, signal))._id }, signal)).item,
}
