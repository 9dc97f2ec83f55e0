import type { ReactNode } from 'react'
import type { GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ListState } from '@kit/ui/list-state'
import { deskTexts } from './desk-texts'

type Props<T> = {
  data: T | undefined
  error: GatewayError | null
  onRetry: () => void
  children: (data: T) => ReactNode
}

/** What a call answers, or its loading and its problem with a retry. */
export function CallState<T>({ data, error, onRetry, children }: Props<T>) {
  const t = useT()
  return (
    <ListState
      isLoading={data === undefined && !error}
      error={error?.message}
      failed={t(deskTexts.failed)}
      onRetry={onRetry}
    >
      {() => data !== undefined && children(data)}
    </ListState>
  )
}
