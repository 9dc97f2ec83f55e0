import { type FormEvent, useEffect, useRef } from 'react'
import { isAnswerField } from '@schemas/layout/check-answers'
import { AnswerField } from '@areas/forms/ui/answer-field/answer-field'
import { classNames } from '@kit/class-names'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button, ButtonLink } from '@kit/ui/button'
import { SectionHeading } from '@kit/ui/section-heading'
import surface from '@kit/ui/surface.module.css'
import type { Props } from './schema'
import { texts } from './texts'
import { useFormBlock } from './use-form-block'
import styles from './view.module.css'

export function View(props: Props) {
  const { eyebrow, title, intro, align, look: variant, blockId } = props
  const filling = useFormBlock(props)
  return (
    <section className={styles.block} aria-labelledby={title ? `${blockId}-title` : undefined} data-look={variant}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title}
        intro={intro}
        align={align}
        id={`${blockId}-title`}
        className={styles.heading}
      />
      <div className={classNames(styles.ground, variant === 'card' && surface.surface)}>
        {filling.sent === undefined ? (
          <Questions {...props} filling={filling} />
        ) : (
          <Thanks {...props} id={filling.sent} onAgain={props.again ? filling.again : undefined} />
        )}
      </div>
    </section>
  )
}

type Filling = ReturnType<typeof useFormBlock>

function Questions({ title, steps, submitLabel, note, fields, blockId, filling }: Props & { filling: Filling }) {
  const t = useT()
  const { sections, step, errors } = filling
  const Part = title ? 'h3' : 'h2'
  const trap = useRef<HTMLInputElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    if (!container.current?.contains(document.activeElement))
      container.current?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus()
  }, [step])
  const onSubmit = (event: FormEvent) => {
    if (filling.isLast) return void filling.onSubmit(() => trap.current?.value ?? '')(event)
    event.preventDefault()
    void filling.next()
  }
  return (
    // Outside a dialog this method submits nowhere, so answers never end up in an address when scripts are off or late.
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={onSubmit}
      aria-label={title ? undefined : t(texts.send)}
    >
      {steps && <Steps filling={filling} />}
      <Summary filling={filling} />
      <div ref={container} className={styles.sections}>
        {sections.map((section, index) => (
          <div
            key={index}
            className={styles.section}
            data-later={steps && index !== step ? '' : undefined}
            data-step={index}
            tabIndex={-1}
            role="group"
            aria-labelledby={section.heading ? `${blockId}-part-${index}` : undefined}
          >
            {section.heading && (
              <div className={styles.part}>
                <Part id={`${blockId}-part-${index}`} className={styles.partTitle}>
                  {section.heading.text}
                </Part>
                {section.heading.hint && <p className={styles.hint}>{section.heading.hint}</p>}
              </div>
            )}
            <div className={styles.fields}>
              {section.fields.map((field, at) =>
                isAnswerField(field) ? (
                  // While a form is being built, two fields may share a name.
                  <div
                    key={
                      section.fields.findIndex((other) => isAnswerField(other) && other.name === field.name) === at
                        ? field.name
                        : `${field.name} ${at}`
                    }
                    className={styles.cell}
                    data-width={field.width}
                  >
                    <AnswerField
                      field={field}
                      control={filling.register(field.name)}
                      error={errors[field.name]?.message as string | undefined}
                      today={filling.today}
                      id={`${blockId}-${field.name}`}
                    />
                  </div>
                ) : (
                  <p key={at} className={styles.paragraph} data-tone={field.tone}>
                    {field.text}
                  </p>
                ),
              )}
            </div>
          </div>
        ))}
      </div>
      <label className={styles.trap} aria-hidden="true">
        {t(texts.trap)}
        <input ref={trap} name="website" id={filling.trapId} type="text" tabIndex={-1} autoComplete="off" />
      </label>
      <div className={styles.foot}>
        <div className={styles.buttons}>
          {filling.isLast ? (
            <ActionButton type="submit" size="l" state={filling.state}>
              {submitLabel ?? t(texts.send)}
            </ActionButton>
          ) : (
            <Button type="submit" size="l" iconAfter="arrow-right">
              {t(texts.next)}
            </Button>
          )}
          {steps && step > 0 && (
            <Button look="quiet" size="l" onClick={filling.back}>
              {t(texts.back)}
            </Button>
          )}
        </div>
        <p className={styles.note}>
          {note ?? (fields.some((field) => isAnswerField(field) && field.required) ? t(texts.required) : '')}
        </p>
      </div>
      <noscript>
        <p className={styles.paragraph} data-tone="note">
          {t(texts.noScript)}
        </p>
      </noscript>
    </form>
  )
}

function Steps({ filling: { sections, step } }: { filling: Filling }) {
  const t = useT()
  return (
    <div className={styles.steps}>
      <p className={styles.hint}>{t(texts.step, { step: step + 1, steps: sections.length })}</p>
      <ol className={styles.stepList} aria-label={t(texts.steps)}>
        {sections.map((section, index) => (
          <li key={index} aria-current={index === step ? 'step' : undefined} data-done={index < step ? '' : undefined}>
            <span className={styles.stepName}>{section.heading?.text ?? t(texts.firstStep)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Summary({ filling: { failure, wrong, isSubmitted, goToField } }: { filling: Filling }) {
  const t = useT()
  const several = isSubmitted && wrong.length > 0
  return (
    <div role="alert" className={styles.alertPlace}>
      {(failure || several) && (
        <div className={styles.alert}>
          <Icon name="alert-circle" />
          <div>
            <p className={styles.alertTitle}>
              {several ? t(wrong.length === 1 ? texts.one : texts.several, { count: wrong.length }) : t(texts.failed)}
            </p>
            {several ? (
              <ul role="list" className={styles.wrongs}>
                {wrong.map(({ name, label, message }) => (
                  <li key={name}>
                    <button type="button" className={styles.wrong} onClick={() => goToField(name)}>
                      {label}
                    </button>
                    : {message}
                  </li>
                ))}
              </ul>
            ) : (
              <p>
                {failure?.message} {t(texts.kept)}{' '}
                {failure?.requestId && <small>{t(texts.request, { id: failure.requestId })}</small>}
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

function Thanks({ thanks, id, onAgain, title }: Props & { id: string; onAgain: (() => void) | undefined }) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const Heading = title ? 'h3' : 'h2'
  return (
    <div ref={place} tabIndex={-1} className={styles.thanks}>
      <span className={styles.tick}>
        <Icon name="check" size="1.75rem" />
      </span>
      <Heading className={styles.thanksTitle}>{thanks?.title ?? t(texts.thanks)}</Heading>
      {thanks?.text && <p>{thanks.text}</p>}
      <p className={styles.reference}>{t(texts.reference, { id: id.slice(0, 8).toUpperCase() })}</p>
      {(thanks?.action || onAgain) && (
        <div className={styles.buttons}>
          {thanks?.action && <ButtonLink link={thanks.action.link}>{thanks.action.label}</ButtonLink>}
          {onAgain && (
            <Button look="secondary" onClick={onAgain}>
              {t(texts.again)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
