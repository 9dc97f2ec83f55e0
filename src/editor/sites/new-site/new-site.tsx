import { Alert, Button, Group, Stepper } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { pickText } from '@schemas/layout/text'
import { useBoot, useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { useCall, useCallMutation } from '@kit/use-call'
import { ListNote } from '../../ui/side-panel'
import { useFamilies } from '../parts/use-families'
import { siteCalls } from '../site-calls'
import { goTo } from '../sites-place'
import styles from '../sites.module.css'
import { AdminStep, adminProblems } from './admin-step'
import { blankSite, type NewSiteDraft, problemsOf, inputOf, stepOf } from './new-site-draft'
import { SiteMade } from './site-made'
import { SiteStep } from './site-step'
import { TemplateStep } from './template-step'

const words = {
  title: { en: 'New site', th: 'สร้างเว็บไซต์ใหม่' },
  template: { en: 'Template', th: 'เทมเพลต' },
  site: { en: 'Name and address', th: 'ชื่อและที่อยู่' },
  admin: { en: 'First admin', th: 'ผู้ดูแลคนแรก' },
  back: { en: 'Back', th: 'ย้อนกลับ' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
  next: { en: 'Next', th: 'ถัดไป' },
  create: { en: 'Create the site', th: 'สร้างเว็บไซต์' },
}

/** Makes a site in three steps: what it begins with, what it is called and where it answers, and who is its first admin. */
export function NewSite() {
  const t = useT()
  const locale = useLocale()
  const { env, space } = useBoot()
  const isNarrow = useMediaQuery('(width < 640px)', false)
  const [step, setStep] = useState(0)
  const [isTried, setTried] = useState(false)
  const [draft, setDraft] = useState<NewSiteDraft>(() => blankSite(space.timeZone))
  const templates = useCall(siteCalls.templates, {})
  const create = useCallMutation(siteCalls.create, { refresh: [siteCalls.list, siteCalls.templates] })
  useFamilies(templates.data?.templates.map(({ look }) => look))
  const refused = create.error?.fields ?? {}
  const change = (changed: Partial<NewSiteDraft>) => {
    setDraft({ ...draft, ...changed })
    if (create.error) create.reset()
  }
  const given = inputOf(draft, env === 'localhost')
  const problems = step === 1 ? problemsOf(given) : step === 2 ? adminProblems(draft.admin) : {}

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(problems).length > 0 || (step === 0 && draft.template === undefined) || create.isPending) return
    if (step < 2) {
      setTried(false)
      setStep(step + 1)
      return
    }
    create.mutate({ ...given, template: draft.template ?? 'pack:default' }, { onError: ({ fields }) => setStep(stepOf(fields)) })
  }

  if (create.data) return <SiteMade made={create.data} name={pickText(given.name, locale)} />
  const parts = { draft, given, problems: isTried ? problems : {}, refused, isTried, onChange: change }
  return (
    <form className={styles.form} data-wide={step === 0 || undefined} onSubmit={submit} noValidate>
      <h1 className={styles.title}>{t(words.title)}</h1>
      <Stepper active={step} onStepClick={(to) => to < step && setStep(to)} size="sm" allowNextStepsSelect={false} orientation={isNarrow ? 'vertical' : 'horizontal'} className={styles.steps}>
        {[words.template, words.site, words.admin].map((label) => (
          <Stepper.Step key={label.en} label={t(label)} />
        ))}
      </Stepper>
      {step === 0 && (templates.data ? <TemplateStep templates={templates.data.templates} {...parts} /> : <ListNote query={templates} />)}
      {step === 1 && <SiteStep {...parts} />}
      {step === 2 && <AdminStep {...parts} />}
      {create.error && (
        <Alert color="red" role="alert">
          {create.error.message}
        </Alert>
      )}
      <Group justify="space-between" mt="md">
        <Button variant="default" onClick={() => (step === 0 ? goTo({ kind: 'list' }) : setStep(step - 1))}>
          {t(step === 0 ? words.cancel : words.back)}
        </Button>
        <Button type="submit" loading={create.isPending} disabled={step === 0 && draft.template === undefined}>
          {t(step === 2 ? words.create : words.next)}
        </Button>
      </Group>
    </form>
  )
}
