import type { CallContract, InputOf } from '@schemas/call'
import { requestGateway } from './call-gateway'

/**
 * Downloads a call's file under the name given by the gateway. The call needs `Authorization`, so a plain link would
 * not work.
 */
export async function downloadFile<C extends CallContract>(target: C, input: InputOf<C>): Promise<void> {
  const answer = await requestGateway(target, input)
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'download'
  saveBlob(await answer.blob(), name)
}

/** Saves a blob as a file on the device. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
