import type { LinkTarget } from '@schemas/layout/link-target'
import type { CallForm } from '@kit/form/use-call-form'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Checkbox } from '@kit/ui/checkbox'
import { FieldError } from '@kit/ui/field'
import { texts } from './texts'
import type { CheckoutValues } from './values'
import styles from './view.module.css'

/** The terms are accepted with each order; nothing is ticked in advance. */
export function Consent({ form, terms }: { form: CallForm<CheckoutValues>; terms: LinkTarget | undefined }) {
  const t = useT()
  const error = form.error('accepted')
  return (
    <div className={styles.consent}>
      <Checkbox
        {...form.register('accepted')}
        label={t(texts.accept)}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={error ? 'accepted-error' : undefined}
      />
      {terms && (
        <Link link={terms} className={styles.terms}>
          {t(texts.terms)}
        </Link>
      )}
      <FieldError id="accepted-error">{error}</FieldError>
    </div>
  )
}
