import type { CallContract, InputOf, OutputOf } from '@schemas/call'
import { call as externalCall } from '@client/files/calls/filemanager/external'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { giveUpVisit } from '@kit/share-visit'
import { refreshCalls } from '@kit/use-call'

export { call as searchExternalCall } from '@client/files/calls/filemanager/search-external'
export { call as unlockCall } from '@client/files/calls/share/unlock'
export { call as folderCall } from '@client/files/calls/share/folder'
export { call as linkCall } from '@client/files/calls/share/link'
export { call as zipCall } from '@client/files/calls/share/zip'
export { externalCall }

/** The password is requested when the visit has expired, the password has changed, or one was added later. */
export function noteRefusal(code: string, error: unknown): void {
  const { state } = ((error instanceof GatewayError && error.status === 403 && error.details) || {}) as {
    state?: string
  }
  if (state !== 'locked') return
  giveUpVisit(code)
  void refreshCalls(externalCall)
}

/** Calls the gateway through a share link. Rejects as `callGateway` does. */
export async function callShared<C extends CallContract>(
  target: C,
  input: InputOf<C> & { code: string },
  signal?: AbortSignal,
): Promise<OutputOf<C>> {
  try {
    return await callGateway(target, input, signal)
  } catch (error) {
    noteRefusal(input.code, error)
    throw error
  }
}
