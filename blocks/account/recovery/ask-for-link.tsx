import { call as recover } from '@client/account/calls/account/recover'
import { usePage } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { targetOf } from '@kit/target-of'
import { MailLinkCard } from '@kit/ui/account/mail-link-card'
import { storeReturnPath, leadingTo } from './leads-to'
import type { Props } from './schema'
import { texts } from './texts'

export function AskForLink({ title, intro, level, picture, look: variant, blockId }: Props) {
  const t = useT()
  const to = targetOf(usePage()?.query.to, '')
  return (
    <MailLinkCard
      card={{
        id: blockId,
        title: title ?? t(texts.title),
        intro: intro ?? t(texts.intro),
        level: level as 1 | 2 | 3,
        look: variant,
        picture,
      }}
      send={async (email) => {
        await callGateway(recover, { email })
        storeReturnPath(to)
      }}
      submit={t(texts.submit)}
      sent={{ title: t(texts.sentTitle), text: (email) => t(texts.sent, { email }) }}
      autoComplete="username"
      foot={<Link link={{ to: leadingTo('/user/login', to) }}>{t(texts.back)}</Link>}
    />
  )
}
