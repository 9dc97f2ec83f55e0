import { sendFile } from '@kit/upload/send-file'
import { ownChannel } from '@kit/upload/upload-channel'

/** Uploads a private file to the library; returns its id. Learners reach it through its part alone. */
export async function uploadPrivate(file: File): Promise<string | undefined> {
  const saved = await sendFile(
    {
      channel: ownChannel,
      file,
      name: file.name,
      folders: '',
      parent: 'media',
      mode: 'private',
      conflict: 'keep-both',
    },
    { signal: new AbortController().signal, onOpened: () => {}, onSent: () => {}, onState: () => {} },
  )
  return saved?._id
}
