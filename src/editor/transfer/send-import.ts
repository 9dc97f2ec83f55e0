import { mostFileBytes } from '@schemas/entities/media-item'
import { callGateway } from '@kit/call-gateway'
import { sendOther } from '@kit/upload/send-other'
import { uploadCalls } from '@kit/upload/upload-calls'
import { otherWay } from '@kit/upload/upload-way'

const most = mostFileBytes / 1024 / 1024
const words = {
  empty: { en: 'This file is empty.', th: 'ไฟล์นี้ว่างเปล่า' },
  large: { en: `At most ${most} MB are taken.`, th: `รับไฟล์ได้ไม่เกิน ${most} MB` },
}

/** What need not be sent to be known. */
export function refusalOf(file: File): { en: string; th: string } | undefined {
  if (file.size === 0) return words.empty
  return file.size > mostFileBytes ? words.large : undefined
}

/** What was sent is itself: looking at it is another step. */
const way = otherWay('import', (id) => Promise.resolve(id))

/** Sends a file that is to be imported, and gives the id under which the gateway knows it. Rejects as `sendOther` does. */
export function sendImport(
  file: File,
  {
    signal,
    onStarted,
    onSent,
  }: { signal: AbortSignal; onStarted?: (id: string) => void; onSent: (share: number) => void },
): Promise<string> {
  return sendOther(file, way, {
    signal,
    ...(onStarted ? { onOpened: onStarted } : {}),
    onSent: (bytes) => onSent(bytes / file.size),
  })
}

/** What nobody wants any more goes at once and not only after a day. */
export function forgetImport(id: string): void {
  void callGateway(uploadCalls.cancel, { id }).catch(() => {})
}
