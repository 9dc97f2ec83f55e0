import { useEffect } from 'react'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import type { SharedItem, SharePermissions } from '@schemas/files/entities/share'
import { usePage } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { giveUpVisit } from '@kit/share-visit'
import { useCall } from '@kit/use-call'
import { externalCall, unlockCall } from './share-calls'
import { useVisit, useWasRefused } from './use-visit'

type External = OutputOf<typeof import('@schemas/files/calls/filemanager/external').call>

/** An open share, as its page uses it. */
export type Opened = {
  code: string
  visit: string | undefined
  item: SharedItem
  permissions: SharePermissions
  expiresAt: string | null
  downloadsLeft: number | null
  /** Reloads the remaining downloads. */ refresh: () => void
}

export type ShareState =
  | { kind: 'loading' }
  | { kind: 'locked'; unlock: (password: string) => Promise<void> }
  | { kind: 'open'; share: Opened }
  /** `status` 404: unknown or revoked; 410: expired or out of downloads. */
  | { kind: 'ended'; status: number; message: string }
  | { kind: 'failed'; message: string; retry: () => void }

/** State of a share page. `first` is the data delivered with the page. */
export function useShare(code: string, first: DataResult<External> | undefined): ShareState {
  const isLive = usePage() !== null
  const [visit, hold] = useVisit(code)
  const isRefused = useWasRefused(code)
  // Page data is valid until the gateway refuses access.
  const initialShare = first?.ok && !isRefused ? first.value : undefined
  const query = useCall(
    externalCall,
    { share_code: code, ...(visit ? { visit } : {}) },
    {
      enabled: isLive && code !== '' && (visit !== undefined || isRefused || first === undefined || isPassing(first)),
      ...(initialShare && visit === undefined ? { initialData: initialShare } : {}),
    },
  )
  const answer = query.data ?? (visit === undefined ? initialShare : undefined)
  const hasEnded = visit !== undefined && answer?.data.isLocked === true
  useEffect(() => {
    if (hasEnded) giveUpVisit(code)
  }, [hasEnded, code])

  const problem = query.error ?? (first && !first.ok && !query.data ? first.error : undefined)
  if (problem && (problem.status === 404 || problem.status === 410 || problem.status === 400))
    return { kind: 'ended', status: problem.status, message: problem.message }
  if (problem && !answer) return { kind: 'failed', message: problem.message, retry: () => void query.refetch() }
  // A page whose address has no code, such as a showcase of every block.
  if (!answer && isLive && code === '') return { kind: 'ended', status: 404, message: '' }
  if (!answer) return { kind: 'loading' }
  const { data } = answer
  if (data.isLocked || !data.item || !data.permissions)
    return {
      kind: 'locked',
      unlock: async (password) => {
        const opened = await callGateway(unlockCall, { code, password })
        hold(opened.visit)
      },
    }
  return {
    kind: 'open',
    share: {
      code,
      visit,
      item: data.item,
      permissions: data.permissions,
      expiresAt: data.expiresAt ?? null,
      downloadsLeft: data.downloadsLeft ?? null,
      refresh: () => void query.refetch(),
    },
  }
}

/** A failed request may succeed now; an unknown link stays unknown. */
const isPassing = (first: DataResult<External>) => !first.ok && first.error.status !== 404 && first.error.status !== 410
