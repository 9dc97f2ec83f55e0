import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { call } from '@schemas/api/account/demo-accounts'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import { usePage, useSession } from '@kit/boot'
import { callGateway, callRef, GatewayError } from '@kit/call-gateway'
import { classNames } from '@kit/class-names'
import { Icon } from '@kit/icon'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { ButtonLink } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import surface from '@kit/ui/surface.module.css'
import { TextInput } from '@kit/ui/text-input'
import { DemoAccounts } from './demo-accounts'
import type { Props } from './schema'
import { targetOf } from '@kit/target-of'
import { texts } from './texts'
import styles from './view.module.css'

const signin = callRef<typeof import('@schemas/api/account/signin').call>({ method: 'POST', path: '/account/signin' })

type Given = { email: string; password: string }

export function View({ title, intro, level, home, picture, look, data, blockId }: Props) {
  const t = useT()
  const session = useSession()
  const to = targetOf(usePage()?.query.to, home)
  const [refusal, setRefusal] = useState('')
  const [filled, setFilled] = useState('')
  const { register, handleSubmit, setValue, setFocus, formState } = useForm<Given>({ mode: 'onSubmit' })
  const { state, run } = useActionState(() => {})
  const button = useRef<HTMLDivElement>(null)
  const demo = data?.demo as DataResult<OutputOf<typeof call>> | undefined
  const accounts = demo?.ok ? demo.value.accounts : []
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'

  const submit = (given: Given) =>
    run(async () => {
      setRefusal('')
      try {
        await callGateway(signin, given)
      } catch (error) {
        setRefusal(error instanceof GatewayError ? (error.fields.email ?? error.message) : String(error))
        setFocus('password')
        throw error
      }
      // A document load: every part of the page must be the new person's.
      location.assign(to)
    })
  const fill = (email: string) => {
    setValue('email', email, { shouldValidate: formState.isSubmitted })
    setValue('password', demo?.ok ? demo.value.password : '', { shouldValidate: formState.isSubmitted })
    setFilled(email)
    setRefusal('')
    button.current?.querySelector('button')?.focus()
  }

  return (
    <section className={classNames(styles.block, look === 'card' && surface.surface)} data-look={look} data-picture={picture ? '' : undefined} aria-labelledby={`${blockId}-title`}>
      <div className={styles.words}>
        <Heading id={`${blockId}-title`} className={styles.title}>{title ?? t(texts.title)}</Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
        {session.role !== 'guest' && (
          <div className={styles.already}>
            <p>{t(texts.already, { name: [session.firstname, session.lastname].filter(Boolean).join(' ') })} {t(texts.denied)}</p>
            <ButtonLink link={{ to }} look="secondary" size="s" iconAfter="arrow-right">{t(texts.goOn)}</ButtonLink>
          </div>
        )}
        {/* Outside a dialog this method sends nothing anywhere, so a password never lands in an address when scripts are off or late. */}
        <form method="dialog" noValidate className={styles.form} onSubmit={(event) => void handleSubmit(submit)(event)}>
          <div role="alert">
            {refusal && (
              <p className={styles.refusal}>
                <Icon name="alert-circle" />
                {refusal}
              </p>
            )}
          </div>
          <Field label={t(texts.email)} error={formState.errors.email?.message}>
            <TextInput {...register('email', { required: t(texts.emailNeeded), pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: t(texts.emailWrong) } })} type="email" autoComplete="username" inputMode="email" autoCapitalize="none" spellCheck={false} icon="mail" />
          </Field>
          <Field label={t(texts.password)} error={formState.errors.password?.message}>
            <TextInput {...register('password', { required: t(texts.passwordNeeded) })} type="password" autoComplete="current-password" icon="lock" />
          </Field>
          <div ref={button}>
            <ActionButton type="submit" size="l" full state={state}>{t(texts.submit)}</ActionButton>
          </div>
          <noscript>
            <p className={styles.intro}>{t(texts.noScript)}</p>
          </noscript>
        </form>
        {accounts.length > 0 && <DemoAccounts accounts={accounts} onPick={fill} filled={filled} id={`${blockId}-demo`} />}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture image={picture} priority sizes="(min-width: 900px) 32rem, 100vw" />
        </div>
      )}
    </section>
  )
}
