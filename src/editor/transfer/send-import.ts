import { mostFileBytes } from '@schemas/entities/media-item'
import { callGateway } from '@kit/call-gateway'
import { mediaCalls } from '../media/media-calls'
import { putFile } from '../media/send-file'

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

/** Sends a file that is to be imported, and gives the id under which the gateway knows it. Rejects as `sendFile` does. */
export async function sendImport(file: File, { signal, onStarted, onSent }: { signal: AbortSignal; onStarted?: (id: string) => void; onSent: (share: number) => void }): Promise<string> {
  const { id, address, headers } = await callGateway(mediaCalls.start, { name: file.name || 'file', size: file.size, type: '' }, signal)
  onStarted?.(id)
  await putFile(file, { address, headers, signal, onSent })
  return id
}
