import { type SendOptions, sendFile } from './send-file'
import type { UploadChannel } from './upload-channel'

type SendFileOptions = Pick<SendOptions, 'signal'> & Partial<SendOptions>

/**
 * Uploads a file for a purpose other than storing it in a folder through the ordinary channel: in parts when large,
 * with retries. Resolves to the result. A cancelled upload is discarded at once instead of after a day. Rejects as
 * `sendFile` does.
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
          // Cancelled while it was being opened.
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
