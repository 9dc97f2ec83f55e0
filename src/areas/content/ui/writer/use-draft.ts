import { useEffect, useState, useSyncExternalStore } from 'react'
import { postChanges } from '@schemas/content/entities/post-content'
import { call as openCall } from '@client/content/calls/post/open'
import { call as saveCall } from '@client/content/calls/post/save'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { readDevice, usePersonalKey, writeDevice } from '@kit/device-store'
import { type DeviceCopy, type Opened, draftSaver, type Failure } from './draft-saver'

function explain(error: unknown): Failure {
  if (!(error instanceof GatewayError)) return { kind: 'refused', message: String(error) }
  const { status, message, code } = error
  if (code === 'stale_version') return { kind: 'stale', message }
  return { kind: status === 0 || status === 401 || status === 429 || status >= 500 ? 'later' : 'refused', message }
}

/** The draft of an opened post, saved while it is written and kept on the device until it is saved. */
export function useDraft(id: string, opened: Opened) {
  const key = usePersonalKey(`post-draft:${id}`)
  const [saver] = useState(() =>
    draftSaver(opened, {
      save: (draftNo, changes) => callGateway(saveCall, { id, draftNo, changes }),
      load: () => callGateway(openCall, { id }),
      keep: (copy) => writeDevice(key, copy ? JSON.stringify(copy) : ''),
      explain,
    }),
  )
  const state = useSyncExternalStore(saver.on, saver.read, saver.read)
  useEffect(() => {
    const copy = readCopy(readDevice(key))
    if (copy) void saver.restore(copy)
    const flush = () => void saver.flush()
    addEventListener('online', flush)
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('online', flush)
      removeEventListener('pagehide', flush)
      saver.close()
    }
  }, [key, saver])
  return { saver, state }
}

function readCopy(text: string): DeviceCopy | undefined {
  try {
    const { draftNo, changes } = JSON.parse(text) as DeviceCopy
    return Number.isInteger(draftNo) && postChanges.safeParse(changes).success ? { draftNo, changes } : undefined
  } catch {
    return undefined
  }
}
