import { Alert, Button, Group, Stepper } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OutputOf } from '@schemas/call'
import { pickText } from '@schemas/layout/pick-text'
import { useBoot, useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { useCall, useCallMutation } from '@kit/use-call'
import { ListNote } from '../../ui/side-panel'
import { useWrongField } from '../../ui/use-wrong-field'
import { useFamilies } from '../parts/use-families'
import { siteCalls } from '../site-calls'
import { goTo } from '../sites-place'
import styles from '../sites.module.css'
import { useUnsaved } from '../unsaved'
import { AdminStep, adminProblems } from './admin-step'
import { restoreDraft, type NewSiteDraft, type NewSiteInput, problemsOf, inputOf, stepOf } from './new-site-draft'
import { SiteMade } from './site-made'
import { SiteStep } from './site-step'
import { TemplateStep } from './template-step'

const messages = {
  title: { en: 'New site', th: 'สร้างเว็บไซต์ใหม่' },
  template: { en: 'Template', th: 'เทมเพลต' },
  site: { en: 'Name and address', th: 'ชื่อและที่อยู่' },
  admin: { en: 'First admin', th: 'ผู้ดูแลระบบคนแรก' },
  back: { en: 'Back', th: 'ย้อนกลับ' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
  next: { en: 'Next', th: 'ถัดไป' },
  create: { en: 'Create site', th: 'สร้างเว็บไซต์' },
}

/**
 * Creates a site in three steps: its template, its name and hosts, and its first admin. Typed values are kept until the
 * site is created or the form is discarded.
 */
export function NewSite({ requestedStep }: { requestedStep: number }) {
  const t = useT()
  const locale = useLocale()
  const { env, space } = useBoot()
  const isNarrow = useMediaQuery('(width < 640px)', false)
  const [triedAt, setTriedAt] = useState<number>()
  const [stored, keep] = useUnsaved('new')
  const draft = restoreDraft(stored, space.timeZone)
  const templates = useCall(siteCalls.templates, {})
  const [made, setMade] = useState<
    OutputOf<typeof import('@schemas/site/calls/site/create').call> & Pick<NewSiteInput, 'name'>
  >()
  const create = useCallMutation(siteCalls.create, {
    refresh: [siteCalls.list, siteCalls.templates],
    done: (output, { name }) => {
      // Show the result before the typed values are cleared: the steps would be visible without values for a moment.
      flushSync(() => setMade({ ...output, name }))
      keep(() => ({}))
    },
  })
  useFamilies(templates.data?.templates.map(({ look: appearance }) => appearance))
  const check = useCallMutation(siteCalls.checkNames)
  const error = create.error ?? check.error
  const refused = error?.fields ?? {}
  const change = (changed: Partial<NewSiteDraft>) => {
    keep((before) => ({ ...restoreDraft(before, space.timeZone), ...changed }))
    if (create.error) create.reset()
    // Text typed while the check runs needs a new check.
    if (check.error || check.isPending) check.reset()
  }
  const input = inputOf(draft, env === 'localhost')
  // An address may name a step whose previous steps are incomplete. The step in the address is then replaced, so that
  // typing cannot move the person forward.
  const reached = draft.template === undefined ? 0 : Object.keys(problemsOf(input)).length > 0 ? 1 : 2
  const step = Math.min(requestedStep, reached)
  useEffect(() => {
    if (requestedStep > reached) goTo({ kind: 'new', step: reached }, { replaces: true })
  }, [requestedStep, reached])
  // A person who goes back during the check is not moved forward by its result.
  const forgetCheck = useEffectEvent(() => check.reset())
  useEffect(() => forgetCheck(), [step])
  const isTried = triedAt === step
  const [form, showWrong] = useWrongField(error)
  const problems = step === 1 ? problemsOf(input) : step === 2 ? adminProblems(draft.admin) : {}

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTriedAt(step)
    if (Object.keys(problems).length > 0) return showWrong()
    if (draft.template === undefined || create.isPending || check.isPending) return
    const next = () => {
      setTriedAt(undefined)
      goTo({ kind: 'new', step: step + 1 })
    }
    if (step === 0) return next()
    // Key and host names are checked here, where they are typed, not after the next step.
    if (step === 1) return check.mutate({ id: input.id, hosts: input.hosts }, { onSuccess: next })
    create.mutate(
      { ...input, template: draft.template },
      {
        onError: ({ fields }) =>
          stepOf(fields) < step && goTo({ kind: 'new', step: stepOf(fields) }, { replaces: true }),
      },
    )
  }

  const leave = () => {
    keep(() => ({}))
    goTo({ kind: 'list' })
  }

  if (made) return <SiteMade made={made} name={pickText(made.name, locale)} />
  const parts = { draft, input, problems: isTried ? problems : {}, refused, isTried, onChange: change }
  return (
    <form ref={form} className={styles.form} data-wide={step === 0 || undefined} onSubmit={submit} noValidate>
      <h1 className={styles.title}>{t(messages.title)}</h1>
      <Stepper
        active={step}
        onStepClick={(to) => to < step && goTo({ kind: 'new', step: to })}
        size="sm"
        allowNextStepsSelect={false}
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        className={styles.steps}
      >
        {[messages.template, messages.site, messages.admin].map((label) => (
          <Stepper.Step key={label.en} label={t(label)} />
        ))}
      </Stepper>
      {step === 0 &&
        (templates.data ? (
          <TemplateStep templates={templates.data.templates} {...parts} />
        ) : (
          <ListNote query={templates} />
        ))}
      {step === 1 && <SiteStep {...parts} />}
      {step === 2 && <AdminStep {...parts} />}
      {/* Already shown at its field. */}
      {error && error.message !== refused.id && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      <Group justify="space-between" mt="md">
        <Button variant="default" onClick={() => (step === 0 ? leave() : goTo({ kind: 'new', step: step - 1 }))}>
          {t(step === 0 ? messages.cancel : messages.back)}
        </Button>
        <Button
          type="submit"
          loading={create.isPending || check.isPending}
          disabled={step === 0 && draft.template === undefined}
        >
          {t(step === 2 ? messages.create : messages.next)}
        </Button>
      </Group>
    </form>
  )
}
