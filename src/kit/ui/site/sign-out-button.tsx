import { useState } from 'react'
import { call as signOutCall } from '@client/account/calls/account/signout'
import { useSession } from '../../boot'
import { callGateway } from '../../call-gateway'
import { Icon } from '../../icon'
import { announceSignOut } from '../../session-channel'
import { useT } from '../../t'
import { forgetDrafts } from '../../tab-draft'
import { accountMessages } from './account-messages'

/** Ends the session, then loads the home page as a new document: nothing of the person may stay in memory. */
export function SignOutButton({ className, iconClassName }: { className?: string; iconClassName?: string }) {
  const t = useT()
  const { userID } = useSession()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const signOut = async () => {
    setState('busy')
    let askAgain = () => {}
    try {
      // A call that the session's end answers would be reported as an error.
      const updates = await import('../../updates/updates').catch(() => undefined)
      if (updates) askAgain = updates.pauseUpdates()
      await callGateway(signOutCall, {})
      announceSignOut(userID)
      forgetDrafts()
      location.assign('/')
    } catch {
      askAgain()
      setState('failed')
    }
  }
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={state === 'busy'}
        aria-busy={state === 'busy' || undefined}
        onClick={() => void signOut()}
      >
        <Icon name="logout" className={iconClassName ?? ''} />
        {t(accountMessages.signOut)}
      </button>
      <p role="status">{state === 'failed' ? t(accountMessages.failed) : ''}</p>
    </>
  )
}
