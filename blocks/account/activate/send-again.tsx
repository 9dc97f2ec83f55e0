import { call as resend } from '@client/account/calls/account/resend-activation'
import { callGateway } from '@kit/call-gateway'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { MailLinkCard } from '@kit/ui/account/mail-link-card'
import type { Props } from './schema'
import { texts } from './texts'

/** Shown without a link, or when the link has expired. */
export function SendAgain({ level, picture, look: variant, blockId, refusal }: Props & { refusal?: string }) {
  const t = useT()
  return (
    <MailLinkCard
      card={{
        id: blockId,
        title: t(texts.lostTitle),
        intro: t(texts.lost),
        level: level as 1 | 2 | 3,
        look: variant,
        picture,
      }}
      send={(email) => callGateway(resend, { email })}
      submit={t(texts.resend)}
      sent={{ title: t(texts.sentTitle), text: (email) => t(texts.sent, { email }) }}
      autoComplete="email"
      {...(refusal === undefined ? {} : { refusal })}
      foot={<Link link={{ to: '/user/login' }}>{t(texts.back)}</Link>}
    />
  )
}
