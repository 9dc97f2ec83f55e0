import type { CallContract, InputOf, OutputOf } from '@schemas/call'
import { callGateway, type CallRef, callRef, GatewayError } from '@kit/call-gateway'
import { giveUpVisit } from '@kit/share-visit'
import { refreshCalls } from '@kit/use-call'

export const externalCall = callRef<typeof import('@schemas/files/calls/filemanager/external').call>({
  method: 'GET',
  path: '/filemanager/external',
})
export const searchExternalCall = callRef<typeof import('@schemas/files/calls/filemanager/search-external').call>({
  method: 'POST',
  path: '/filemanager/search_external',
  query: ['key'],
})
export const unlockCall = callRef<typeof import('@schemas/files/calls/share/unlock').call>({
  method: 'POST',
  path: '/api/share/unlock',
})
export const folderCall = callRef<typeof import('@schemas/files/calls/share/folder').call>({
  method: 'GET',
  path: '/api/share/{code}/folder',
})
export const linkCall = callRef<typeof import('@schemas/files/calls/share/link').call>({
  method: 'POST',
  path: '/api/share/link',
})
export const zipCall = callRef<typeof import('@schemas/files/calls/share/zip').call>({
  method: 'POST',
  path: '/api/share/zip',
})

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
  target: CallRef<C>,
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
