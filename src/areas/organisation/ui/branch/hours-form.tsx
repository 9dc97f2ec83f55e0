import { useWatch } from 'react-hook-form'
import type { BranchView } from '@schemas/organisation/entities/branch-view'
import { call as saveCall } from '@client/organisation/calls/cluster/save-branch'
import { useLocale } from '@kit/boot'
import { CallForm } from '@kit/form/call-form'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import styles from './branch.module.css'
import { branchInput, type BranchInput } from './branch-input'
import { branchTexts as texts } from './branch-texts'
import { dayName } from './day-name'
import { type FormEnd, FormFoot } from './form-foot'
import { hoursOf, weekOf } from './week-hours'

type Props = FormEnd & { branch: BranchView; onSaved: () => void }

/** From Monday, as a week is read here; stored from Sunday. */
export const shownDays = [1, 2, 3, 4, 5, 6, 0] as const

/** When a branch is open, day by day. */
export function HoursForm({ branch, onSaved, ...end }: Props) {
  const t = useT()
  const locale = useLocale()
  const values = { hours: weekOf(branch.hours) }
  const form = useCallForm<typeof saveCall, typeof values>(saveCall, {
    contract: () => import('@schemas/organisation/calls/cluster/save-branch'),
    defaultValues: values,
    input: ({ hours }): BranchInput => ({ ...branchInput(branch), hours: hoursOf(hours) }),
    done: onSaved,
  })
  const hours = useWatch({ control: form.control, name: 'hours' })
  const monday = hours[1]
  return (
    <CallForm form={form} label={t(texts.hours)} className={styles.form} guard={!end.isStep}>
      <ul role="list" className={styles.days}>
        {shownDays.map((day) => {
          const name = dayName(day, locale)
          const isOpen = hours[day]?.isOpen ?? false
          const problem = form.error(`hours.${day}`)
          return (
            <li key={day} className={styles.day}>
              <Checkbox {...form.register(`hours.${day}.isOpen`)} label={name} />
              {isOpen ? (
                <>
                  <Field label={t(texts.from, { day: name })} labelHidden error={problem}>
                    <TextInput {...form.register(`hours.${day}.from`)} type="time" required />
                  </Field>
                  <span aria-hidden="true">–</span>
                  <Field label={t(texts.until, { day: name })} labelHidden>
                    <TextInput {...form.register(`hours.${day}.until`)} type="time" required />
                  </Field>
                </>
              ) : (
                <span className={styles.soft}>{t(texts.closed)}</span>
              )}
            </li>
          )
        })}
      </ul>
      {monday?.isOpen && (
        <div>
          <Button
            look="secondary"
            size="s"
            onClick={() =>
              form.setValue(
                'hours',
                hours.map(() => ({ ...monday })),
                { shouldDirty: true },
              )
            }
          >
            {t(texts.sameAll)}
          </Button>
        </div>
      )}
      <FormFoot state={form.state} {...end} />
    </CallForm>
  )
}
