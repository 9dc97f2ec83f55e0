import { usePage } from '@kit/boot'
import { ConfirmEmail } from './confirm-email'
import { OpenAccount } from './open-account'
import { SendAgain } from './send-again'
import type { Props } from './schema'

/**
 * Target of the mail link. Loading the page does not consume the link, because mail scanners open links too; only the
 * button does.
 */
export function View(props: Props) {
  const { token, email } = usePage()?.query ?? {}
  if (email) return <ConfirmEmail {...props} token={email} />
  return token ? <OpenAccount {...props} token={token} /> : <SendAgain {...props} />
}
