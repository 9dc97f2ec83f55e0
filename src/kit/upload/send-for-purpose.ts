import { type SendOptions, sendFile } from './send-file'
import type { UploadChannel } from './upload-channel'

type SendFileOptions = Pick<SendOptions, 'signal'> & Partial<SendOptions>

/**
 * Sends what becomes something else than a file of a folder by the way of all others: in parts where it is large, and again where a line breaks. Gives what was
 * made of it. What was sent of one that is given up goes at once and not only after a day. Rejects as `sendFile` does.
 */
export async function sendForPurpose<T>(
  file: File,
  channel: UploadChannel<T>,
  { signal, hurry: retrySignal, onOpened, onState, onSent }: SendFileOptions,
): Promise<T> {
  let id: string | undefined
  try {
    const made = await sendFile(
      { channel, file, name: file.name || 'file', folders: '', parent: '', mode: 'private', conflict: 'keep-both' },
      {
        signal,
        ...(retrySignal ? { hurry: retrySignal } : {}),
        onOpened: (opened) => {
          // Given up while it was being opened.
          if (signal.aborted) return void channel.cancel(opened).catch(() => {})
          id = opened
          onOpened?.(opened)
        },
        onState: (state) => onState?.(state),
        onSent: (bytes) => onSent?.(bytes),
      },
    )
    return made as T
  } catch (error) {
    if (signal.aborted && id !== undefined) void channel.cancel(id).catch(() => {})
    throw error
  }
}
