import { callGateway, callRef } from '@kit/call-gateway'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { MailLinkCard } from '@kit/ui/account/mail-link-card'
import type { Props } from './schema'
import { texts } from './texts'

const recover = callRef<typeof import('@schemas/api/account/recover').call>({ method: 'POST', path: '/account/recover' })

export function AskForLink({ title, intro, level, picture, look, blockId }: Props) {
  const t = useT()
  return (
    <MailLinkCard
      card={{ id: blockId, title: title ?? t(texts.title), intro: intro ?? t(texts.intro), level: level as 1 | 2 | 3, look, picture }}
      send={(email) => callGateway(recover, { email })}
      submit={t(texts.submit)}
      sent={{ title: t(texts.sentTitle), text: (email) => t(texts.sent, { email }) }}
      autoComplete="username"
      foot={<Link link={{ to: '/user/login' }}>{t(texts.back)}</Link>}
    />
  )
}
