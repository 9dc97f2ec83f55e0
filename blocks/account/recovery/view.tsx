import { usePage } from '@kit/boot'
import { AskForLink } from './ask-for-link'
import { ChoosePassword } from './choose-password'
import type { Props } from './schema'

/** Without a token it sends a link; with one it accepts the new password. */
export function View(props: Props) {
  const token = usePage()?.query.token
  return token ? <ChoosePassword {...props} token={token} /> : <AskForLink {...props} />
}
