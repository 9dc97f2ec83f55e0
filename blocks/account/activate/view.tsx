import { usePage } from '@kit/boot'
import { ConfirmEmail } from './confirm-email'
import { OpenAccount } from './open-account'
import { SendAgain } from './send-again'
import type { Props } from './schema'

/** What mails lead to. Reading the page uses nothing up, because programs that check mail open its links too; the button does. */
export function View(props: Props) {
  const { token, email } = usePage()?.query ?? {}
  if (email) return <ConfirmEmail {...props} token={email} />
  return token ? <OpenAccount {...props} token={token} /> : <SendAgain {...props} />
}
