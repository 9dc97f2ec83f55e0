import { useCallback, useState } from 'react'
import { emailFailed } from '@schemas/errors'
import type { InputOf } from '@schemas/call'
import { call as sendCall } from '@client/messages/calls/email/send'
import { useLocale } from './boot'
import { callGateway, GatewayError } from './call-gateway'

export type Email = InputOf<typeof sendCall>

type Sending = { isLoading: boolean; success: boolean; error: string; fields: Record<string, string> }
const idle: Sending = { isLoading: false, success: false, error: '', fields: {} }

/**
 * Sends a mail in the site's name (staff). `error` is the gateway's message, otherwise "Failed to send email"; `send`
 * resolves to whether it was sent.
 */
export function useSendEmail(): Sending & { send: (email: Email) => Promise<boolean>; reset: () => void } {
  const locale = useLocale()
  const [sending, setSending] = useState(idle)
  const send = useCallback(
    async (email: Email) => {
      setSending({ ...idle, isLoading: true })
      try {
        await callGateway(sendCall, email)
        setSending({ ...idle, success: true })
        return true
      } catch (error) {
        const refused = error instanceof GatewayError && error.status >= 400 && error.status < 500 ? error : undefined
        setSending({ ...idle, error: refused?.message ?? emailFailed[locale], fields: refused?.fields ?? {} })
        return false
      }
    },
    [locale],
  )
  return { ...sending, send, reset: useCallback(() => setSending(idle), []) }
}
