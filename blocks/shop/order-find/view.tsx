import { useState } from 'react'
import { call as findOrder } from '@client/commerce/calls/shop/find-order'
import { usePage } from '@kit/boot'
import { CallForm } from '@kit/form/call-form'
import { Notice } from '@kit/form/notice'
import { useCallForm } from '@kit/form/use-call-form'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, title, intro, level }: Props) {
  const t = useT()
  const path = usePage()?.path
  const [isSent, setSent] = useState(false)
  const form = useCallForm(findOrder, {
    contract: () => import('@schemas/commerce/calls/shop/find-order'),
    defaultValues: { number: '', email: '' },
    needed: { number: texts.numberNeeded, email: texts.emailNeeded },
    done: () => setSent(true),
  })
  const Heading = `h${level}` as 'h1' | 'h2'
  return (
    <section className={styles.find} aria-labelledby={`${blockId}-title`}>
      <div>
        <Heading id={`${blockId}-title`} className={styles.title}>
          {title ?? t(texts.title)}
        </Heading>
        <p className={styles.soft}>{intro ?? t(texts.intro)}</p>
      </div>
      <CallForm form={form} label={title ?? t(texts.title)}>
        <Field label={t(texts.number)} hint={t(texts.numberHint)} error={form.error('number')} required>
          <TextInput {...form.register('number')} autoComplete="off" maxLength={40} />
        </Field>
        <Field label={t(texts.email)} error={form.error('email')} required>
          <TextInput {...form.register('email')} type="email" autoComplete="email" maxLength={254} />
        </Field>
        <ActionButton type="submit" state={form.state} full>
          {t(texts.send)}
        </ActionButton>
        <div role="status">{isSent && <Notice tone="success">{t(texts.sent)}</Notice>}</div>
      </CallForm>
      <p>
        <Link link={{ to: path ? `/user/login?${new URLSearchParams({ to: path })}` : '/user/login' }}>
          {t(texts.signIn)}
        </Link>
      </p>
    </section>
  )
}
