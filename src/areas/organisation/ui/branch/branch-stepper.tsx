import { useEffect, useRef } from 'react'
import type { BranchView } from '@schemas/organisation/entities/branch-view'
import { call as branchCall } from '@client/organisation/calls/cluster/branch'
import { call as branchesCall } from '@client/organisation/calls/cluster/branches'
import { usePage } from '@kit/boot'
import { navigateTo } from '@kit/navigate'
import { Stepper } from '@kit/stepper/stepper'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { refreshCalls, useCall } from '@kit/use-call'
import { CallState } from '../desk/call-state'
import styles from './branch.module.css'
import { detailPath, newBranchPath } from './branch-paths'
import { branchTexts as texts } from './branch-texts'
import { FactsForm } from './facts-form'
import { HoursForm } from './hours-form'
import { MembersPart } from './members-part'
import { OrganisationForm } from './organisation-form'
import { ReceiptForm } from './receipt-form'
import { RegistersPart } from './registers-part'

const branchSteps = ['facts', 'hours', 'registers', 'receipt', 'members'] as const
type StepId = 'organisation' | (typeof branchSteps)[number]

/** Sets a branch up step by step. Each step is stored, and the address names the branch: a reload goes on there. */
export function BranchStepper() {
  const t = useT()
  const { data, error, refetch } = useCall(branchesCall, {})
  const query = usePage()?.query ?? {}
  return (
    <section className={styles.stepper}>
      <h1 className={styles.title}>{t(texts.newBranch)}</h1>
      <CallState data={data} error={error} onRetry={() => void refetch()}>
        {({ items, organisation }) => {
          const branch = items.find(({ id }) => id === query.branch)
          return (
            <Steps
              key={branch?.id ?? 'new'}
              hasOrganisation={organisation !== undefined}
              branch={branch}
              wanted={query.step}
            />
          )
        }}
      </CallState>
    </section>
  )
}

type StepsProps = { hasOrganisation: boolean; branch: BranchView | undefined; wanted: string | undefined }

/** The furthest step that what is stored allows. */
function stepOf({ hasOrganisation, branch, wanted }: StepsProps): StepId {
  if (!branch) return hasOrganisation ? 'facts' : 'organisation'
  const step = branchSteps.find((each) => each === wanted) ?? 'hours'
  return branch.registers.length === 0 && (step === 'receipt' || step === 'members') ? 'registers' : step
}

function Steps(props: StepsProps) {
  const t = useT()
  const { branch } = props
  const step = stepOf(props)
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    frame.current?.focus()
  }, [step])
  // Who has an organisation never sees its step, unless they have just made it.
  const steps: StepId[] = props.hasOrganisation ? [...branchSteps] : ['organisation', ...branchSteps]
  const at = steps.indexOf(step)
  const refresh = () => refreshCalls(branchesCall, branchCall)
  const go = (to: StepId | undefined, id = branch?.id) => navigateTo(newBranchPath(id, to), { replace: true })
  const goOn = async (id?: string) => {
    await refresh()
    go(steps[at + 1], id ?? branch?.id)
  }
  const end = { isStep: true, onBack: at > 0 && branch ? () => go(steps[at - 1]) : undefined }
  return (
    <>
      <Stepper
        steps={steps.map((id, index) => ({
          id,
          label: t(texts.steps[id]),
          state: index < at ? 'done' : index === at ? 'current' : 'next',
        }))}
        {...(branch ? { onChoose: (id: string) => go(id as StepId) } : {})}
      />
      <div ref={frame} tabIndex={-1} role="group" aria-label={t(texts.steps[step])} className={styles.step}>
        {step === 'organisation' && <OrganisationForm onSaved={() => void refresh()} />}
        {step === 'facts' && (
          <FactsForm key={branch?.version} branch={branch} onSaved={(id) => void goOn(id)} {...end} />
        )}
        {branch && step === 'hours' && (
          <HoursForm key={branch.version} branch={branch} onSaved={() => void goOn()} {...end} />
        )}
        {branch && step === 'registers' && (
          <>
            <RegistersPart branch={branch} onChanged={refresh} />
            <Ways
              label={t(texts.next)}
              isReady={branch.registers.length > 0}
              onNext={() => go('receipt')}
              onBack={() => go('hours')}
            />
          </>
        )}
        {branch && step === 'receipt' && (
          <ReceiptForm key={branch.version} branch={branch} onSaved={() => void goOn()} {...end} />
        )}
        {branch && step === 'members' && (
          <>
            <MembersPart branch={{ id: branch.id, name: t(branch.name) }} />
            <Ways
              label={t(texts.finish)}
              isReady
              onNext={() => navigateTo(detailPath(branch.id))}
              onBack={() => go('receipt')}
            />
          </>
        )}
      </div>
    </>
  )
}

type WaysProps = { label: string; isReady: boolean; onNext: () => void; onBack: () => void }

function Ways({ label, isReady, onNext, onBack }: WaysProps) {
  const t = useT()
  return (
    <>
      {!isReady && <p className={styles.soft}>{t(texts.needsRegister)}</p>}
      <div className={styles.buttons}>
        <Button icon="arrow-right" disabled={!isReady} onClick={onNext}>
          {label}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t(texts.back)}
        </Button>
      </div>
    </>
  )
}
