import { isAnswerField, shownFields } from '@schemas/layout/check-answers'
import type { OpenedEvent } from '@schemas/events/entities/event'
import { ShownPrice } from '@areas/commerce/public'
import { AnswerField } from '@areas/forms/public'
import { eventTexts } from '@areas/events/ui/event-texts'
import { useLocale, useSpace } from '@kit/boot'
import { formatBaht, formatDate } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'
import type { Registration } from './use-registration'
import styles from './view.module.css'

type Props = { id: string; event: OpenedEvent; registration: Registration }

export function Packages({ event, registration }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const { form, values, isSingle } = registration
  return (
    <fieldset className={styles.packages}>
      <legend className={styles.legend}>{t(texts.choose)}</legend>
      {event.packages.map((each) => {
        const { id, title, price, state, left, min, max, sessions } = each
        const isOpen = state === 'open'
        const own = event.sessions.filter((session) => sessions.includes(session.id))
        const limit = Math.min(max, left ?? max)
        const counts = Array.from({ length: Math.max(0, limit - min + 1) }, (_, at) => String(min + at))
        const quantity = values.quantities[id] ?? ''
        return (
          <div key={id} className={styles.package} data-chosen={quantity !== '' && quantity !== '0' ? '' : undefined}>
            <div className={styles.words}>
              {isSingle || limit <= 1 ? (
                <Checkbox
                  checked={Number(quantity) > 0}
                  disabled={!isOpen}
                  onChange={({ currentTarget }) => {
                    const others = isSingle ? {} : values.quantities
                    form.setValue('quantities', { ...others, [id]: currentTarget.checked ? '1' : '' })
                  }}
                  label={<strong>{title}</strong>}
                />
              ) : (
                <strong>{title}</strong>
              )}
              {own.map((session) => (
                <span key={session.id} className={styles.soft}>
                  {formatDate(session.from, locale, { timeZone, style: 'full' })}
                </span>
              ))}
              {!isOpen ? (
                <Badge>
                  {t(eventTexts.states[state], {
                    date: each.opens ? formatDate(each.opens, locale, { timeZone, style: 'short' }) : '',
                  })}
                </Badge>
              ) : (
                left !== undefined && (
                  <Badge tone="warning">{t(left === 1 ? eventTexts.oneLeft : eventTexts.left, { count: left })}</Badge>
                )
              )}
            </div>
            {price ? <ShownPrice price={price} /> : <span className={styles.free}>{t(texts.free)}</span>}
            {!isSingle && limit > 1 && isOpen && (
              <Field label={t(texts.quantity, { package: title })} labelHidden>
                <Select
                  {...form.register(`quantities.${id}`)}
                  placeholder="0"
                  options={counts.map((value) => ({ value, label: value }))}
                />
              </Field>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

export function People({ id, event, registration }: Props) {
  const t = useT()
  const { form, seats, perTicket, values, error } = registration
  const namesEach = seats.length > 1 || perTicket.length > 0
  return (
    <div className={styles.fields}>
      <Field label={t(texts.name)} error={error('contact.name')} required>
        <TextInput {...form.register('contact.name')} autoComplete="name" maxLength={120} />
      </Field>
      <Field label={t(texts.email)} hint={t(texts.emailHint)} error={error('contact.email')}>
        <TextInput {...form.register('contact.email')} type="email" autoComplete="email" />
      </Field>
      <Field label={t(texts.phone)} error={error('contact.phone')}>
        <TextInput {...form.register('contact.phone')} type="tel" autoComplete="tel" />
      </Field>
      {event.mode === 'code' && (
        <Field label={t(texts.code)} error={error('code')} required>
          <TextInput {...form.register('code')} autoComplete="off" maxLength={40} />
        </Field>
      )}
      {namesEach &&
        seats.map((seat, at) => (
          <div key={`${seat.package}-${seat.no}`} className={styles.seat}>
            <Field
              label={t(texts.attendee, { no: at + 1, package: seat.title })}
              hint={t(texts.attendeeHint)}
              error={error(`people.${at}.name`)}
            >
              <TextInput {...form.register(`people.${at}.name`)} maxLength={120} />
            </Field>
            {shownFields(perTicket, values.people[at]?.answers ?? {})
              .filter(isAnswerField)
              .map((field) => (
                <AnswerField
                  key={field.name}
                  field={field}
                  control={form.register(`people.${at}.answers.${field.name}` as 'code')}
                  error={error(`people.${at}.answers.${field.name}`)}
                  today={undefined}
                  id={`${id}-${at}-${field.name}`}
                />
              ))}
          </div>
        ))}
    </div>
  )
}

export function Questions({ id, event, registration }: Props) {
  const t = useT()
  const { form, party, values, error } = registration
  const hasSensitive = Object.values(event.questions.rules).some(({ sensitive }) => sensitive)
  return (
    <div className={styles.fields}>
      {hasSensitive && <p className={styles.soft}>{t(texts.sensitive)}</p>}
      {shownFields(party, values.answers).map((field, at) =>
        isAnswerField(field) ? (
          <AnswerField
            key={field.name}
            field={field}
            control={form.register(`answers.${field.name}` as 'code')}
            error={error(`answers.${field.name}`)}
            today={undefined}
            id={`${id}-${field.name}`}
          />
        ) : field.kind === 'heading' ? (
          <h3 key={`part-${at}`} className={styles.part}>
            {field.text}
          </h3>
        ) : (
          <p key={`part-${at}`} className={styles.soft}>
            {field.text}
          </p>
        ),
      )}
      {event.privacy.purposes.length > 0 && (
        <fieldset className={styles.consents}>
          <legend className={styles.legend}>{t(texts.consents)}</legend>
          {event.privacy.purposes.map((purpose) => (
            <Checkbox key={purpose.id} {...form.register(`consents.${purpose.id}`)} label={purpose.text} />
          ))}
          {error('consents') && (
            <p role="alert" className={styles.problem}>
              {error('consents')}
            </p>
          )}
        </fieldset>
      )}
    </div>
  )
}

export function Review({ event, registration }: Props) {
  const t = useT()
  const locale = useLocale()
  const { chosen, values } = registration
  const total = chosen.reduce((sum, { price, quantity }) => sum + (price?.amount ?? 0) * quantity, 0)
  return (
    <div className={styles.review}>
      <ul role="list" className={styles.lines}>
        {chosen.map(({ id, title, price, quantity }) => (
          <li key={id}>
            <span>
              {quantity} × {title}
            </span>
            <span>{price ? formatBaht(price.amount * quantity, locale) : t(texts.free)}</span>
          </li>
        ))}
        {total > 0 && (
          <li className={styles.total}>
            <span>{t(texts.total)}</span>
            <span>{formatBaht(total, locale)}</span>
          </li>
        )}
      </ul>
      <p>
        {values.contact.name}
        <span className={styles.soft}> {[values.contact.email, values.contact.phone].filter(Boolean).join(' · ')}</span>
      </p>
      {event.mode === 'approval' && <p className={styles.soft}>{t(texts.approval)}</p>}
    </div>
  )
}
