import { maxFileBytes } from '@schemas/files/entities/media-item'
import { callGateway } from '@kit/call-gateway'
import { sendForPurpose } from '@kit/upload/send-for-purpose'
import { uploadCalls } from '@kit/upload/upload-calls'
import { channelFor } from '@kit/upload/upload-channel'

const maxMegabytes = maxFileBytes / 1024 / 1024
const messages = {
  empty: { en: 'This file is empty.', th: 'ไฟล์นี้ว่างเปล่า' },
  large: { en: `Files can be up to ${maxMegabytes} MB.`, th: `รับไฟล์ได้ไม่เกิน ${maxMegabytes} MB` },
}

/** Problems that are known without uploading. */
export function refusalOf(file: File): { en: string; th: string } | undefined {
  if (file.size === 0) return messages.empty
  return file.size > maxFileBytes ? messages.large : undefined
}

/** The upload finishes with its id only: reading the file is a separate step. */
const uploadMethod = channelFor('import', (id) => Promise.resolve(id))

/** Uploads a file to import and returns its id on the gateway. Rejects like `sendOther`. */
export function sendImport(
  file: File,
  {
    signal,
    onStarted,
    onSent,
  }: { signal: AbortSignal; onStarted?: (id: string) => void; onSent: (share: number) => void },
): Promise<string> {
  return sendForPurpose(file, uploadMethod, {
    signal,
    ...(onStarted ? { onOpened: onStarted } : {}),
    onSent: (bytes) => onSent(bytes / file.size),
  })
}

/** Deletes an unused file at once; otherwise it would be deleted after a day. */
export function deleteImport(id: string): void {
  void callGateway(uploadCalls.cancel, { id }).catch(() => {})
}
